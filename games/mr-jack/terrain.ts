import { BOARDS, CELLS, type Edition } from './board.ts'
import {
  bitHigh,
  bitLow,
  CELL_OF_STREET,
  EDGES,
  FAR,
  HEXES,
  POST_OF_CELL,
  STEP,
  STREET_OF_CELL,
  streetOf,
} from './hexes.ts'
import { type Shifts, shiftsOn, walksOn } from './shifts.ts'

/**
 * The derived tables of section 3. Everything that the barricade changes (MJ-83) is made once for every edge it can stand
 * on, and where one gets by sewer once for every pair of covers: at the first use, since few of them come up in a game.
 */

/** Which hexes may be reached: by any step, by Stealthy's over any cell, by street only; and with how many points. */
export const Reach = { one: 0, two: 1, three: 2, grid3: 3, grid4: 4, foot1: 5, foot5: 6, foot6: 7 } as const
export type ReachMode = (typeof Reach)[keyof typeof Reach]
const MODES = 8

export class Terrain {
  /** The street hexes of the manholes, ascending; sets of covers are bits over this list. */
  readonly manholes: Uint8Array
  /** The bits of them all. */
  readonly allManholes: number
  /** The number of each pair of covers, by its bits. */
  readonly pairOf = new Uint8Array(512)
  /** Street distance (`D`) and grid distance (`G`) at `60 * a + b`. */
  readonly distance = new Uint8Array(HEXES * HEXES).fill(FAR)
  readonly grid = new Uint8Array(HEXES * HEXES).fill(FAR)
  /** Adjacent street hexes. */
  readonly near = new Int32Array(2 * HEXES)
  readonly walks: Int32Array
  /** Street hexes in line, up to the first obstacle, at `2 * (6 * a + direction)` (MJ-52). */
  readonly beams = new Int32Array(2 * 6 * HEXES)
  private readonly reach: Int32Array
  /** Which pairs of covers `reach` is filled for. */
  private readonly filled: Uint8Array
  private readonly pairs: number
  private readonly whistled: (Shifts | undefined)[] = []
  readonly edition: Edition
  /** The edge of the barricade, or `NO_EDGE`. */
  readonly barricade: number

  constructor(edition: Edition, barricade: number) {
    this.edition = edition
    this.barricade = barricade
    this.manholes = Uint8Array.from(BOARDS[edition].manholes, streetOf).sort()
    this.allManholes = (1 << this.manholes.length) - 1
    let pairs = 0
    for (let a = 0; a < this.manholes.length; a++)
      for (let b = a + 1; b < this.manholes.length; b++) this.pairOf[(1 << a) | (1 << b)] = pairs++
    this.pairs = pairs
    this.reach = new Int32Array(2 * MODES * pairs * HEXES)
    this.filled = new Uint8Array(pairs)
    for (let a = 0; a < HEXES; a++) this.measure(a)
    this.walks = walksOn(this)
    for (let a = 0; a < HEXES; a++) for (let d = 0; d < 6; d++) this.beam(a, d, 0, this.beams, 2 * (6 * a + d))
  }

  /** The place in `reachTable` of the hexes reached from `from` in this mode with these covers. */
  reachAt(mode: ReachMode, covers: number, from: number): number {
    const pair = this.pairOf[covers]
    if (this.filled[pair] === 0) this.fillReach(covers)
    return 2 * ((mode * this.pairs + pair) * HEXES + from)
  }

  get reachTable(): Int32Array {
    return this.reach
  }

  /** Whether a step from cell to cell is shut by the barricade (MJ-83). */
  shut(cell: number, next: number): boolean {
    if (this.barricade < 0) return false
    const a = STREET_OF_CELL[cell]
    const b = STREET_OF_CELL[next]
    const low = EDGES[2 * this.barricade]
    const high = EDGES[2 * this.barricade + 1]
    return (a === low && b === high) || (a === high && b === low)
  }

  /** Writes the beam from a street hex into `into` at `at`; `passed` are the posts that do not stop it (MJ-52). */
  beam(from: number, direction: number, passed: number, into: Int32Array, at: number): void {
    let low = 0
    let high = 0
    let cell = CELL_OF_STREET[from]
    for (;;) {
      const next = STEP[6 * cell + direction]
      if (next < 0 || this.shut(cell, next)) break
      const street = STREET_OF_CELL[next]
      const post = POST_OF_CELL[next]
      if (street < 0 && (post < 0 || ((passed >> post) & 1) === 0)) break
      if (street >= 0) {
        low |= bitLow(street)
        high |= bitHigh(street)
      }
      cell = next
    }
    into[at] = low
    into[at + 1] = high
  }

  /** Made at the first use: only one of the paths is played. */
  shifts(path: number): Shifts {
    const known = this.whistled[path]
    if (known !== undefined) return known
    const shifts = shiftsOn(this, path)
    this.whistled[path] = shifts
    return shifts
  }

  private measure(from: number): void {
    const streetOnly = spread(this, from, cell => STREET_OF_CELL[cell] >= 0)
    const anyCell = spread(this, from, () => true)
    for (let b = 0; b < HEXES; b++) {
      this.distance[HEXES * from + b] = streetOnly[CELL_OF_STREET[b]]
      this.grid[HEXES * from + b] = anyCell[CELL_OF_STREET[b]]
      if (streetOnly[CELL_OF_STREET[b]] === 1) {
        this.near[2 * from] |= bitLow(b)
        this.near[2 * from + 1] |= bitHigh(b)
      }
    }
  }

  private fillReach(covers: number): void {
    this.filled[this.pairOf[covers]] = 1
    const open = [...this.manholes].filter((_, i) => ((covers >> i) & 1) === 0)
    const sewer = this.nearest(this.distance, open)
    const gridSewer = this.nearest(this.grid, open)
    for (let a = 0; a < HEXES; a++)
      for (let b = 0; b < HEXES; b++) {
        if (a === b) continue
        const foot = this.distance[HEXES * a + b]
        const any = Math.min(foot, sewer[a] + 1 + sewer[b])
        const cross = Math.min(this.grid[HEXES * a + b], gridSewer[a] + 1 + gridSewer[b])
        if (any <= 1) this.mark(Reach.one, covers, a, b)
        if (any <= 2) this.mark(Reach.two, covers, a, b)
        if (any <= 3) this.mark(Reach.three, covers, a, b)
        if (cross <= 3) this.mark(Reach.grid3, covers, a, b)
        if (cross <= 4) this.mark(Reach.grid4, covers, a, b)
        if (foot <= 1) this.mark(Reach.foot1, covers, a, b)
        if (foot <= 5) this.mark(Reach.foot5, covers, a, b)
        if (foot <= 6) this.mark(Reach.foot6, covers, a, b)
      }
  }

  /** From each hex the least of these distances to one of `goals`. */
  private nearest(distances: Uint8Array, goals: readonly number[]): Uint8Array {
    return Uint8Array.from({ length: HEXES }, (_, a) => Math.min(...goals.map(goal => distances[HEXES * a + goal])))
  }

  private mark(mode: ReachMode, covers: number, a: number, b: number): void {
    const at = this.reachAt(mode, covers, a)
    this.reach[at] |= bitLow(b)
    this.reach[at + 1] |= bitHigh(b)
  }
}

/** Breadth-first distances over the cells that `enters` allows. */
function spread(terrain: Terrain, from: number, enters: (cell: number) => boolean): Uint8Array {
  const distances = new Uint8Array(CELLS.length).fill(FAR)
  const queue = [CELL_OF_STREET[from]]
  distances[queue[0]] = 0
  for (const cell of queue)
    for (let d = 0; d < 6; d++) {
      const next = STEP[6 * cell + d]
      if (next < 0 || distances[next] !== FAR || !enters(next) || terrain.shut(cell, next)) continue
      distances[next] = distances[cell] + 1
      queue.push(next)
    }
  return distances
}

const terrains: { [edition in Edition]: (Terrain | undefined)[] } = { '2006': [], revised: [] }

/** The tables of a board with the barricade on this edge; made once. */
export function terrainOf(edition: Edition, barricade: number): Terrain {
  const known = terrains[edition][barricade + 1]
  if (known !== undefined) return known
  const terrain = new Terrain(edition, barricade)
  terrains[edition][barricade + 1] = terrain
  return terrain
}
