import { type Decision, type Game, lapsed, type Position, type Rng } from '@gaslight/core'
import type { Draft } from './draft.ts'
import type { Ledger } from './ledger.ts'
import type { StoredGame } from './stores/store.ts'

/**
 * When the turn to which a draft leads is over, in ms since 1970; undefined where nobody's time runs: no clock was asked
 * for, or others are asked meanwhile, or a bot is to decide. `closes`: when the turn that is under way is over.
 */
export function turnCloses(
  { game, position }: Ledger,
  { seats, turnSeconds }: StoredGame,
  { position: next }: Draft,
  { closes, now }: { readonly closes: number | null; readonly now: number },
): number | undefined {
  const turn = next.turn()
  if (turnSeconds === null || turn.kind !== 'seat' || seats[turn.seat].kind !== 'person') return undefined
  if (isAsked(game, next)) return undefined
  // Who was asked by others, or waited for them, begins anew: what they took is not their time.
  const goesOn = closes !== null && !isAsked(game, position) && isSameTurn(game, position, next)
  return goesOn ? closes : now + turnSeconds * 1000
}

/** What is decided at `p` for a seat whose time has run out; null where its turn has passed. */
export function lapse({ game, position }: Ledger, p: Position, rng: Rng): Decision | null {
  return !isAsked(game, p) && isSameTurn(game, position, p) ? lapsed(game, p, rng) : null
}

function isSameTurn({ turnNumber }: Game, one: Position, other: Position): boolean {
  const [before, after] = [one.turn(), other.turn()]
  if (before.kind !== 'seat' || after.kind !== 'seat') return false
  return before.seat === after.seat && turnNumber(one) === turnNumber(other)
}

function isAsked({ windows }: Game, p: Position): boolean {
  return windows !== undefined && windows.at(p) !== null
}
