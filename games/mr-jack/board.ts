import { type Column, cellsOf, type Direction, HexBoard, type HexCell } from '@gaslight/jack-family'
import type { BaseCharacter } from './cast.ts'

export { DIRECTIONS, type Direction } from '@gaslight/jack-family'
export const EXIT_IDS = ['NW', 'NE', 'SW', 'SE'] as const
export type ExitId = (typeof EXIT_IDS)[number]
/** A cell by its league name, `a1` to `m12` (MJ-5). */
export type HexId = string

/** Streets and manholes are street hexes; all else is an obstacle (MJ-7). */
export type CellKind = 'street' | 'manhole' | 'post' | 'building' | 'garden'

/** A flat-topped hex: axial `q`, `r`, and the drawing offset, where even columns sit half a hex lower than odd ones. */
export interface Cell extends HexCell {
  readonly id: HexId
  readonly row: number
  readonly q: number
  readonly r: number
  readonly kind: CellKind
}

/** An exit is not a hex of the board; it lies off its exit hex in `direction` (MJ-10). */
export interface Exit {
  readonly id: ExitId
  readonly hex: HexId
  readonly direction: Direction
}

export const EXITS: readonly Exit[] = [
  { id: 'NW', hex: 'b7', direction: 'N' },
  { id: 'NE', hex: 'l12', direction: 'N' },
  { id: 'SW', hex: 'b1', direction: 'S' },
  { id: 'SE', hex: 'l6', direction: 'S' },
]

/** `.` street, `*` post, `#` building, `%` garden. */
const COLUMNS: readonly Column[] = [
  ['a', 1, '.....'],
  ['b', 1, '.*.%#..'],
  ['c', 2, '...#.*'],
  ['d', 3, '.#.#.#'],
  ['e', 3, '.......'],
  ['f', 3, '.#*%.#*.'],
  ['g', 3, '........'],
  ['h', 3, '.*#.%*#.'],
  ['i', 4, '.......'],
  ['j', 5, '#.#.#.'],
  ['k', 6, '*.%...'],
  ['l', 6, '..#%.*.'],
  ['m', 8, '.....'],
]

const KINDS: { readonly [sign: string]: CellKind } = { '.': 'street', '*': 'post', '#': 'building', '%': 'garden' }

export type Edition = '2006' | 'revised'
/** Tiles 1 to 4 leave the board one by one (MJ-24); the two plain ones are alike (MJ-4). */
export type Tile = 1 | 2 | 3 | 4 | 'plain'

export interface Board {
  readonly edition: Edition
  /** All 86 cells, by column and upwards in it: the order of every list of hexes. */
  readonly cells: readonly Cell[]
  readonly manholes: readonly HexId[]
  readonly start: {
    readonly characters: { readonly [name in BaseCharacter]: HexId }
    readonly covers: readonly [HexId, HexId]
    readonly cordons: readonly [ExitId, ExitId]
    readonly lamps: { readonly [post: HexId]: Tile }
  }
}

const START_CHARACTERS = { Bert: 'i8', Goodley: 'm10', Gull: 'e9', Holmes: 'g5', Lestrade: 'e5', Smith: 'g8' } as const
const START_CORDONS = ['NE', 'SW'] as const
const START_LAMPS = { b2: 1, c7: 3, f5: 'plain', h8: 'plain', k6: 4, l11: 2 } as const

/** MJ-6: the boards differ in their manholes, the covers and two starting hexes only. */
export const BOARDS: { readonly [edition in Edition]: Board } = {
  '2006': board('2006', ['a5', 'c2', 'f7', 'f10', 'h3', 'h6', 'l12', 'm9'], {
    characters: { ...START_CHARACTERS, Stealthy: 'i4', Watson: 'a3' },
    covers: ['c2', 'l12'],
    cordons: START_CORDONS,
    lamps: START_LAMPS,
  }),
  revised: board('revised', ['b1', 'b6', 'c4', 'f10', 'g6', 'h3', 'k9', 'l7', 'l12'], {
    characters: { ...START_CHARACTERS, Stealthy: 'a3', Watson: 'i4' },
    covers: ['b1', 'l12'],
    cordons: START_CORDONS,
    lamps: START_LAMPS,
  }),
}

function board(edition: Edition, manholes: readonly HexId[], start: Board['start']): Board {
  const cells = cellsOf(COLUMNS, 0).map(({ id, col, number, sign }): Cell => {
    const r = 7 - number
    const kind = manholes.includes(id) ? 'manhole' : KINDS[sign]
    return { id, col, number, row: r + (col + (col % 2)) / 2, q: col, r, kind }
  })
  return { edition, cells, manholes, start }
}

/** The cells of the board of 2006; on the other only the manholes differ. */
export const CELLS: readonly Cell[] = BOARDS['2006'].cells
/** The 60 street hexes of both boards, in the order of `CELLS` (MJ-7). */
export const STREETS: readonly HexId[] = CELLS.filter(cell => isStreet(cell.kind)).map(cell => cell.id)
/** The eight gaslight posts, in the order of `CELLS`. */
export const POSTS: readonly HexId[] = CELLS.filter(cell => cell.kind === 'post').map(cell => cell.id)

export function isStreet(kind: CellKind): boolean {
  return kind === 'street' || kind === 'manhole'
}

/** The lattice, with the cells of the board of 2006. */
export const LATTICE = new HexBoard(CELLS)

/** The cell of the board of 2006 with this name. */
export function cellOf(id: HexId): Cell | undefined {
  return LATTICE.cellOf(id)
}

/** The adjacent cell, obstacles included; undefined at the edge of the board. */
export function neighbor(id: HexId, direction: Direction): Cell | undefined {
  return LATTICE.neighbor(id, direction)
}
