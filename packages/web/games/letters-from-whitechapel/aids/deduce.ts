import type { CircleNumber, WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { believe, type HuntBelief } from '@gaslight/letters-from-whitechapel/belief'
import type { Traced } from '../map/props.ts'
import { tracesDrawn } from '../map/traces.ts'

/** The circle's share of something, 0 to 1. */
export type Shares = ReadonlyMap<CircleNumber, number>

export interface Likely {
  readonly circle: CircleNumber
  readonly probability: number
}

/** What follows from all that is public, for the map and for the list beside it. */
export interface Deduction {
  /** Where Jack can be, with the probability of each circle; empty while he is nowhere. */
  readonly heat: Shares
  /** The circles that may be the hideout with their probabilities, the likeliest first. */
  readonly hideouts: readonly Likely[]
  /** The circles a search could ask about, those first that tell most. */
  readonly questions: readonly { readonly circle: CircleNumber; readonly visited: number; readonly bits: number }[]
}

/** What is taken for granted to see what follows then: that the hideout is there, or that he is there now. */
export interface Supposition {
  readonly kind: 'hideout' | 'place'
  readonly circle: CircleNumber
}

/** What follows if a supposition is true. */
export type Supposed =
  | {
      readonly kind: 'hideout'
      readonly circle: CircleNumber
      /** Where he can be now. */
      readonly heat: Shares
      /** Tonight's ways from the murder to where he can be, and on to the hideout, as lines of the map; none where no way leads there. */
      readonly traces: readonly Traced[]
      /** The circles that he enters from now on, the likeliest first; probabilities. */
      readonly by: readonly Likely[]
    }
  | { readonly kind: 'place'; readonly circle: CircleNumber; readonly hideouts: readonly Likely[] }

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
        .sort(likeliestFirst),
      questions: [...belief.questions(PRIOR)].sort((a, b) => b.bits - a.bits),
    }
  }

  /** Of the view deduced last. All is empty where the supposition cannot be, and its ways while he is nowhere. */
  suppose({ kind, circle }: Supposition): Supposed {
    const { belief } = this
    switch (kind) {
      case 'hideout': {
        const routes = belief?.routesTo(circle)
        const heat = sharesOf(belief?.locationsIf(circle, PRIOR) ?? [])
        const visits = belief?.wayTo(circle)?.visits ?? []
        const by = likelyOf(sharesOf(visits)).filter(likely => likely.circle !== circle)
        return { kind, circle, heat, traces: tracesDrawn(routes ?? { gone: [], ahead: [] }), by }
      }
      case 'place':
        return { kind, circle, hideouts: likelyOf(sharesOf(belief?.hideoutsFrom(circle, PRIOR) ?? [])) }
    }
  }
}

/** Expected visits may be more than one. */
function sharesOf(byCircle: ArrayLike<number>): Shares {
  const shares = new Map<CircleNumber, number>()
  for (let circle = 1; circle < byCircle.length; circle++)
    if (byCircle[circle] > 0) shares.set(circle, Math.min(1, byCircle[circle]))
  return shares
}

function likelyOf(shares: Shares): Likely[] {
  return [...shares].map(([circle, probability]) => ({ circle, probability })).sort(likeliestFirst)
}

function likeliestFirst(a: Likely, b: Likely): number {
  return b.probability - a.probability || a.circle - b.circle
}
