import type { FilmSpeed } from '../../../board-kit/film.ts'
import type { SurfaceProps } from '../../../table/surface.ts'
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
  const reading = useReading()
  return { game, table, replaying, status, reading }
}
