import { replayFor, type SessionState } from '@gaslight/client'
import { type Audience, type Game, type Position, parseRecord, verifyRecord } from '@gaslight/core'

/** Whether the seal of a record holds: how much was checked, or which decision does not fit. */
export type Verdict =
  | { readonly holds: true; readonly decisions: number; readonly draws: number }
  | { readonly holds: false; readonly decision: number; readonly message: string }

/** `state`: what the page was told while the game was played. */
export function verdictOf(game: Game, text: string, { info, moments }: SessionState<object>): Verdict {
  const parsed = parseRecord(text)
  if (!parsed.ok) return { holds: false, decision: 0, message: parsed.error.message }
  const links = moments.map(({ event }) => event.link)
  const verified = verifyRecord(game, parsed.value, { commitment: info.commitment, links })
  return verified.ok
    ? { holds: true, ...verified.value }
    : { holds: false, decision: verified.error.decision, message: verified.error.message }
}

/** The game as one audience knew it while it was played, in views of that game; null for a text that is no finished game. */
export function perspectiveOf<V extends object>(game: Game, text: string, audience: Audience) {
  const replay = replayFor<V>(game as unknown as Game<Position, V>, text, audience)
  if (!replay.ok) return null
  const { start, moments } = replay.value
  return { start, moments, view: moments.at(-1)?.view ?? start }
}
