import { CELLS } from './board.ts'
import { bitHigh, bitLow, CELL_OF_STREET, FAR, HEXES, liesBetween, STEP, STREET_OF_CELL } from './hexes.ts'

/** How far street hexes lie from each other (section 3), on a board with a barricade or without one. */
export interface Distances {
  /** Along streets (`D`), at `60 * a + b`; `FAR` where no way leads. */
  readonly distance: Uint8Array
  /** Over any cell (`G`). */
  readonly grid: Uint8Array
  /** Adjacent street hexes, at `2 * hex`. */
  readonly near: Int32Array
}

export function distancesWith(barricade: number): Distances {
  const distance = new Uint8Array(HEXES * HEXES)
  const grid = new Uint8Array(HEXES * HEXES)
  const near = new Int32Array(2 * HEXES)
  for (let a = 0; a < HEXES; a++) {
    const streetOnly = spread(a, barricade, cell => STREET_OF_CELL[cell] >= 0)
    const anyCell = spread(a, barricade, () => true)
    for (let b = 0; b < HEXES; b++) {
      distance[HEXES * a + b] = streetOnly[CELL_OF_STREET[b]]
      grid[HEXES * a + b] = anyCell[CELL_OF_STREET[b]]
      if (distance[HEXES * a + b] !== 1) continue
      near[2 * a] |= bitLow(b)
      near[2 * a + 1] |= bitHigh(b)
    }
  }
  return { distance, grid, near }
}

/** Breadth-first distances over the cells that `enters` allows. */
function spread(from: number, barricade: number, enters: (cell: number) => boolean): Uint8Array {
  const distances = new Uint8Array(CELLS.length).fill(FAR)
  const queue = [CELL_OF_STREET[from]]
  distances[queue[0]] = 0
  for (const cell of queue)
    for (let d = 0; d < 6; d++) {
      const next = STEP[6 * cell + d]
      if (next < 0 || distances[next] !== FAR || !enters(next) || liesBetween(barricade, cell, next)) continue
      distances[next] = distances[cell] + 1
      queue.push(next)
    }
  return distances
}
