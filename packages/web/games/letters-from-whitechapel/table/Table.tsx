import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { lazy, memo, Suspense, useDeferredValue } from 'react'
import { Page } from '../../../app/layout/Page.tsx'
import { Button } from '../../../design/Button.tsx'
import { Skeleton } from '../../../design/Skeleton.tsx'
import { useTranslation } from '../../../i18n/index.ts'
import layout from '../../../table/layout.module.css'
import { PastBar } from '../../../table/PastBar.tsx'
import { clip } from '../../../table/past.ts'
import { SeatsBar } from '../../../table/SeatsBar.tsx'
import type { SurfaceProps } from '../../../table/surface.ts'
import { TableTools } from '../../../table/TableTools.tsx'
import { type KeyActions, useKeys } from '../../../table/useKeys.ts'
import { Composer } from '../composing/Composer.tsx'
import { NightStrip } from '../panels/NightStrip.tsx'
import type { KeyUse } from './Dialogs.tsx'
import { LazyDialogs } from './LazyDialogs.tsx'
import { MapView } from './MapView.tsx'
import { Notices } from './Notices.tsx'
import stage from './Stage.module.css'
import styles from './Table.module.css'
import { type Aids, useAids } from './useAids.ts'
import { type Desk, useDesk } from './useDesk.ts'
import { useStage } from './useStage.ts'

// The map and the choices come first; what is known follows a moment later.
const SidePanel = lazy(async () => ({ default: (await import('../panels/SidePanel.tsx')).SidePanel }))

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
  const { play, preferences, words } = table
  const aids = useAids(game, play.view)
  const heights = useStage(status.what, play.draft)
  const moments = replaying.state.moments.length
  useKeys(keysOf(desk, aids, moments), preferences.keys)
  const hasEnded = game.state.view.outcome !== undefined && play.past === null && play.film.frame === null

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
          <p className={layout.what}>{status.what}</p>
        </div>
        <section className={`${layout.now} ${stage.now}`} data-over={hasEnded || undefined} aria-label={t('now.label')}>
          <Notices desk={desk} />
          {play.film.frame !== null && (
            <Button kind="quiet" onClick={play.film.skip}>
              {t('film.skip')}
            </Button>
          )}
          {aids.tool !== null && (
            <Button kind="primary" onClick={() => aids.setTool(null)}>
              {words.page('tool.putAway')}
            </Button>
          )}
          <Composer table={table} />
        </section>
        <section className={`${layout.board} ${stage.board}`} aria-label={t('board.label')}>
          <NightStrip table={table} />
          <MapView table={table} aids={aids} />
        </section>
        <div className={`${layout.past} ${stage.past}`}>
          <Suspense fallback={null}>
            <PastBar
              moments={moments}
              past={play.past}
              lookAt={play.lookAt}
              isOver={game.state.info.status === 'over'}
            />
          </Suspense>
        </div>
        <aside className={`${layout.side} ${stage.side}`} aria-label={t('side.label')}>
          <h2 className="visually-hidden">{t('side.label')}</h2>
          <Beside desk={useDeferredValue(desk)} aids={useDeferredValue(aids)} />
        </aside>
      </div>
      <LazyDialogs desk={desk} keys={KEYS} />
    </Page>
  )
}

interface BesideProps {
  readonly desk: Desk
  readonly aids: Aids
}

/** What is known, drawn and told. It follows the map and the choices: a click has changed these before it is drawn. */
const Beside = memo(function Beside({ desk, aids }: BesideProps) {
  const { game, reading } = desk
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <SeatsBar state={game.state} />
      <SidePanel
        desk={desk}
        aids={aids}
        hasMap
        tools={
          <TableTools
            id={game.id}
            at={game.at}
            as="board"
            onKeys={reading.showKeys}
            onRules={() => reading.showRule(null)}
          />
        }
      />
    </Suspense>
  )
})

/** What single keys do at the table; the map has its own. */
function keysOf({ table, reading }: Desk, aids: Aids, moments: number): KeyActions {
  const { play } = table
  const { past } = play
  const putAway = aids.tool === null ? undefined : () => aids.setTool(null)
  return {
    Escape:
      play.film.frame !== null ? play.film.skip : past !== null ? () => play.lookAt(null) : (putAway ?? table.back),
    Enter: play.draft?.done ? () => void play.send() : undefined,
    '?': reading.showKeys,
    Comma: () => play.lookAt(Math.max(0, (past ?? moments) - 1)),
    Period: () => play.lookAt(clip((past ?? moments) + 1, moments)),
  }
}
