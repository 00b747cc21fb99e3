import { lowestBit } from '@gaslight/core'
import {
  BOARDS,
  CELLS,
  cellOf,
  DIRECTIONS,
  type Edition,
  EXITS,
  type HexId,
  isStreet,
  neighbor,
  POSTS,
  STREETS,
} from './board.ts'

/**
 * The derived tables of section 3. Street hexes are numbered 0 to 59 in the order of `STREETS`; a set of them is two
 * 32-bit words, hexes 0 to 31 in the low word and 32 to 59 in the high one, side by side in the tables (`2 * i`,
 * `2 * i + 1`). Everything that the barricade changes (MJ-83) is made once for every edge it can stand on.
 */
export const HEXES = 60
/** No way at all; sums of two such stay below 256. */
export const FAR = 100

const streetNumber = new Map(STREETS.map((id, i) => [id, i]))
const cellNumber = new Map(CELLS.map((cell, i) => [cell.id, i]))

/** The number of a street hex; -1 where the name is none. */
export function streetOf(id: HexId): number {
  return streetNumber.get(id) ?? -1
}

export function bitLow(hex: number): number {
  return hex < 32 ? 1 << hex : 0
}

export function bitHigh(hex: number): number {
  return hex < 32 ? 0 : 1 << (hex - 32)
}

/** The hexes of a set, ascending. For callers that are not in a hurry. */
export function hexesOf(low: number, high: number): number[] {
  const hexes: number[] = []
  for (let rest = low; rest !== 0; rest &= rest - 1) hexes.push(lowestBit(rest))
  for (let rest = high; rest !== 0; rest &= rest - 1) hexes.push(32 + lowestBit(rest))
  return hexes
}

/** The street number of each of the 86 cells; -1 for obstacles. */
export const STREET_OF_CELL = Int8Array.from(CELLS, cell => streetOf(cell.id))
/** The cell number of each street hex. */
export const CELL_OF_STREET = Uint8Array.from(STREETS, id => cellNumber.get(id) ?? 0)
/** The post number of each cell; -1 for all others. */
export const POST_OF_CELL = Int8Array.from(CELLS, cell => POSTS.indexOf(cell.id))
/** The cell next to cell `c` in direction `d`, at `6 * c + d`; -1 off the board. */
export const STEP = Int8Array.from({ length: 6 * CELLS.length }, (_, i) => {
  const next = neighbor(CELLS[Math.floor(i / 6)].id, DIRECTIONS[i % 6])
  return next === undefined ? -1 : (cellNumber.get(next.id) ?? -1)
})

/** The 87 edges between two street hexes, lower number first: edge `e` at `2 * e`. */
export const EDGES = Uint8Array.from(
  [...STREETS.keys()].flatMap(a => {
    const ends = [...Array(6).keys()].map(d => STEP[6 * CELL_OF_STREET[a] + d]).filter(cell => cell >= 0)
    const streets = ends.map(cell => STREET_OF_CELL[cell]).filter(b => b > a)
    return streets.sort((b, c) => b - c).flatMap(b => [a, b])
  }),
)
export const EDGE_COUNT = EDGES.length / 2
export const NO_EDGE = -1

/** The edge between two street hexes; -1 where they are not adjacent. */
export function edgeBetween(a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a]
  for (let e = 0; e < EDGE_COUNT; e++) if (EDGES[2 * e] === low && EDGES[2 * e + 1] === high) return e
  return NO_EDGE
}

/** The street hex of each exit, in the order of `EXITS` (MJ-10). */
export const EXIT_HEX = Uint8Array.from(EXITS, exit => streetOf(exit.hex))

/** The street hexes lit by each set of lit posts (MJ-9). */
export const LIGHT = new Int32Array(2 * 256)
for (let lit = 0; lit < 256; lit++)
  for (const [post, id] of POSTS.entries())
    if ((lit >> post) & 1)
      for (let d = 0; d < 6; d++) {
        const cell = STEP[6 * (cellNumber.get(id) ?? 0) + d]
        if (cell < 0 || STREET_OF_CELL[cell] < 0) continue
        LIGHT[2 * lit] |= bitLow(STREET_OF_CELL[cell])
        LIGHT[2 * lit + 1] |= bitHigh(STREET_OF_CELL[cell])
      }

/** Which hexes may be reached: by any step, by Stealthy's over any cell, by street only; and with how many points. */
export const Reach = { one: 0, two: 1, three: 2, grid3: 3, grid4: 4, foot1: 5, foot5: 6, foot6: 7 } as const
export type ReachMode = (typeof Reach)[keyof typeof Reach]
const MODES = 8

/** How `whistlePath` narrows a shift's walk (MJ-45). */
export const WHISTLE_PATHS = ['free', 'shortest', 'direct'] as const

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
  /** Ends of street walks of exactly k = 1, 2, 3 steps, at `2 * (60 * (k - 1) + a)`. */
  readonly walks = new Int32Array(2 * 3 * HEXES)
  /** Street hexes in line, up to the first obstacle, at `2 * (6 * a + direction)` (MJ-52). */
  readonly beams = new Int32Array(2 * 6 * HEXES)
  private readonly reach: Int32Array
  private readonly pairs: number
  private readonly whistles: (Int32Array | undefined)[] = []
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
    for (let a = 0; a < HEXES; a++) this.measure(a)
    this.fillWalks()
    for (let a = 0; a < HEXES; a++) for (let d = 0; d < 6; d++) this.beam(a, d, 0, this.beams, 2 * (6 * a + d))
    this.fillReach()
  }

  /** The place in `reachTable` of the hexes reached from `from` in this mode with these covers. */
  reachAt(mode: ReachMode, covers: number, from: number): number {
    return 2 * ((mode * this.pairs + this.pairOf[covers]) * HEXES + from)
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

  /**
   * What Goodley on `g` may do with a character on `a`, at `6 * (60 * g + a)`: three sets of two words, the nearer hexes
   * that a shift of k = 1, 2, 3 points reaches (MJ-44, MJ-45). Made at the first use: only one path option is played.
   */
  whistleTable(path: number): Int32Array {
    return this.whistles[path] ?? this.fillWhistles(path)
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

  private fillWalks(): void {
    this.walks.set(this.near)
    for (let k = 1; k < 3; k++)
      for (let a = 0; a < HEXES; a++) {
        const at = 2 * (HEXES * k + a)
        const before = 2 * (HEXES * (k - 1) + a)
        for (const hex of hexesOf(this.walks[before], this.walks[before + 1])) {
          this.walks[at] |= this.near[2 * hex]
          this.walks[at + 1] |= this.near[2 * hex + 1]
        }
      }
  }

  private fillReach(): void {
    const sewer = new Uint8Array(HEXES)
    const gridSewer = new Uint8Array(HEXES)
    for (let covers = 0; covers < 1 << this.manholes.length; covers++) {
      if (bits(covers) !== 2) continue
      const open = [...this.manholes].filter((_, i) => ((covers >> i) & 1) === 0)
      for (let a = 0; a < HEXES; a++) {
        sewer[a] = Math.min(...open.map(m => this.distance[HEXES * a + m]))
        gridSewer[a] = Math.min(...open.map(m => this.grid[HEXES * a + m]))
      }
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
  }

  private mark(mode: ReachMode, covers: number, a: number, b: number): void {
    const at = this.reachAt(mode, covers, a)
    this.reach[at] |= bitLow(b)
    this.reach[at + 1] |= bitHigh(b)
  }

  private fillWhistles(path: number): Int32Array {
    const table = new Int32Array(6 * HEXES * HEXES)
    const D = this.distance
    for (let g = 0; g < HEXES; g++)
      for (let a = 0; a < HEXES; a++) {
        const far = D[HEXES * a + g]
        for (let k = 1; k <= 3; k++) {
          const walk = 2 * (HEXES * (k - 1) + a)
          for (const b of hexesOf(this.walks[walk], this.walks[walk + 1])) {
            const left = D[HEXES * b + g]
            if (left >= far) continue
            if (WHISTLE_PATHS[path] === 'shortest' && D[HEXES * a + b] !== k) continue
            if (WHISTLE_PATHS[path] === 'direct' && left !== far - k) continue
            const at = 6 * (HEXES * g + a) + 2 * (k - 1)
            table[at] |= bitLow(b)
            table[at + 1] |= bitHigh(b)
          }
        }
      }
    this.whistles[path] = table
    return table
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

function bits(word: number): number {
  let n = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) n++
  return n
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

/** Whether a name is a cell of the board, and whether it is a street hex. */
export function hexKind(id: HexId): 'unknown' | 'obstacle' | 'street' {
  const cell = cellOf(id)
  if (cell === undefined) return 'unknown'
  return isStreet(cell.kind) ? 'street' : 'obstacle'
}
