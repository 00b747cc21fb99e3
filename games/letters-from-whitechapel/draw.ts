import type { Decision, Rng } from '@gaslight/core'
import { Kind, pack } from './codec.ts'
import { Phase } from './phase.ts'
import type { WhitechapelState } from './state.ts'
import { undrawn } from './tiles.ts'

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
