import { CROSSING_COUNT, CROSSINGS_BY, stepsBetween } from '@gaslight/letters-from-whitechapel'
import { CIRCLES } from './beliefs.ts'

const WIDTH = CROSSING_COUNT + 1
let table: Uint8Array | undefined

/** The least number of steps from a crossing to one that is next to a circle. */
export function stepsTo(crossing: number, circle: number): number {
  table ??= measure()
  return table[circle * WIDTH + crossing]
}

function measure(): Uint8Array {
  const steps = new Uint8Array(CIRCLES * WIDTH).fill(255)
  for (let circle = 1; circle < CIRCLES; circle++)
    for (let i = CROSSINGS_BY.start[circle]; i < CROSSINGS_BY.start[circle + 1]; i++)
      for (let crossing = 1; crossing < WIDTH; crossing++) {
        const at = circle * WIDTH + crossing
        steps[at] = Math.min(steps[at], stepsBetween(crossing, CROSSINGS_BY.items[i]))
      }
  return steps
}
