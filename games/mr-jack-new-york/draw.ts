import type { Decision, Rng } from '@gaslight/core'
import { drawAlibi, drawDeal, PIECES } from '@gaslight/jack-family'
import { Kind, pack } from './codec.ts'
import { Phase } from './phase.ts'
import type { NewYorkState } from './state.ts'

/** At a chance turn: one outcome of the uniform distribution, all of whose outcomes `listLegal` gives. */
export function draw(p: NewYorkState, rng: Rng): Decision {
  switch (p.phase) {
    case Phase.deal:
      return pack(Kind.deal, drawDeal(rng))
    case Phase.alibi:
      return pack(Kind.alibi, drawAlibi(p, rng))
    default:
      return pack(Kind.identity, rng.below(PIECES))
  }
}
