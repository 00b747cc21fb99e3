import type { LondonView } from '@gaslight/london-1888'
import { lazy, Suspense, useRef } from 'react'
import { Page } from '../../../app/layout/Page.tsx'
import { Button } from '../../../design/Button.tsx'
import { Skeleton } from '../../../design/Skeleton.tsx'
import { useTranslation } from '../../../i18n/index.ts'
import { useEarlyKeys } from '../../../table/early-keys.ts'
import layout from '../../../table/layout.module.css'
import type { SurfaceProps } from '../../../table/surface.ts'
import { useStacked } from '../../../table/useStacked.ts'
import { Composer } from '../composing/Composer.tsx'
import { EventStrip } from '../panels/EventStrip.tsx'
import { HandPanel } from '../panels/HandPanel.tsx'
import { TurnTrack } from '../panels/TurnTrack.tsx'
import { BoardView } from './BoardView.tsx'
import { BOARD_KEYS } from './key-uses.ts'
import { LazyDialogs } from './LazyDialogs.tsx'
import { Notices } from './Notices.tsx'
import { isInWindow } from './status.ts'
import styles from './Table.module.css'
import { useChoicesInSight } from './useChoicesInSight.ts'
import { useDesk } from './useDesk.ts'

// The board and the choices come first; what is known, and the way back, follow a moment later.
const Keys = lazy(async () => ({ default: (await import('./Keys.tsx')).Keys }))
const WindowPanel = lazy(async () => ({ default: (await import('../windows/WindowPanel.tsx')).WindowPanel }))
const SidePanel = lazy(async () => ({ default: (await import('../panels/SidePanel.tsx')).SidePanel }))
const Self = lazy(async () => ({ default: (await import('../panels/Self.tsx')).Self }))
const SideSheets = lazy(async () => ({ default: (await import('../panels/SideSheets.tsx')).SideSheets }))
const TurnClock = lazy(async () => ({ default: (await import('../../../table/TurnClock.tsx')).TurnClock }))
const PastBar = lazy(async () => ({ default: (await import('../../../table/PastBar.tsx')).PastBar }))

/**
 * The playing table: what is asked on the left, board and hand in the middle, what everybody has on the right. On a phone the
 * board stays in sight on top, what is asked goes below it, and what everybody has comes as sheets from below.
 */
export function LondonTable(game: SurfaceProps<LondonView>) {
  const { t } = useTranslation('table')
  const desk = useDesk(game)
  const { table, status, reading } = desk
  const { play, words, scene } = table
  useEarlyKeys()
  const { clock } = game.state.info
  const parts = useRef<HTMLDivElement>(null)
  const stacked = useStacked()
  const isAsked = isInWindow(play)
  useChoicesInSight(desk, stacked, parts)
  const hasEnded = game.state.view.outcome !== undefined && play.past === null && play.film.frame === null

  const around = {
    strip: <EventStrip words={words} scene={scene} onEvent={desk.showEvent} />,
    hand: <HandPanel table={table} />,
  }

  return (
    <Page
      title={status.isMine ? t('title.yours', { ask: status.what }) : t('title.watch', { whose: status.whose })}
      width="wide"
    >
      <div ref={parts} className={`${layout.table} ${styles.table}`} data-past={play.past !== null || undefined}>
        <div className={`${layout.status} ${styles.line}`} data-mine={status.isMine || undefined}>
          <h1 className={layout.whose}>{status.whose}</h1>
          <p className={layout.what}>{status.what}</p>
          {stacked && play.seat !== null && (
            <div className={styles.self}>
              <Suspense fallback={null}>
                <Self desk={desk} />
              </Suspense>
            </div>
          )}
          <TurnTrack words={words} scene={scene} />
          {clock?.left !== undefined && (
            <Suspense fallback={null}>
              <TurnClock clock={clock} left={clock.left} />
            </Suspense>
          )}
        </div>
        <section className={layout.now} data-over={hasEnded || undefined} aria-label={t('now.label')}>
          <Notices desk={desk} />
          {play.film.frame !== null && (
            <Button kind="quiet" onClick={play.film.skip}>
              {t('film.skip')}
            </Button>
          )}
          {isAsked ? (
            <Suspense fallback={null}>
              <WindowPanel desk={desk} as="board" />
            </Suspense>
          ) : (
            <Composer table={table} onRule={reading.showRule} />
          )}
        </section>
        <section className={`${layout.board} ${styles.board}`} aria-label={t('board.label')}>
          {!stacked && around.strip}
          <BoardView table={table} />
          {!stacked && around.hand}
        </section>
        {stacked && (
          <div className={styles.around}>
            {around.hand}
            {around.strip}
          </div>
        )}
        <div className={`${layout.past} ${styles.past}`}>
          <Suspense fallback={null}>
            <PastBar play={play} />
          </Suspense>
        </div>
        <aside className={stacked ? styles.side : layout.side} aria-label={t('side.label')}>
          <h2 className="visually-hidden">{t('side.label')}</h2>
          <Suspense fallback={stacked ? null : <Skeleton lines={8} />}>
            {stacked ? <SideSheets desk={desk} /> : <SidePanel desk={desk} as="board" />}
          </Suspense>
        </aside>
      </div>
      {play.ready && (
        <Suspense fallback={null}>
          <Keys desk={desk} stage={parts} />
        </Suspense>
      )}
      <LazyDialogs desk={desk} keys={BOARD_KEYS} />
    </Page>
  )
}
