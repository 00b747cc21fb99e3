import { SEATS } from './cast.ts'
import { Identity } from './phase.ts'
import type { LondonState } from './state.ts'
import { LINE } from './supply.ts'

/** What a note says while the card still lies where it was seen. */
export const VALID = 4
/** What a note says while a view does not name the card. */
export const UNNAMED = 8

export function noteAt(peeker: number, seat: number, position: number): number {
  return (peeker * SEATS + seat) * LINE + position
}

/** The face-down positions of a line, as bits. */
export function faceDown(p: LondonState, seat: number): number {
  let bits = 0
  for (let i = 0; i < LINE; i++) if (p.up[seat * LINE + i] === Identity.none) bits |= 1 << i
  return bits
}

/** LD-117: whether cards of this line may be designated: its owner lives and his role card lies face down. */
export function isOpenLine(p: LondonState, seat: number): boolean {
  return p.life[seat] > 0 && !p.isRoleShown(seat)
}

/** How many cards of an `Identity` lie at positions of which nobody has seen what they hold. */
export function unseenOf(p: LondonState, seat: number, identity: number): number {
  const { suspects, falseLeads } = p.rules
  let left = identity === Identity.role ? 1 : identity === Identity.suspect ? suspects : falseLeads
  for (let i = seat * LINE; i < (seat + 1) * LINE; i++) if (p.up[i] === identity || p.fixed[i] === identity) left--
  return left
}

/** How many positions nobody has seen. */
export function unseenPositions(p: LondonState, seat: number): number {
  let count = 0
  for (let i = seat * LINE; i < (seat + 1) * LINE; i++)
    if (p.up[i] === Identity.none && p.fixed[i] === Identity.none) count++
  return count
}
