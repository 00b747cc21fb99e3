import { replayFor } from '@gaslight/client'
import { type Audience, type Game, type Position, parseRecord, type Shown, verifyRecord } from '@gaslight/core'

/** Whether the seal of a record holds: how much was checked, or which decision does not fit. */
export type Verdict =
  | { readonly holds: true; readonly decisions: number; readonly draws: number }
  | { readonly holds: false; readonly decision: number; readonly message: string }

/** `shown`: what the page was told while the game was played. */
export function verdictOf(game: Game, text: string, shown: Shown): Verdict {
  const parsed = parseRecord(text)
  if (!parsed.ok) return { holds: false, decision: 0, message: parsed.error.message }
  const verified = verifyRecord(game, parsed.value, shown)
  return verified.ok
    ? { holds: true, ...verified.value }
    : { holds: false, decision: verified.error.decision, message: verified.error.message }
}

/** The game as one audience knew it while it was played, in views of that game; null for a text that is no finished game. */
export function perspectiveOf<V extends object>(game: Game, text: string, audience: Audience) {
  const replay = replayFor<V>(game as unknown as Game<Position, V>, text, audience)
  return replay.ok ? replay.value : null
}
