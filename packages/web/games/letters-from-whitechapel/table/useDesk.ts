import type { SessionState } from '@gaslight/client'
import type { Game } from '@gaslight/core'
import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { useEffect, useRef } from 'react'
import type { FilmSpeed } from '../../../board-kit/film.ts'
import { useSpeaker } from '../../../design/Toast.tsx'
import type { SurfaceProps } from '../../../table/surface.ts'
import { type Reading, useReading } from '../../../table/useReading.ts'
import { type Replaying, useReplay } from '../../../table/useReplay.ts'
import { lineOf } from '../chronicle/lines.ts'
import { follows, telling } from '../chronicle/sentences.ts'
import type { Words } from '../words.ts'
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

/** `speed` where the surface has no film, or another one than the player's choice. */
export function useDesk(game: SurfaceProps<WhitechapelView>, speed?: FilmSpeed): Desk {
  const replaying = useReplay(rules, game)
  const table = useTable(game.session, replaying.state, speed)
  const status = statusOf(table)
  useAnnouncements(table.words, game.state, table.play.draft === null ? '' : status.what)
  return { game, table, replaying, status, reading: useReading() }
}

/** Has everything that others and chance do read out; of one's own decisions only what followed and was answered. */
function useAnnouncements(words: Words, state: SessionState<WhitechapelView>, ask: string): void {
  const { announce } = useSpeaker()
  const known = useRef({ audience: state.info.audience, count: state.moments.length })
  const asked = useRef('')
  useEffect(() => {
    const { moments, start, info } = state
    const from = known.current.audience === info.audience ? known.current.count : moments.length
    known.current = { audience: info.audience, count: moments.length }
    const told: string[] = []
    for (let at = from; at < moments.length; at++) {
      const line = lineOf(at === 0 ? start : moments[at - 1].view, moments[at], at)
      if (line === null) continue
      const answered = line.told.kind === 'decision' && line.told.mark !== ''
      if (line.by === line.after.audience && !answered) told.push(...follows(words, line))
      else told.push(telling(words, line))
    }
    if (ask !== asked.current && ask !== '') told.push(ask)
    asked.current = ask
    if (told.length > 0) announce(told.join(' '))
  }, [words, state, ask, announce])
}
