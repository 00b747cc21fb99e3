import type { CircleNumber, WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { believe } from '@gaslight/letters-from-whitechapel/belief'
import type { Deduction, Shares } from './useDeduction.ts'

/** Everything is worked out with the bridge: Jack is taken to be on his way home. */
const PRIOR = 'bridge'

export function deduce(view: WhitechapelView): Deduction {
  const belief = believe(view)
  const likely = belief.hideoutProbabilities(PRIOR)
  return {
    heat: sharesOf(belief.locationProbabilities(PRIOR)),
    hideouts: belief
      .hideouts()
      .map(circle => ({ circle, probability: likely[circle] }))
      .sort((a, b) => b.probability - a.probability || a.circle - b.circle),
    questions: [...belief.questions(PRIOR)].sort((a, b) => b.bits - a.bits),
    wayTo: hideout => sharesOf(belief.wayTo(hideout)?.visits ?? []),
  }
}

/** Expected visits may be more than one. */
function sharesOf(byCircle: ArrayLike<number>): Shares {
  const shares = new Map<CircleNumber, number>()
  for (let circle = 1; circle < byCircle.length; circle++)
    if (byCircle[circle] > 0) shares.set(circle, Math.min(1, byCircle[circle]))
  return shares
}
