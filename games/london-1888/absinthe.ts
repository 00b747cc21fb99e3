import { ABBERLINE } from './cast.ts'
import { NOBODY } from './phase.ts'
import type { LondonState } from './state.ts'

/** Who begins, and how the Absinthe goes round. */

/** LD-25: the holder of the Absinthe; without the card Abberline, or the next living seat on his left. */
export function firstSeat(p: LondonState): number {
  if (p.holder !== NOBODY) return p.holder
  const seat = p.seatOf[ABBERLINE]
  return p.life[seat] > 0 ? seat : p.leftOf(seat)
}

/** LD-28. */
export function passAbsinthe(p: LondonState, to: number): void {
  p.holder = to
  p.curfew[to] = 0
}
