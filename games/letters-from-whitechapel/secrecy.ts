import type { Audience } from '@gaslight/core'
import type { WhitechapelState } from './state.ts'

const JACK = 0

/** LW-96: when the game is over everything is shown to all. */
export function isOpenTo(p: WhitechapelState, to: Audience): boolean {
  return p.ending >= 0 || to === 'omniscient'
}

/** LW-97 no. 1, 2, 6 to 9: what Jack keeps to himself. */
export function knowsJack(p: WhitechapelState, to: Audience): boolean {
  return to === JACK || isOpenTo(p, to)
}

/** LW-97 no. 3, 4: whether an audience may know where which patrol token is laid. */
export function knowsPatrol(p: WhitechapelState, to: Audience): boolean {
  if (isOpenTo(p, to)) return true
  if (typeof to !== 'number' || to === JACK) return false
  return p.rules.options.patrolFaces === 'team' || (p.heads[p.night] > 0 && p.headSeat() === to)
}
