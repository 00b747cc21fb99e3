import { ACTIVATIONS, ALL_PIECES, type JackPosition, seatOf } from '@gaslight/jack-family'

/** Whether this seat has an activation left in the round of `p`, which stands between two activations. */
export function movesAgain(p: JackPosition, seat: number): boolean {
  for (let slot = p.slot; slot < ACTIVATIONS; slot++) if (seatOf(p.round, slot) === seat) return true
  return false
}

/** The cards that can still be used in this round; behind its end, the known ones of an even round, else all. */
export function cardsOpen(p: JackPosition): number {
  return p.revealed === 0 ? ALL_PIECES : p.revealed & ~p.used
}
