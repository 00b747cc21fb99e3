import { ROUNDS } from '@gaslight/jack-family'
import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import { useTranslation } from '../../../i18n/index.ts'
import { cardOf } from '../details.ts'
import { marksSince } from '../film/marks.ts'
import type { Outlook as OutlookType } from '../panels/Outlook.tsx'
import type { JackTypes } from '../title.ts'
import styles from './BoardArea.module.css'
import type { Table } from './useTable.ts'

// The board comes first.
const Outlook = lazy(async () => ({
  default: (await import('../panels/Outlook.tsx')).Outlook,
})) as typeof OutlookType

/** What a title's own board is given; how things are marked on it is the title's. */
export interface BoardViewProps<T extends JackTypes> {
  readonly table: Table<T>
  /** The position to draw: where a choice is previewed, the position after it. */
  readonly shown: T['view']
  readonly ways: readonly T['way'][]
  /** The character that is pointed at in a list beside the board. */
  readonly pointed: string | null
}

/** What every title's board is given alike: what moves on it, what pointing at it does, and its names. */
export function commonBoardProps<T extends JackTypes>({ play, preferences, words, setPreview, point }: Table<T>) {
  const { t } = words
  return {
    film: play.film.frame?.picture.stages ?? null,
    speed: preferences.speed,
    onFilmEnd: play.film.ended,
    onPreview: setPreview,
    onPick: point,
    label: words.page('board.label'),
    zoom: { nearer: t('zoom.nearer'), farther: t('zoom.farther'), whole: t('zoom.whole') },
  }
}

/** What a title shows below its board beside the outlook on the appeal. */
export type AidsProps<T extends JackTypes> = Pick<BoardViewProps<T>, 'table' | 'shown'>

export interface BoardAreaProps<T extends JackTypes> {
  readonly table: Table<T>
  readonly Board: ComponentType<BoardViewProps<T>>
  readonly Aids?: ComponentType<AidsProps<T>> | undefined
  readonly pointed: string | null
}

/** The board with everything that is marked on it, and below it what the next appeal would say. */
export function BoardArea<T extends JackTypes>({ table, Board, Aids, pointed }: BoardAreaProps<T>) {
  const { t } = useTranslation('table')
  const { title, words, play, preferences, scene, active, previewed } = table
  const { frame } = play.film
  const shown = useMemo(
    () => (previewed === null || cardOf(previewed) !== null ? scene : title.after(scene, previewed, active)),
    [title, scene, previewed, active],
  )
  const ways = useMemo((): readonly T['way'][] => {
    if (previewed !== null) return title.stageOf(scene, previewed, active)
    if (!preferences.aids.marks || frame !== null || (play.draft?.steps.length ?? 0) > 0) return []
    return marksSince(title, play.state.start, play.state.moments, play.past, play.seat)
  }, [title, previewed, scene, active, preferences.aids.marks, frame, play.draft, play.state, play.past, play.seat])

  return (
    <div className={styles.area}>
      <div className={preferences.aids.names ? `${styles.frame} mj-show-coordinates` : styles.frame}>
        <Board table={table} shown={shown} ways={ways} pointed={pointed} />
        {previewed !== null && <p className={styles.again}>{t('board.again')}</p>}
        {play.past !== null && <p className={styles.past}>{t('past.banner')}</p>}
      </div>
      <div className={styles.below}>
        {preferences.aids.outlook && hasAppealAhead(shown) && (
          <Suspense fallback={<div />}>
            <Outlook title={title} view={shown} isPreview={shown !== scene} words={words} />
          </Suspense>
        )}
        {Aids !== undefined && shown.state !== 'over' && (
          <Suspense fallback={<div />}>
            <Aids table={table} shown={shown} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** The appeal of the last round tells nothing any more (MJ-26, NY-21); the placement of the extension is round 0. */
export function hasAppealAhead({ round, state }: JackTypes['view']): boolean {
  return round > 0 && round < ROUNDS && state !== 'over'
}
