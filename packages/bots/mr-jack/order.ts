import { DETECTIVE, type MrJackPosition } from '@gaslight/mr-jack'

/** Which seat decides the activation `slot`, 0 to 3, of a round (MJ-17). */
export function seatAt(round: number, slot: number): number {
  const inner = slot === 1 || slot === 2 ? 1 : 0
  return (round & 1) === 1 ? DETECTIVE - inner : inner
}

/** Whether this seat has an activation left in the round of `p`, which stands between two activations. */
export function movesAgain(p: MrJackPosition, seat: number): boolean {
  for (let slot = p.slot; slot < 4; slot++) if (seatAt(p.round, slot) === seat) return true
  return false
}

/** The cards that can still be used in this round; behind its end, the known ones of an even round, else all. */
export function cardsOpen(p: MrJackPosition): number {
  return p.revealed === 0 ? 255 : p.revealed & ~p.used
}
