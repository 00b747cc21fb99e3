import { useMemo } from 'react'
import { part } from '../../../app/part.ts'
import { usePart } from '../../../app/usePart.ts'
import type { FilmSpeed } from '../../../board-kit/film.ts'
import { laterPart } from '../../../i18n/texts.ts'
import type { SurfaceProps } from '../../../table/surface.ts'
import { type Telling, useAnnouncements } from '../../../table/useAnnouncements.ts'
import { type Reading, useReading } from '../../../table/useReading.ts'
import { type Replaying, useReplay } from '../../../table/useReplay.ts'
import type { JackTypes, Title } from '../title.ts'
import { type Status, statusOf } from './status.ts'
import { type Table, useTable } from './useTable.ts'

/** A table with what lies around it, on the board's page and on the text page alike. */
export interface Desk<T extends JackTypes> {
  readonly game: SurfaceProps<T['view']>
  readonly table: Table<T>
  readonly replaying: Replaying<T['view']>
  readonly status: Status
  readonly reading: Reading
}

/** `speed` where the surface has no film, or another one than the player's choice. */
export function useDesk<T extends JackTypes>(
  title: Title<T>,
  game: SurfaceProps<T['view']>,
  speed?: FilmSpeed,
): Desk<T> {
  const replaying = useReplay(title.game, game)
  const table = useTable(title, game.session, replaying.state, speed)
  const status = statusOf(table)
  useAnnouncements(game.state, status.isMine ? status.what : '', useTelling(table))
  const reading = useReading()
  return { game, table, replaying, status, reading }
}

/** What tells of moments aloud, with its texts, follows the first picture. */
function useTelling<T extends JackTypes>({ title, words }: Table<T>): Telling<T['view']> | null {
  const told = useMemo(
    () =>
      part(['table', title.id].map(laterPart), async () => (await import('../chronicle/announced.ts')).announcedFrom),
    [title],
  )
  const announced = usePart(told)
  return useMemo(() => announced && ((state, from) => announced(title, words, state, from)), [announced, title, words])
}
