import { WIDTH } from './belief-layer.ts'
import { JOINED } from './graph.ts'
import type { CircleNumber } from './map.ts'
import { CELLS } from './rules.ts'

const TABLES: (Float64Array | undefined)[] = []

/**
 * Ways to a hideout on an empty board: at `moves * WIDTH + circle`, the number of walks of 1 to 19 normal moves from a circle
 * that reach the hideout with their last move and not before. A walk may begin there: who stands on it undeclared must
 * leave and come back (LW-49). With 0 moves it is 1 on the hideout. These are the counts to go of the maximum-entropy
 * bridge (Doob's h-transform of the uniform walk).
 */
export function waysTo(hideout: CircleNumber): Float64Array {
  TABLES[hideout] ??= countWays(hideout)
  return TABLES[hideout]
}

function countWays(hideout: CircleNumber): Float64Array {
  const { start, items } = JOINED
  const ways = new Float64Array(CELLS * WIDTH)
  ways[hideout] = 1
  for (let moves = 1; moves < CELLS; moves++) {
    const before = (moves - 1) * WIDTH
    const here = moves * WIDTH
    for (let circle = 1; circle < WIDTH; circle++)
      for (let join = start[circle]; join < start[circle + 1]; join++) {
        const next = items[join]
        if (next !== hideout || moves === 1) ways[here + circle] += ways[before + next]
      }
  }
  return ways
}
