import { type Column, cellsOf, type Direction, HexBoard, type HexCell } from '@gaslight/jack-family'
import type { Character } from './cast.ts'
import type { CellPair, SpaceId, Tile } from './view.ts'

export { DIRECTIONS, type Direction } from '@gaslight/jack-family'

/** NY-6: what is printed on a cell. */
export type CellKind = 'street' | 'station' | 'quayside' | 'building' | 'port' | 'land-exit'

/** A flat-topped hex in doubled coordinates (NY-5): `row2` grows downwards by 2 within a column. */
export interface Cell extends HexCell {
  readonly id: SpaceId
  readonly row2: number
  readonly kind: CellKind
}

/** Liberty Island lies off the lattice. */
const COLUMNS: readonly Column[] = [
  ['a', 2, '.~'],
  ['b', 1, '!...'],
  ['c', 1, '....~'],
  ['d', 1, '..##..'],
  ['e', 1, '~......!'],
  ['f', 2, '.......'],
  ['g', 2, '!...@..~'],
  ['h', 4, '......'],
  ['i', 5, '......'],
  ['j', 5, '.#..#.'],
  ['k', 4, '!..#.#..'],
  ['l', 5, '.......!'],
  ['m', 5, '........'],
  ['n', 8, '>'],
]

const KINDS: { readonly [sign: string]: CellKind } = {
  '.': 'street',
  '@': 'station',
  '~': 'quayside',
  '#': 'building',
  '!': 'port',
  '>': 'land-exit',
}

/** All 83 cells, by column and upwards in it: the order of every list of spaces. */
export const CELLS: readonly Cell[] = cellsOf(COLUMNS, 1).map(({ id, col, number, sign }) => {
  return { id, col, number, row2: col + 13 - 2 * number, kind: KINDS[sign] }
})

/** Liberty Island, the 84th space: it has no hex neighbours (NY-4). */
export const LIBERTY = 'LIB'

/** Every space: the cells, then Liberty Island. */
export const SPACES: readonly SpaceId[] = [...CELLS.map(cell => cell.id), LIBERTY]

/** NY-28: ways that go in one direction only. */
export const FERRIES: readonly { readonly from: SpaceId; readonly to: SpaceId }[] = [
  { from: 'a3', to: LIBERTY },
  { from: 'c5', to: LIBERTY },
  { from: LIBERTY, to: 'g9' },
  { from: LIBERTY, to: 'e1' },
]

export const STATION: SpaceId = 'g6'
/** By letter. */
export const PORTS: readonly SpaceId[] = idsOf('port')
export const LAND_EXIT: SpaceId = 'n8'
/** The ways out of Manhattan (NY-63): the ports, then the land exit. */
export const EXITS: readonly SpaceId[] = [...PORTS, LAND_EXIT]

/** NY-11, NY-13. */
export const START: {
  readonly characters: { readonly [name in Character]: SpaceId }
  readonly tiles: { readonly [cell: SpaceId]: Tile }
  readonly investigation: readonly [CellPair, CellPair]
  readonly steamers: readonly [SpaceId, SpaceId]
  readonly informant: SpaceId
  readonly supply: { readonly entrance: number; readonly lamp: number; readonly site: number }
} = {
  characters: {
    Beach: 'e4',
    Callahan: 'f5',
    Eastman: 'h8',
    Grant: 'j8',
    Latimer: 'e5',
    Rider: 'i7',
    Smith: 'j7',
    Tumblety: 'h5',
  },
  tiles: { b3: 'entrance', c3: 'lamp', k10: 'entrance', l6: 'entrance', m7: 'lamp' },
  investigation: [
    ['e7', 'f8'],
    ['k5', 'l5'],
  ],
  steamers: ['e8', 'k4'],
  informant: LIBERTY,
  supply: { entrance: 4, lamp: 4, site: 4 },
}

function idsOf(kind: CellKind): SpaceId[] {
  return CELLS.filter(cell => cell.kind === kind).map(cell => cell.id)
}

/** The cells where they lie, without Liberty Island. */
const LATTICE = new HexBoard(CELLS)

/** The cell with this name; undefined for Liberty Island, which is none. */
export function cellOf(id: SpaceId): Cell | undefined {
  return LATTICE.cellOf(id)
}

/** The adjacent cell of any kind; undefined at the edge of the board and for Liberty Island (NY-8). */
export function neighbor(id: SpaceId, direction: Direction): Cell | undefined {
  return LATTICE.neighbor(id, direction)
}
