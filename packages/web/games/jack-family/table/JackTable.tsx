import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Page } from '../../../app/layout/Page.tsx'
import { Button } from '../../../design/Button.tsx'
import { Skeleton } from '../../../design/Skeleton.tsx'
import { useTranslation } from '../../../i18n/index.ts'
import { useEarlyKeys } from '../../../table/early-keys.ts'
import layout from '../../../table/layout.module.css'
import type { SurfaceProps } from '../../../table/surface.ts'
import { Composer } from '../composing/Composer.tsx'
import { Cards } from '../panels/Cards.tsx'
import { RoundTrack } from '../panels/RoundTrack.tsx'
import type { SideColumn as Side } from '../panels/SideColumn.tsx'
import type { JackTypes, Title } from '../title.ts'
import { BoardArea, type BoardAreaProps } from './BoardArea.tsx'
import type { Keys as KeysType } from './Keys.tsx'
import { LazyDialogs } from './LazyDialogs.tsx'
import { Notices } from './Notices.tsx'
import { useDesk } from './useDesk.ts'

// The board and the choices come first; what is known, and the way back, follow a moment later.
const SideColumn = lazy(async () => ({
  default: (await import('../panels/SideColumn.tsx')).SideColumn,
})) as unknown as typeof Side
const PastBar = lazy(async () => ({ default: (await import('../../../table/PastBar.tsx')).PastBar }))
const Keys = lazy(async () => ({ default: (await import('./Keys.tsx')).Keys })) as unknown as typeof KeysType
const Aim = lazy(async () => ({ default: (await import('../panels/Aim.tsx')).Aim }))

interface JackTableProps<T extends JackTypes> extends Pick<BoardAreaProps<T>, 'Board' | 'Aids'> {
  readonly title: Title<T>
  readonly game: SurfaceProps<T['view']>
}

/** The playing table of either title: what is asked on the left, the board in the middle, what is known on the right. */
export function JackTable<T extends JackTypes>({ title, Board, Aids, game }: JackTableProps<T>) {
  const { t } = useTranslation('table')
  const desk = useDesk(title, game)
  const { table, status, reading } = desk
  const { play } = table
  const [pointed, setPointed] = useState<string | null>(null)
  const stage = useRef<HTMLDivElement>(null)
  useEarlyKeys()

  // On a phone a card may have been chosen below the board: what follows is chosen on it.
  const hasEnded = game.state.view.outcome !== undefined && play.past === null && play.film.frame === null
  const isWalking = table.composing !== null && table.composing.mode !== 'card'
  useEffect(() => {
    if (isWalking && matchMedia('(max-width: 68rem)').matches)
      stage.current?.querySelector('[role="application"]')?.scrollIntoView({ block: 'nearest' })
  }, [isWalking])

  return (
    <Page
      title={status.isMine ? t('title.yours', { ask: status.what }) : t('title.watch', { whose: status.whose })}
      width="wide"
    >
      <div ref={stage} className={layout.table} data-past={play.past !== null || undefined}>
        <div className={layout.status} data-mine={status.isMine || undefined}>
          <h1 className={layout.whose}>{status.whose}</h1>
          <p className={layout.what}>{status.what}</p>
        </div>
        <section className={layout.now} data-over={hasEnded || undefined} aria-label={t('now.label')}>
          <Notices desk={desk} />
          {play.film.frame !== null && (
            <Button kind="quiet" onClick={play.film.skip}>
              {t('film.skip')}
            </Button>
          )}
          <Composer table={table} />
          <Cards table={table} />
          {!isWalking && !hasEnded && (
            <Suspense fallback={null}>
              <Aim
                game={title.id}
                audience={table.scene.audience}
                words={table.words}
                onRules={() => reading.showRule(null)}
              />
            </Suspense>
          )}
        </section>
        <section className={layout.board} aria-label={t('board.label')}>
          <RoundTrack table={table} />
          <BoardArea table={table} Board={Board} Aids={Aids} pointed={pointed} />
        </section>
        <div className={layout.past}>
          <Suspense fallback={null}>
            <PastBar play={play} />
          </Suspense>
        </div>
        <aside className={layout.side} aria-label={t('side.label')}>
          <h2 className="visually-hidden">{t('side.label')}</h2>
          <Suspense fallback={<Skeleton lines={12} />}>
            <SideColumn desk={desk} onPoint={setPointed} />
          </Suspense>
        </aside>
      </div>
      <Suspense fallback={null}>
        <Keys desk={desk} stage={stage} />
      </Suspense>
      <LazyDialogs desk={desk} surface="board" />
    </Page>
  )
}
