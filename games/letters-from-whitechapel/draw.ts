import type { Decision, Rng } from '@gaslight/core'
import { COLOURS } from './cast.ts'
import { Kind, pack } from './codec.ts'
import { Phase } from './phase.ts'
import type { WhitechapelState } from './state.ts'

/** The colours whose tiles no night has drawn yet (LW-25), as bits. */
export function undrawn({ heads }: WhitechapelState): number {
  let bits = (1 << COLOURS.length) - 1
  for (let night = 1; night < heads.length; night++) if (heads[night] > 0) bits &= ~(1 << (heads[night] - 1))
  return bits
}

/** At a chance turn: one outcome of the uniform distribution, all of whose outcomes `listLegal` gives. */
export function draw(p: WhitechapelState, rng: Rng): Decision {
  if (p.phase === Phase.hideout) {
    const { hideouts } = p.rules
    return pack(Kind.hideout, hideouts[rng.below(hideouts.length)])
  }
  const tiles = undrawn(p)
  let left = 0
  for (let rest = tiles; rest !== 0; rest &= rest - 1) left++
  let skip = rng.below(left)
  for (let colour = 0; ; colour++) if (((tiles >> colour) & 1) === 1 && skip-- === 0) return pack(Kind.head, colour)
}
