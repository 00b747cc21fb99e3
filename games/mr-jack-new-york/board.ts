import type { Character } from './cast.ts'
import type { CellPair, SpaceId, Tile } from './view.ts'

export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** NY-5: the step of each direction in columns and in the number within a column; none leads to the east or the west. */
const STEPS: { readonly [direction in Direction]: { readonly col: number; readonly number: number } } = {
  N: { col: 0, number: 1 },
  NE: { col: 1, number: 1 },
  SE: { col: 1, number: 0 },
  S: { col: 0, number: -1 },
  SW: { col: -1, number: -1 },
  NW: { col: -1, number: 0 },
}

/** NY-6: what is printed on a cell. */
export type CellKind = 'street' | 'station' | 'quayside' | 'building' | 'port' | 'land-exit'

/** A flat-topped hex in doubled coordinates (NY-5): `row2` grows downwards by 2 within a column. */
export interface Cell {
  readonly id: SpaceId
  readonly col: number
  readonly row2: number
  readonly kind: CellKind
}

/** Each column from its lowest number (the south) upwards; Liberty Island lies off the lattice. */
const COLUMNS: readonly (readonly [letter: string, lowest: number, kinds: string])[] = [
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
export const CELLS: readonly Cell[] = COLUMNS.flatMap(([letter, lowest, kinds], i) =>
  [...kinds].map((sign, above): Cell => {
    const number = lowest + above
    const col = i + 1
    return { id: `${letter}${number}`, col, row2: col + 13 - 2 * number, kind: KINDS[sign] }
  }),
)

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

const byPlace = new Map(CELLS.map(cell => [`${cell.col},${cell.row2}`, cell]))
const byId = new Map(CELLS.map(cell => [cell.id, cell]))

/** The cell with this name; undefined for Liberty Island, which is none. */
export function cellOf(id: SpaceId): Cell | undefined {
  return byId.get(id)
}

/** The adjacent cell of any kind; undefined at the edge of the board and for Liberty Island (NY-8). */
export function neighbor(id: SpaceId, direction: Direction): Cell | undefined {
  const cell = byId.get(id)
  const { col, number } = STEPS[direction]
  return cell && byPlace.get(`${cell.col + col},${cell.row2 + col - 2 * number}`)
}
