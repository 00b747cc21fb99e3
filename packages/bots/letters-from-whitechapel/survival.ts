import { ALLEYS, COACHES, JOINED, movesBetween, type Rows } from '@gaslight/letters-from-whitechapel'
import { CIRCLES } from './beliefs.ts'
import { stepsTo } from './near.ts'

/** Who may catch Jack: a policeman on a crossing; less than 1 where a face-down token may be none. */
export interface Threat {
  readonly crossing: number
  readonly weight: number
}

/** What Jack has to get home with. */
export interface Supply {
  readonly cells: number
  readonly coaches: number
  readonly alleys: number
}

/** What coming home soon costs, since it tells where the hideout is: nearly `secrecy` at once, less with each cell filled. */
export interface Price {
  /** Cells that were left after the murder. */
  readonly start: number
  readonly secrecy: number
  /** What is left of a chance after one more round in the streets, whatever else happens in it. */
  readonly stay: number
}

/** Rounds that are told apart; later ones are like the last. */
const ROUNDS = 6
/** Danger is that of being found where the police will look, and of a clue that leads them on. */
const CLUE = 0.25

/** By round from now on, and by circle: the chance that ending a move there ends the hunt, sooner or later. */
export type Risks = readonly Float64Array[]

/**
 * `here`: by circle, where the police believe Jack to be before the first move. They go where there is most to find, two
 * steps a round.
 */
export function risksOf(first: Float64Array, threats: readonly Threat[]): Risks {
  const risks: Float64Array[] = []
  let mass = first
  for (let round = 0; round < ROUNDS; round++) {
    risks.push(riskOf(mass, threats, round))
    mass = spread(mass)
  }
  return risks
}

function riskOf(mass: Float64Array, threats: readonly Threat[], round: number): Float64Array {
  const risk = new Float64Array(CIRCLES)
  const miss = round === 0 ? 0.4 : 0.7
  for (let circle = 1; circle < CIRCLES; circle++) {
    let missed = 1
    for (const { crossing, weight } of threats)
      if (stepsTo(crossing, circle) <= 2 * (round + 1)) missed *= 1 - weight * (1 - miss)
    const looked = (1 - missed) * Math.min(1, 0.25 + 6 * mass[circle])
    risk[circle] = looked * (Math.min(1, 2.5 * mass[circle]) * (1 - CLUE) + CLUE)
  }
  return risk
}

/** Where somebody may be after a normal move on an empty board, if all of them are equally likely. */
export function spread(mass: Float64Array): Float64Array {
  const next = new Float64Array(CIRCLES)
  for (let circle = 1; circle < CIRCLES; circle++) {
    if (mass[circle] === 0) continue
    const { start, items } = JOINED
    const share = mass[circle] / (start[circle + 1] - start[circle])
    for (let join = start[circle]; join < start[circle + 1]; join++) next[items[join]] += share
  }
  return next
}

/** Where somebody may be after an alley or a coach, if all of its moves are equally likely. */
export function slipped(mass: Float64Array, { start, items }: Rows): Float64Array {
  const next = new Float64Array(CIRCLES)
  for (let circle = 1; circle < CIRCLES; circle++)
    for (let i = start[circle]; i < start[circle + 1]; i++)
      next[items[i] & 255] += mass[circle] / (start[circle + 1] - start[circle])
  return next
}

/** The different ends of a coach move from each circle. */
const COACH_ENDS: readonly (readonly number[])[] = Array.from({ length: CIRCLES }, (_, circle) => [
  ...new Set(Array.from(COACHES.items.subarray(COACHES.start[circle], COACHES.start[circle + 1]), pair => pair & 255)),
])

/**
 * The chance to come home from where a move has ended, by dynamic programming over circles, cells and special tokens: as
 * safely as the risks allow, and never with too few cells left.
 */
export class Survival {
  private readonly hideout: number
  private readonly supply: Supply
  private readonly risks: Risks
  private readonly price: Price
  /** By cells left, coaches, alleys and circle: the value of ending a move there, with what that risks taken off. */
  private readonly values: Float64Array

  constructor(hideout: number, supply: Supply, risks: Risks, price: Price) {
    this.hideout = hideout
    this.supply = supply
    this.risks = risks
    this.price = price
    const { cells, coaches, alleys } = supply
    this.values = new Float64Array((cells + 1) * (coaches + 1) * (alleys + 1) * CIRCLES)
    for (let left = 1; left < cells; left++)
      for (let coach = 0; coach <= coaches; coach++)
        for (let alley = 0; alley <= alleys; alley++) this.fill(left, coach, alley)
  }

  /** The value of ending a move on a circle, with what is left then; not of declaring. */
  after(circle: number, { cells, coaches, alleys }: Supply): number {
    return cells <= 0 ? 0 : this.values[this.base(cells, coaches, alleys) + circle]
  }

  /** The value of being on a circle with a move to come and everything still there. */
  from(circle: number): number {
    const { cells, coaches, alleys } = this.supply
    return this.best(circle, cells, coaches, alleys)
  }

  /** The value of coming home with so many cells left after it. */
  home(cells: number): number {
    const { start, secrecy } = this.price
    return 1 - secrecy * Math.exp((cells - start) / 3)
  }

  private base(left: number, coach: number, alley: number): number {
    const { coaches, alleys } = this.supply
    return ((left * (coaches + 1) + coach) * (alleys + 1) + alley) * CIRCLES
  }

  private fill(left: number, coach: number, alley: number): void {
    const base = this.base(left, coach, alley)
    const round = this.supply.cells - left - 1 - (this.supply.coaches - coach)
    const risk = this.risks[Math.min(ROUNDS - 1, Math.max(0, round))]
    const { stay } = this.price
    for (let circle = 1; circle < CIRCLES; circle++)
      if (movesBetween(circle, this.hideout) <= left + alley)
        this.values[base + circle] = stay * (1 - risk[circle]) * this.best(circle, left, coach, alley)
  }

  private best(circle: number, left: number, coach: number, alley: number): number {
    const { values, hideout } = this
    let best = 0
    const walked = this.base(left - 1, coach, alley)
    for (let join = JOINED.start[circle]; join < JOINED.start[circle + 1]; join++) {
      const to = JOINED.items[join]
      const value = to === hideout ? this.home(left - 1) : values[walked + to]
      if (value > best) best = value
    }
    if (alley > 0) {
      const slipped = this.base(left - 1, coach, alley - 1)
      for (let i = ALLEYS.start[circle]; i < ALLEYS.start[circle + 1]; i++) {
        const value = SPENT * values[slipped + ALLEYS.items[i]]
        if (value > best) best = value
      }
    }
    if (coach > 0 && left > 2) {
      const ridden = this.base(left - 2, coach - 1, alley)
      const ends = COACH_ENDS[circle]
      for (let i = 0; i < ends.length; i++) {
        const value = SPENT * values[ridden + ends[i]]
        if (value > best) best = value
      }
    }
    return best
  }
}

/** What a special token is worth to whom the police may yet shut in. */
export const SPENT = 0.985
