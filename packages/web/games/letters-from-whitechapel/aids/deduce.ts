import type { CircleNumber, WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { believe, type HuntBelief } from '@gaslight/letters-from-whitechapel/belief'

/** The circle's share of something, 0 to 1. */
export type Shares = ReadonlyMap<CircleNumber, number>

/** What follows from all that is public, for the map and for the list beside it. */
export interface Deduction {
  /** Where Jack can be, with the probability of each circle; empty while he is nowhere. */
  readonly heat: Shares
  /** The circles that may be the hideout with their probabilities, the likeliest first. */
  readonly hideouts: readonly { readonly circle: CircleNumber; readonly probability: number }[]
  /** The circles a search could ask about, those first that tell most. */
  readonly questions: readonly { readonly circle: CircleNumber; readonly visited: number; readonly bits: number }[]
}

/** Everything is worked out with the bridge: Jack is taken to be on his way home. */
const PRIOR = 'bridge'

/** Works out one view after the other, and keeps what it needs for more questions about the last one. */
export class Deducer {
  private belief: HuntBelief | undefined

  deduce(view: WhitechapelView): Deduction {
    const belief = believe(view)
    this.belief = belief
    const likely = belief.hideoutProbabilities(PRIOR)
    return {
      heat: sharesOf(belief.locationProbabilities(PRIOR)),
      hideouts: belief
        .hideouts()
        .map(circle => ({ circle, probability: likely[circle] }))
        .sort((a, b) => b.probability - a.probability || a.circle - b.circle),
      questions: [...belief.questions(PRIOR)].sort((a, b) => b.bits - a.bits),
    }
  }

  /** How likely he is to come by each circle yet, if he goes to a hideout; empty while he is nowhere. */
  wayTo(hideout: CircleNumber): Shares {
    return sharesOf(this.belief?.wayTo(hideout)?.visits ?? [])
  }
}

/** Expected visits may be more than one. */
function sharesOf(byCircle: ArrayLike<number>): Shares {
  const shares = new Map<CircleNumber, number>()
  for (let circle = 1; circle < byCircle.length; circle++)
    if (byCircle[circle] > 0) shares.set(circle, Math.min(1, byCircle[circle]))
  return shares
}
