import { type Decision, DecisionList, type Rng } from '@gaslight/core'
import { type LondonPosition, Phase } from '@gaslight/london-1888'
import { pointsExpected } from './fate.ts'
import { look, newOutlook, type Outlook } from './outlook.ts'
import { rate } from './rating.ts'
import { SHREWD } from './weights.ts'

/**
 * A search over what the seat knows: for each of the best-rated decisions the same hidden deals are played on, each seat
 * from its own outlook alone (so nobody in the tree sees what he must not), and what comes out is counted in points.
 */

/** Decisions that are looked at, and how much less than the best they may be rated. */
const CANDIDATES = 5
const MARGIN = 3
/** How many decisions may be applied, in all: the bound of the work, whatever the clock says. */
const WORK = 3500
const FEWEST_DEALS = 4
const MOST_DEALS = 24
/** Rounds that are played on beside the running one. */
const HORIZON = 1
/** What a rating is worth in points where play-outs tell nothing. */
const TRUST = 0.03
/** So much in points makes a decision e times as likely. */
const TEMPERATURE = 0.02

const legal = new DecisionList()
const ratings = new Float64Array(16384)
const others = newOutlook()

export interface Candidate {
  readonly decision: Decision
  readonly rating: number
}

/** The decisions that are worth a closer look, best first. */
export function candidatesOf(p: LondonPosition, outlook: Outlook): readonly Candidate[] {
  p.legal(legal)
  rate(p, outlook, legal, ratings)
  const rated: Candidate[] = []
  for (let i = 0; i < legal.length; i++) rated.push({ decision: legal.at(i), rating: ratings[i] })
  rated.sort((a, b) => b.rating - a.rating)
  return rated.filter(({ rating }, i) => i < CANDIDATES && rating > rated[0].rating - MARGIN)
}

/** How much each candidate is to be preferred, with the values in points it rests on. */
export function search(
  root: Outlook,
  candidates: readonly Candidate[],
  deal: (number: number) => LondonPosition,
  rng: Rng,
): readonly { readonly decision: Decision; readonly weight: number }[] {
  const sums = new Float64Array(candidates.length)
  let work = 0
  let deals = 0
  while (deals < MOST_DEALS && (deals < FEWEST_DEALS || work < WORK)) {
    const start = deal(deals++)
    const p = start.clone()
    for (const [i, { decision }] of candidates.entries()) {
      p.copyFrom(start)
      p.apply(decision)
      work += playOn(p, start.round + HORIZON, rng)
      sums[i] += pointsExpected(p, root.seat)
    }
  }
  const values = candidates.map(({ rating }, i) => sums[i] / deals + TRUST * rating)
  const best = Math.max(...values)
  return candidates.map(({ decision }, i) => ({ decision, weight: Math.exp((values[i] - best) / TEMPERATURE) }))
}

/** Plays on until this round is over; the number of decisions. */
function playOn(p: LondonPosition, round: number, rng: Rng): number {
  let count = 0
  others.weights = SHREWD
  while (p.round <= round && p.phase !== Phase.over) {
    const turn = p.turn()
    count++
    if (turn.kind !== 'seat') p.apply(p.draw(rng))
    else p.apply(quickly(p, turn.seat, rng))
  }
  return count
}

/** The decision that a seat rates best, or one as good. */
function quickly(p: LondonPosition, seat: number, rng: Rng): Decision {
  p.legal(legal)
  if (legal.length === 1) return legal.at(0)
  look(p, seat, others)
  rate(p, others, legal, ratings)
  let best = 0
  let value = Number.NEGATIVE_INFINITY
  for (let i = 0; i < legal.length; i++) {
    const rating = ratings[i] + 0.3 * rng.unit()
    if (rating <= value) continue
    value = rating
    best = i
  }
  return legal.at(best)
}
