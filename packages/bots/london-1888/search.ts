import { type Decision, DecisionList, type Rng, Sfc32 } from '@gaslight/core'
import { Ending, type LondonPosition } from '@gaslight/london-1888'
import { pointsExpected } from './fate.ts'
import { look, newOutlook, type Outlook } from './outlook.ts'
import { rate } from './rating.ts'
import { SHREWD } from './weights.ts'

/**
 * A search over what the seat knows: for each of the best-rated decisions the same hidden deals are played on, each seat
 * from its own outlook alone (so nobody in the tree sees what he must not), and what comes out is counted in points.
 */

/** Decisions that are looked at, and how much less than the best they may be rated. */
const CANDIDATES = 6
const MARGIN = 10
/** How many decisions may be applied, in all: the bound of the work, whatever the clock says. */
const WORK = 3000
const FEWEST_DEALS = 8
const MOST_DEALS = 64
/** In one deal all decisions meet the same luck; so many kinds of it there are. */
const LUCKS = 2 ** 30
/** Rounds that are played on beside the running one. */
const HORIZON = 1
/** How many standard errors, and points, a decision must be ahead of the one rated best, to be taken instead. */
const SURE = 1
const SLIGHT = 0.05
/** Who is not ahead even with so many standard errors more is given up: the deals go to the others (Hoeffding races, 1994). */
const DOUBT = 2

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

/** The best candidate: the one rated best, unless another has brought more in points, and not by chance. */
export function search(seat: number, candidates: readonly Candidate[], deal: () => LondonPosition, rng: Rng): Decision {
  const [first, ...rest] = candidates
  let rivals = rest.map(({ decision }) => ({ decision, lead: new Lead() }))
  let work = 0
  for (let deals = 1; deals <= MOST_DEALS && (deals <= FEWEST_DEALS || work < WORK); deals++) {
    const start = deal()
    const luck = rng.below(LUCKS)
    const p = start.clone()
    const points = (decision: Decision) => {
      p.copyFrom(start)
      p.apply(decision)
      work += playOn(p, start.round + HORIZON, new Sfc32(luck))
      return pointsExpected(p, seat)
    }
    const base = points(first.decision)
    for (const { decision, lead } of rivals) lead.add(points(decision) - base)
    if (deals >= FEWEST_DEALS) rivals = rivals.filter(({ lead }) => lead.mean() + DOUBT * lead.error() > SLIGHT)
    if (rivals.length === 0) return first.decision
  }
  let best = first.decision
  let most = SLIGHT
  for (const { decision, lead } of rivals) {
    if (lead.mean() <= Math.max(most, SURE * lead.error())) continue
    most = lead.mean()
    best = decision
  }
  return best
}

/** By how much one decision is ahead of another over the same deals. */
class Lead {
  private count = 0
  private sum = 0
  private squares = 0

  add(points: number): void {
    this.count++
    this.sum += points
    this.squares += points * points
  }

  mean(): number {
    return this.sum / this.count
  }

  /** The standard error of the mean. */
  error(): number {
    const variance = Math.max(0, this.squares / this.count - this.mean() ** 2)
    return Math.sqrt(variance / Math.max(1, this.count - 1))
  }
}

/** Plays on until this round is over; the number of decisions. */
function playOn(p: LondonPosition, round: number, rng: Rng): number {
  let count = 0
  others.weights = SHREWD
  while (p.round <= round && p.ending === Ending.none) {
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
