import { CELLS, type HexId } from './board.ts'
import { CELL_OF_STREET, STEP, STREET_OF_CELL } from './hexes.ts'
import { leapFrom } from './movement.ts'
import type { MrJackPosition } from './position.ts'
import { GAIT, Gait } from './roster.ts'

/** A search from one piece's hex: steps to each street hex, and the cell that each cell was entered from. */
export interface Exploration {
  /** Infinity where no way leads. */
  readonly costs: readonly number[]
  readonly from: Int8Array
}

const START = -2
const UNSEEN = -1

/**
 * All ways of a piece that moves as this ordinal (MJ-28, MJ-41, MJ-77, MJ-81), or along streets only. For display and
 * advice: `Terrain` holds the tables that the rules use.
 */
export function explore(p: MrJackPosition, piece: number, how: number | 'street', avoided = -1): Exploration {
  const gait = how === 'street' ? Gait.foot : GAIT[how]
  const start = CELL_OF_STREET[p.hexes[piece]]
  const steps = new Array<number>(CELLS.length).fill(Number.POSITIVE_INFINITY)
  const from = new Int8Array(CELLS.length).fill(UNSEEN)
  const queue = [start]
  from[start] = START
  steps[start] = 0
  const enter = (next: number, cell: number) => {
    if (from[next] !== UNSEEN || (avoided >= 0 && STREET_OF_CELL[next] === avoided)) return
    from[next] = cell
    steps[next] = steps[cell] + 1
    queue.push(next)
  }
  for (const cell of queue) {
    for (let d = 0; d < 6; d++) {
      const next = STEP[6 * cell + d]
      if (next < 0 || p.terrain.shut(cell, next)) continue
      if (STREET_OF_CELL[next] >= 0 || gait === Gait.cross) enter(next, cell)
    }
    const street = STREET_OF_CELL[cell]
    if (street < 0) continue
    if (gait !== Gait.foot && isOpen(p, street))
      for (const other of p.terrain.manholes) if (isOpen(p, other)) enter(CELL_OF_STREET[other], cell)
    if (gait !== Gait.leap) continue
    for (let d = 0; d < 6; d++) {
      const landing = leapFrom(p, p.hexes[piece], street, d)
      if (landing >= 0) enter(CELL_OF_STREET[landing], cell)
    }
  }
  return { costs: Array.from(CELL_OF_STREET, cell => steps[cell]), from }
}

function isOpen(p: MrJackPosition, street: number): boolean {
  const manhole = p.terrain.manholes.indexOf(street)
  return manhole >= 0 && ((p.covers >> manhole) & 1) === 0
}

/** The cells of the way to a street hex, both ends included; empty where none leads there. */
export function trace({ from }: Exploration, to: number): HexId[] {
  const way: HexId[] = []
  let cell = CELL_OF_STREET[to]
  if (cell === undefined || from[cell] === UNSEEN) return way
  for (; cell !== START; cell = from[cell]) {
    way.unshift(CELLS[cell].id)
    if (from[cell] === START) break
  }
  return way
}
