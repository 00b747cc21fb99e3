import {
  believe,
  CIRCLE_COUNT,
  crossingNumber,
  type HuntBelief,
  movesBetween,
  type Night,
  type NightLog,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import { remembering } from './memory.ts'

/** Arrays by circle have this length; entry 0 is unused. */
export const CIRCLES = CIRCLE_COUNT + 1

/** What is public about Jack, whoever looks: rows exactly, and hideouts as earlier nights weigh them. */
export interface Public {
  readonly belief: HuntBelief
  /** By circle: the probability that the hideout is there, before anything of tonight is weighed. */
  readonly hideouts: Float64Array
  /** Cells that Jack can still fill tonight; 0 in Hell. */
  readonly cellsLeft: number
  /** By circle: how much likelier a row that ends there is than another one: whether hideouts can be reached from there. */
  readonly homeward: Float64Array
  /**
   * By circle: about the probability that he is there now. Zeros in Hell. Of rows, the square roots of their numbers count:
   * Jack knows where most rows lead, and keeps away from there.
   */
  readonly here: Float64Array
}

const publicly = remembering(8, publicOf)
const earlier = remembering(8, (_, view) => believe(view).hideoutProbabilities('bridge'))

export function publicIn(view: WhitechapelView): Public {
  return publicly(keyOf(view), view)
}

/** All that the belief rests on, as a text. */
function keyOf(view: WhitechapelView): string {
  const { night, state, scenes, address, hideouts, options, policemen } = view
  const at = state === 'move' ? policemen : {}
  return JSON.stringify([
    night,
    state,
    scenes,
    address,
    hideouts,
    options.catchMe,
    at,
    Object.values(view.nights).map(told),
  ])
}

/** A log without what only Jack knows. */
function told({ row: _, ...log }: NightLog): NightLog {
  return log
}

function publicOf(_: string, view: WhitechapelView): Public {
  const belief = believe(view)
  const before = beforeTonight(view)
  const hideouts = earlier(keyOf(before), before)
  const filled = view.nights[view.night]?.filled
  const cellsLeft = filled === undefined ? 0 : 20 - filled
  const homeward = homewardOf(hideouts, cellsLeft)
  return { belief, hideouts, cellsLeft, homeward, here: weighedBy(belief.locations().map(Math.sqrt), homeward) }
}

function beforeTonight(view: WhitechapelView): WhitechapelView {
  const nights: { [night in Night]?: NightLog } = {}
  for (const night of [1, 2, 3, 4] as const) if (night < view.night) nights[night] = view.nights[night] ?? {}
  return { ...view, nights, state: 'women' }
}

/** Jack is likelier to be where he comes home in time with moves to spare. */
function homewardOf(hideouts: Float64Array, cellsLeft: number): Float64Array {
  const homeward = new Float64Array(CIRCLES)
  for (let circle = 1; circle < CIRCLES; circle++)
    for (let hideout = 1; hideout < CIRCLES; hideout++) {
      if (hideouts[hideout] === 0) continue
      const spare = cellsLeft - movesBetween(circle, hideout)
      homeward[circle] += hideouts[hideout] * (spare < 0 ? 0.001 : NEARER[movesBetween(circle, hideout)])
    }
  return homeward
}

/** How much likelier Jack is one move nearer to his hideout than one further. */
const HOMEWARD = 1.25
/** By number of moves. */
const NEARER = Array.from({ length: 20 }, (_, moves) => HOMEWARD ** -moves)

/** Counts turned into probabilities; `weight` is by circle. */
function weighedBy(counts: Float64Array, weight: Float64Array): Float64Array {
  const products = counts.map((count, circle) => count * weight[circle])
  const sum = products.reduce((a, b) => a + b, 0)
  return sum === 0 ? products : products.map(product => product / sum)
}

/** By circle: about how likely it is that it stands in tonight's row. */
export function trailOf({ belief }: Public): Float64Array {
  const missed = new Float64Array(CIRCLES).fill(1)
  for (const layer of belief.past()) {
    const sum = layer.reduce((a, b) => a + b, 0)
    if (sum > 0) for (let circle = 1; circle < CIRCLES; circle++) missed[circle] *= Math.max(0, 1 - layer[circle] / sum)
  }
  return missed.map(missing => 1 - missing)
}

/** The numbers of the crossings on which policemen stand, by colour in their order. */
export function pawnsOf({ policemen }: WhitechapelView): number[] {
  return Object.values(policemen).map(crossingNumber)
}
