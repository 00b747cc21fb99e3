/** What matters of the start of a round to a suspect who is Jack, before the cards of an odd round are dealt. */
export interface Prospect {
  /** 2 to 8. */
  readonly round: number
  /** How many suspects the Detective expects to have left, this one among them. */
  readonly company: number
  readonly unseen: boolean
  /** Whether he could leave now; in an even round only if his card is revealed. */
  readonly ready: boolean
  /** Whether his card is in the known hand of an even round. */
  readonly held: boolean
  /** How many characters, of the hand where it is known, could arrest him now. */
  readonly hunted: number
}

/** Among so many suspects it does not matter who could arrest one: nobody tries. */
export const CROWD = 4

const QUARTERS = 4

/** A title's logistic model, its answers kept by the values that they depend on. */
export class Prospects {
  private readonly weights: readonly number[]
  private readonly known = new Float64Array(9 * (8 * QUARTERS + 1) * 8 * 9).fill(Number.NaN)

  constructor(weights: readonly number[]) {
    this.weights = weights
  }

  /** Jack's chance to win: certain if he leaves at once, which an even round allows since it begins with him. */
  promise(round: number, company: number, unseen: boolean, ready: boolean, held: boolean, hunted: number): number {
    if (ready && (round & 1) === 0) return 1
    const quarters = Math.round(company * QUARTERS)
    const flags = (unseen ? 1 : 0) | (ready ? 2 : 0) | (held ? 4 : 0)
    const at = ((round * (8 * QUARTERS + 1) + quarters) * 8 + flags) * 9 + hunted
    const value = this.known[at]
    if (!Number.isNaN(value)) return value
    const prospect = { round, company: quarters / QUARTERS, unseen, ready, held, hunted }
    this.known[at] = chance(featuresOf(prospect), this.weights)
    return this.known[at]
  }
}

/** What the model weighs, in the order of a title's weights. */
export function featuresOf({ round, company, unseen, ready, held, hunted }: Prospect): number[] {
  const even = (round & 1) === 0
  const late = (round - 5) / 3
  const crowd = Math.log2(company)
  const caught = even ? hunted / 4 : 1 - MISSED[hunted]
  const alone = near(company, 1)
  const pair = near(company, 2)
  const trio = near(company, 3)
  return [
    1,
    ...[2, 3, 4, 5, 6, 7, 8].map(number => (number === round ? 1 : 0)),
    crowd,
    crowd * late,
    round === 8 ? crowd : 0,
    unseen ? 1 : 0,
    unseen ? late : 0,
    ready ? 1 : 0,
    ready ? alone : 0,
    unseen && held ? 1 : 0,
    ...[alone, alone * caught, pair * caught, trio * caught].flatMap(feature => (even ? [feature, 0] : [0, feature])),
    pair,
  ]
}

export function chance(features: readonly number[], weights: readonly number[]): number {
  return 1 / (1 + Math.exp(-features.reduce((sum, feature, i) => sum + feature * weights[i], 0)))
}

/** How much `company` is `number`: 1 there, 0 at the whole numbers beside it. */
function near(company: number, number: number): number {
  return Math.max(0, 1 - Math.abs(company - number))
}

/** The chance that none of n of the eight characters is among the four of an odd round. */
const MISSED = [1, 35 / 70, 15 / 70, 5 / 70, 1 / 70, 0, 0, 0, 0]
