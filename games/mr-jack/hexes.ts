import { bitsOfWord } from '@gaslight/jack-family'
import { CELLS, cellOf, EXITS, type HexId, isStreet, LATTICE, POSTS, STREETS } from './board.ts'

/**
 * Street hexes are numbered 0 to 59 in the order of `STREETS`; a set of them is two words of 30 bits, side by side in
 * tables (`2 * i`, `2 * i + 1`).
 */
export const HEXES = 60
/** No way at all; sums of two such stay below 256. */
export const FAR = 100

const streetNumber = new Map(STREETS.map((id, i) => [id, i]))

/** The number of a street hex; -1 where the name is none. */
export function streetOf(id: HexId): number {
  return streetNumber.get(id) ?? -1
}

/** The bits of each hex in the two words; none for the number of a character that is nowhere yet. */
export const LOW_BITS = bitsOfWord(0, HEXES, 64)
export const HIGH_BITS = bitsOfWord(1, HEXES, 64)

/** The same for code that no hot loop runs. */
export function bitLow(hex: number): number {
  return LOW_BITS[hex]
}

export function bitHigh(hex: number): number {
  return HIGH_BITS[hex]
}

/** The street number of each of the 86 cells; -1 for obstacles. */
export const STREET_OF_CELL = Int8Array.from(CELLS, cell => streetOf(cell.id))
/** The cell number of each street hex. */
export const CELL_OF_STREET = Uint8Array.from(STREETS, id => LATTICE.numberOf(id))
/** The post number of each cell; -1 for all others. */
export const POST_OF_CELL = Int8Array.from(CELLS, cell => POSTS.indexOf(cell.id))
/** The cell next to cell `c` in direction `d`, at `6 * c + d`; -1 off the board. */
export const STEP = LATTICE.steps

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

/** Whether a step from cell to cell crosses this edge; none crosses `NO_EDGE`. */
export function liesBetween(edge: number, cell: number, next: number): boolean {
  if (edge < 0) return false
  const a = STREET_OF_CELL[cell]
  const b = STREET_OF_CELL[next]
  const low = EDGES[2 * edge]
  const high = EDGES[2 * edge + 1]
  return (a === low && b === high) || (a === high && b === low)
}

/** The street hex of each exit, in the order of `EXITS` (MJ-10). */
export const EXIT_HEX = Uint8Array.from(EXITS, exit => streetOf(exit.hex))

/** The street hexes lit by each set of lit posts (MJ-9). */
export const LIGHT = new Int32Array(2 * 256)
for (let lit = 0; lit < 256; lit++)
  for (const [post, id] of POSTS.entries())
    if ((lit >> post) & 1)
      for (let d = 0; d < 6; d++) {
        const cell = STEP[6 * LATTICE.numberOf(id) + d]
        if (cell < 0 || STREET_OF_CELL[cell] < 0) continue
        LIGHT[2 * lit] |= bitLow(STREET_OF_CELL[cell])
        LIGHT[2 * lit + 1] |= bitHigh(STREET_OF_CELL[cell])
      }

/** Whether a name is a cell of the board, and whether it is a street hex. */
export function hexKind(id: HexId): 'unknown' | 'obstacle' | 'street' {
  const cell = cellOf(id)
  if (cell === undefined) return 'unknown'
  return isStreet(cell.kind) ? 'street' : 'obstacle'
}
