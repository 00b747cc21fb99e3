import type { Game } from '@gaslight/core'
import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { useMemo } from 'react'
import { part } from '../../../app/part.ts'
import { usePart } from '../../../app/usePart.ts'
import type { FilmSpeed } from '../../../board-kit/film.ts'
import { laterPart } from '../../../i18n/texts.ts'
import type { SurfaceProps } from '../../../table/surface.ts'
import { type Telling, useAnnouncements } from '../../../table/useAnnouncements.ts'
import { type Reading, useReading } from '../../../table/useReading.ts'
import { type Replaying, useReplay } from '../../../table/useReplay.ts'
import { type Status, statusOf } from './status.ts'
import { type Table, useTable } from './useTable.ts'

/** A table with what lies around it, on the map's page and on the text page alike. */
export interface Desk {
  readonly game: SurfaceProps<WhitechapelView>
  readonly table: Table
  readonly replaying: Replaying<WhitechapelView>
  readonly status: Status
  readonly reading: Reading
}

/** The whole game: records and replays are fetched after the end. */
const rules = async () =>
  (await import('@gaslight/letters-from-whitechapel/game')).lettersFromWhitechapel as unknown as Game

/** What tells of moments aloud, with its texts, follows the first picture. */
const told = part(
  [laterPart('letters-from-whitechapel')],
  async () => (await import('../film/happened.ts')).announcedFrom,
)

/** `speed` where the surface has no film, or another one than the player's choice. */
export function useDesk(game: SurfaceProps<WhitechapelView>, speed?: FilmSpeed): Desk {
  const replaying = useReplay(rules, game)
  const table = useTable(game.session, replaying.state, speed)
  const status = statusOf(table)
  useAnnouncements(game.state, table.play.draft === null ? '' : status.what, useTelling(table))
  return { game, table, replaying, status, reading: useReading() }
}

function useTelling({ words }: Table): Telling<WhitechapelView> | null {
  const announced = usePart(told)
  return useMemo(() => announced && ((state, from) => announced(words, state, from)), [announced, words])
}
