import {
  CIRCLES_BY,
  type CircleNumber,
  movesBetween,
  type WhitechapelView,
  WITHIN_TWO,
} from '@gaslight/letters-from-whitechapel'
import { CIRCLES, type Public, publicIn, trailOf } from './beliefs.ts'
import { uncertainty } from './entropy.ts'
import { stepsTo } from './near.ts'
import { spread } from './survival.ts'

/** What there is to find, by circle, and where it may go: what policemen are posted for. */
export interface Worth {
  /** What a policeman next to a circle is worth. */
  readonly beside: Float64Array
  /** Circles to be near to, and how much each of them counts. */
  readonly draws: readonly { readonly circle: CircleNumber; readonly weight: number }[]
}

/** How much an answer, a place that Jack may go to next, and a hideout count, where his place now counts 1. */
const ANSWER = 0.1
const NEXT = 0.5
const HIDEOUT = 0.6

export function worthIn(view: WhitechapelView): Worth {
  const known = publicIn(view)
  const trail = trailOf(known)
  const beside = new Float64Array(CIRCLES)
  for (let circle = 1; circle < CIRCLES; circle++) {
    if (view.falseClues.placed[circle] !== undefined) continue
    const doubt = view.clues[circle] === undefined ? uncertainty(trail[circle]) : 0
    beside[circle] = 4 * known.here[circle] + ANSWER * doubt
  }
  const next = spread(known.here)
  const home = hideoutsTonight(known)
  const draws = []
  for (let circle = 1; circle < CIRCLES; circle++) {
    const weight = known.here[circle] + NEXT * next[circle] + HIDEOUT * home[circle]
    if (weight > 0.002) draws.push({ circle, weight })
  }
  return { beside, draws }
}

/** By circle: about the probability that the hideout is there, if it lies in reach from where he may be. */
function hideoutsTonight({ hideouts, here, cellsLeft }: Public): Float64Array {
  const home = new Float64Array(CIRCLES)
  for (let hideout = 1; hideout < CIRCLES; hideout++) {
    if (hideouts[hideout] === 0) continue
    for (let circle = 1; circle < CIRCLES; circle++) {
      const moves = movesBetween(circle, hideout)
      if (here[circle] > 0 && moves <= cellsLeft) home[hideout] += hideouts[hideout] * here[circle] * 0.8 ** moves
    }
  }
  const sum = home.reduce((a, b) => a + b, 0)
  return sum === 0 ? hideouts : home.map(weight => weight / sum)
}

/** How much of a circle's weight a policeman so many steps away has, from 0 on. */
const REACH = [1, 0.8, 0.65, 0.45, 0.3, 0.2, 0.12, 0.07, 0.04, 0.02]

const seen = new Uint8Array(CIRCLES)

/** What policemen on these crossings are worth together. */
export function coverageOf(pawns: readonly number[], { beside, draws }: Worth): number {
  seen.fill(0)
  let worth = 0
  for (const pawn of pawns)
    for (let i = CIRCLES_BY.start[pawn]; i < CIRCLES_BY.start[pawn + 1]; i++) {
      const circle = CIRCLES_BY.items[i]
      if (seen[circle] === 0) worth += beside[circle]
      seen[circle] = 1
    }
  return worth + nearnessOf(pawns, draws)
}

/** The weights of circles that policemen on these crossings are near to, the nearest one counting for each. */
export function nearnessOf(pawns: readonly number[], draws: Worth['draws']): number {
  let worth = 0
  for (const { circle, weight } of draws) {
    let least = REACH.length
    for (const pawn of pawns) least = Math.min(least, stepsTo(pawn, circle))
    if (least < REACH.length) worth += weight * REACH[least]
  }
  return worth
}

/**
 * Where the policemen that have yet to move should go, by coordinate ascent: each in turn to the best place while the
 * others stand, until nothing gets better. Nobody goes where somebody stands now. `toMove`: places in `pawns`.
 */
export function postsFor(
  pawns: readonly number[],
  toMove: readonly number[],
  value: (posts: readonly number[]) => number,
): number[] {
  const posts = [...pawns]
  let best = value(posts)
  for (let pass = 0; pass < 4; pass++) {
    const before = best
    for (const pawn of toMove)
      for (let i = WITHIN_TWO.start[pawns[pawn]]; i < WITHIN_TWO.start[pawns[pawn] + 1]; i++) {
        const to = WITHIN_TWO.items[i]
        if (posts.includes(to) || (to !== pawns[pawn] && pawns.includes(to))) continue
        const from = posts[pawn]
        posts[pawn] = to
        const worth = value(posts)
        if (worth > best + 1e-9) best = worth
        else posts[pawn] = from
      }
    if (best <= before + 1e-9) break
  }
  return posts
}
