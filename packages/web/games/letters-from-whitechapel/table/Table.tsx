import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { lazy, memo, Suspense } from 'react'
import { Page } from '../../../app/layout/Page.tsx'
import { Button } from '../../../design/Button.tsx'
import { Skeleton } from '../../../design/Skeleton.tsx'
import { useTranslation } from '../../../i18n/index.ts'
import { useEarlyKeys } from '../../../table/early-keys.ts'
import layout from '../../../table/layout.module.css'
import type { SurfaceProps } from '../../../table/surface.ts'
import { useLater } from '../../../table/useLater.ts'
import { Composer } from '../composing/Composer.tsx'
import { NightStrip } from '../panels/NightStrip.tsx'
import { onShow } from '../scene.ts'
import type { KeyUse } from './Dialogs.tsx'
import { LazyDialogs } from './LazyDialogs.tsx'
import { MapView } from './MapView.tsx'
import { Notices } from './Notices.tsx'
import stage from './Stage.module.css'
import { inHandWords } from './status.ts'
import styles from './Table.module.css'
import { type Aids, useAids } from './useAids.ts'
import { type Desk, useDesk } from './useDesk.ts'
import { useStage } from './useStage.ts'

// The map and the choices come first; what is known follows a moment later.
const Besides = lazy(async () => ({ default: (await import('../panels/Besides.tsx')).Besides }))
const Keys = lazy(async () => ({ default: (await import('./Keys.tsx')).Keys }))
const PastBar = lazy(async () => ({ default: (await import('../../../table/PastBar.tsx')).PastBar }))
const SideColumn = lazy(async () => ({ default: (await import('../panels/SideColumn.tsx')).SideColumn }))

const KEYS: readonly KeyUse[] = [
  ['arrows', 'map'],
  ['n p', 'targets'],
  ['space', 'pick'],
  ['enter', 'confirm'],
  ['escape', 'back'],
  ['+ - 0', 'zoom'],
  [', .', 'past'],
  ['?', 'help'],
]

/** The playing table: what is asked on the left, the map in the middle, what is known on the right. */
export function WhitechapelTable(game: SurfaceProps<WhitechapelView>) {
  const { t } = useTranslation('table')
  const desk = useDesk(game)
  const { table, replaying, status } = desk
  const { play, words } = table
  const aids = useAids(game, onShow(play))
  const isNow = play.past === null && play.film.frame === null
  const hasEnded = game.state.view.outcome !== undefined && isNow
  const what = (isNow && !hasEnded ? inHandWords(words, aids) : null) ?? status.what
  const heights = useStage({
    ask: [what, play.draft],
    draws: aids.inHand,
    shows: [play.past, replaying.perspective, aids.rowOf, aids.supposition],
  })
  useEarlyKeys()

  return (
    <Page
      title={status.isMine ? t('title.yours', { ask: status.what }) : t('title.watch', { whose: status.whose })}
      width="wide"
    >
      <div
        ref={heights.stage}
        className={`${layout.table} ${styles.table} ${stage.stage}`}
        data-past={play.past !== null || undefined}
      >
        <div ref={heights.status} className={`${layout.status} ${stage.status}`} data-mine={status.isMine || undefined}>
          <h1 className={layout.whose}>{status.whose}</h1>
          <p className={layout.what}>{what}</p>
        </div>
        <section className={`${layout.now} ${stage.now}`} data-over={hasEnded || undefined} aria-label={t('now.label')}>
          <Notices desk={desk} />
          {play.film.frame !== null && (
            <Button kind="quiet" onClick={play.film.skip}>
              {t('film.skip')}
            </Button>
          )}
          {!aids.inHand && <Composer table={table} />}
          <Suspense fallback={null}>
            <Besides table={table} aids={aids} />
          </Suspense>
        </section>
        <section className={`${layout.board} ${stage.board}`} aria-label={t('board.label')}>
          <NightStrip table={table} />
          <MapView table={table} aids={aids} />
        </section>
        <div className={`${layout.past} ${stage.past}`}>
          <Suspense fallback={null}>
            <PastBar play={play} />
          </Suspense>
        </div>
        <aside className={`${layout.side} ${stage.side}`} aria-label={t('side.label')}>
          <h2 className="visually-hidden">{t('side.label')}</h2>
          <Beside desk={desk} aids={aids} />
        </aside>
      </div>
      {play.ready && (
        <Suspense fallback={null}>
          <Keys desk={desk} aids={aids} stage={heights.stage} />
        </Suspense>
      )}
      <LazyDialogs desk={desk} keys={KEYS} />
    </Page>
  )
}

interface BesideProps {
  readonly desk: Desk
  readonly aids: Aids
}

/** What is known, drawn and told. It follows the map and the choices: a click has changed these before it is drawn. */
function Beside({ desk, aids }: BesideProps) {
  return <Known desk={useLater(desk)} aids={useLater(aids)} />
}

const Known = memo(function Known({ desk, aids }: BesideProps) {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <SideColumn desk={desk} aids={aids} />
    </Suspense>
  )
})
