import { waysTo } from './belief-bridge.ts'
import { WIDTH } from './belief-layer.ts'
import type { NightBelief } from './belief-night.ts'
import type { Survey } from './belief-survey.ts'
import type { CircleNumber } from './map.ts'

/**
 * How rows are weighed against each other.
 * `rows`: every row that fits is as likely as every other, whatever the hideout.
 * `bridge`: Jack decides on the number of moves, uniform over those that reach the hideout in time, and on a walk that
 * first reaches it with the last of them, uniform over all of these on an empty board: the maximum-entropy bridge. Policemen
 * and special moves count as chance that is the same for all hideouts. So that nothing possible is ever excluded, a Jack
 * strays with probability `STRAYING` (a uniform walk), and passes over his hideout without declaring it with `SILENT` times
 * the probability of the same walk past it.
 */
export type Prior = 'rows' | 'bridge'

const STRAYING = 0.05
export const SILENT = 0.05

/**
 * What is known of the hideout, carried from night to night: by prior and circle the logarithm of a weight, -Infinity where
 * it cannot be (LW-88). Both priors have the same support.
 */
export class HideoutBelief {
  private readonly logs: { readonly [prior in Prior]: Float64Array } = {
    rows: new Float64Array(WIDTH).fill(-Infinity),
    bridge: new Float64Array(WIDTH),
  }
  private readonly unweighed: NightBelief[] = []

  /** All of the candidates are equally likely. */
  constructor(candidates: readonly CircleNumber[]) {
    for (const circle of candidates) this.logs.rows[circle] = 0
  }

  isPossible(circle: CircleNumber): boolean {
    return this.logs.rows[circle] > -Infinity
  }

  /** Ascending. */
  candidates(): CircleNumber[] {
    return Array.from(this.logs.rows.keys()).filter(circle => this.isPossible(circle))
  }

  /** It is not there (LW-82). */
  exclude(circle: CircleNumber): void {
    this.logs.rows[circle] = -Infinity
  }

  /** LW-83: the night ended with a declaration, so that its rows end on the hideout. */
  declare(night: NightBelief): void {
    const here = night.here()
    for (const circle of this.candidates()) this.logs.rows[circle] += Math.log(here[circle])
    this.unweighed.push(night)
  }

  /** Weighs the nights that nobody has asked about yet: that costs far more than to count rows. */
  private weigh(): void {
    const { bridge } = this.logs
    const avoiding = new Float64Array(WIDTH)
    for (let night = this.unweighed.pop(); night !== undefined; night = this.unweighed.pop()) {
      const here = night.here()
      for (let circle = 1; circle < WIDTH; circle++) {
        if (!this.isPossible(circle)) continue
        const past = night.avoiding(circle, night.top - 1, avoiding)[circle]
        const [ofPast, ofOver] = weightsOf(arrivals(night, circle), night.free())
        bridge[circle] += Math.log(past * ofPast + Math.max(0, here[circle] - past) * ofOver)
      }
    }
    for (let circle = 0; circle < WIDTH; circle++) if (!this.isPossible(circle)) bridge[circle] = -Infinity
  }

  /** By circle: the probability that the hideout is there, by what earlier nights have told. Zeros where it is nowhere. */
  probabilities(prior: Prior): Float64Array {
    if (prior === 'bridge') this.weigh()
    const logs = this.logs[prior]
    const most = logs.reduce((a, b) => Math.max(a, b))
    const weights = most === -Infinity ? new Float64Array(WIDTH) : logs.map(log => Math.exp(log - most))
    const sum = weights.reduce((a, b) => a + b, 0)
    return sum === 0 ? weights : weights.map(weight => weight / sum)
  }
}

/** Hideout and location while a night is on. Both arrays are read at `hideout * WIDTH + location`; zeros if nothing fits. */
export interface Joint {
  /** Adds up to one. */
  readonly both: Float64Array
  /** The part of it that belongs to rows with the hideout in one of their cells already. */
  readonly silent: Float64Array
}

/** The joint probability of hideout and location, from earlier nights and from tonight. */
export function jointOf(hideouts: HideoutBelief, survey: Survey, prior: Prior): Joint {
  const both = new Float64Array(WIDTH * WIDTH)
  const silent = new Float64Array(WIDTH * WIDTH)
  const before = hideouts.probabilities(prior)
  const { night, here, avoiding } = survey
  const free = night.free()
  for (const hideout of hideouts.candidates()) {
    const toGo = prior === 'bridge' ? countsToGo(night, hideout) : null
    for (let end = 1; end < WIDTH; end++) {
      if (here[end] === 0) continue
      const at = hideout * WIDTH + end
      const past = avoiding[at]
      const over = Math.max(0, here[end] - past)
      const [ofPast, ofOver] = toGo === null ? [1, 1] : weightsOf(toGo[end], free)
      silent[at] = before[hideout] * over * ofOver
      both[at] = before[hideout] * past * ofPast + silent[at]
    }
  }
  const sum = both.reduce((a, b) => a + b, 0)
  if (sum === 0) return { both, silent }
  return { both: both.map(weight => weight / sum), silent: silent.map(weight => weight / sum) }
}

/** How much less likely than another row one is that passed over the hideout and escaped to it later. */
export function silenceAtEscape(night: NightBelief, hideout: CircleNumber): number {
  const [ofPast, ofOver] = weightsOf(arrivals(night, hideout), night.free())
  return ofOver / ofPast
}

/** How much less likely than another row to the same location one is that passed over the hideout, so far. */
export function silenceSoFar(night: NightBelief, hideout: CircleNumber, end: CircleNumber): number {
  const [ofPast, ofOver] = weightsOf(countsToGo(night, hideout)[end], night.free())
  return ofOver / ofPast
}

/** What a row counts that has passed by the hideout, and one that has passed over it. */
function weightsOf(toGo: number, free: number): [past: number, over: number] {
  const bridge = (1 - STRAYING) * toGo
  const stray = STRAYING / free
  return [bridge + stray, SILENT * bridge + stray]
}

/** Which numbers of moves reach a hideout from the murder, and how many bridges there are with each: 0 where it is none. */
function bridgesOf(
  { murders, cellsLeft }: NightBelief,
  hideout: CircleNumber,
): { counts: Float64Array; lengths: number } {
  const ways = waysTo(hideout)
  const counts = new Float64Array(cellsLeft + 1)
  let lengths = 0
  for (let moves = 1; moves <= cellsLeft; moves++) {
    for (const murder of murders) counts[moves] += ways[moves * WIDTH + murder]
    if (counts[moves] > 0) lengths++
  }
  return { counts, lengths }
}

/** The probability of one bridge of as many moves as cells are filled. */
function arrivals(night: NightBelief, hideout: CircleNumber): number {
  const { counts, lengths } = bridgesOf(night, hideout)
  const bridges = counts[night.cells[night.top]]
  return bridges > 0 ? 1 / (lengths * bridges) : 0
}

/** By location: the sum, over all bridges that go on from there, of their probabilities; times rows so far it is theirs. */
function countsToGo(night: NightBelief, hideout: CircleNumber): Float64Array {
  const toGo = new Float64Array(WIDTH)
  for (const { left, weight } of endingsOf(night, hideout))
    for (let circle = 1; circle < WIDTH; circle++) toGo[circle] += waysTo(hideout)[left * WIDTH + circle] * weight
  return toGo
}

/** The numbers of moves still to go with which a bridge can end on a hideout, and the probability of each such bridge. */
export function endingsOf(night: NightBelief, hideout: CircleNumber): { left: number; weight: number }[] {
  const { counts, lengths } = bridgesOf(night, hideout)
  const endings: { left: number; weight: number }[] = []
  for (let moves = night.cells[night.top] + 1; moves <= night.cellsLeft; moves++)
    if (counts[moves] > 0) endings.push({ left: moves - night.cells[night.top], weight: 1 / (lengths * counts[moves]) })
  return endings
}

/** How many of the rows that end on a circle the bridge lets count, where some of them have passed over the hideout. */
export function silentRows(rows: number, avoiding: number): number {
  return avoiding + SILENT * Math.max(0, rows - avoiding)
}
