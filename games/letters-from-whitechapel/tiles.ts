import { COLOURS } from './cast.ts'
import type { WhitechapelState } from './state.ts'

/** The colours whose tiles no night has drawn yet (LW-25), as bits. */
export function undrawn({ heads }: WhitechapelState): number {
  let bits = (1 << COLOURS.length) - 1
  for (let night = 1; night < heads.length; night++) if (heads[night] > 0) bits &= ~(1 << (heads[night] - 1))
  return bits
}
