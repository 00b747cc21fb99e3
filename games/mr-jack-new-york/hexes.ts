import { CELLS, DIRECTIONS, EXITS, FERRIES, LIBERTY, neighbor, PORTS, SPACES } from './board.ts'
import type { CellPair, SpaceId } from './view.ts'

/**
 * Spaces are numbered 0 to 83 in the order of `SPACES`, Liberty Island last; a set of them is three words of 30 bits, side
 * by side in tables (`3 * i` and the two after it). With 30 bits no step of the usual loop over a word's bits overflows,
 * so that engines keep it in whole numbers.
 */
export const SPACE_COUNT = SPACES.length
export const ISLAND = SPACES.indexOf(LIBERTY)
/** The Informant's number while he waits to be re-placed (NY-9): in no set. */
export const NOWHERE = 127

export const WORD = 30

/** A set of spaces. */
export type Words = readonly [low: number, mid: number, high: number]

const LOW = Int32Array.from({ length: 128 }, (_, space) => bitIn(space, 0))
const MID = Int32Array.from({ length: 128 }, (_, space) => bitIn(space, 1))
const HIGH = Int32Array.from({ length: 128 }, (_, space) => bitIn(space, 2))

function bitIn(space: number, word: number): number {
  return space < SPACE_COUNT && Math.floor(space / WORD) === word ? 1 << (space % WORD) : 0
}

/** The bits of a space in the three words; none for `NOWHERE`. */
export function bitLow(space: number): number {
  return LOW[space]
}

export function bitMid(space: number): number {
  return MID[space]
}

export function bitHigh(space: number): number {
  return HIGH[space]
}

/** The index of the lowest bit of a word of at most 30 bits that is not 0. */
export function lowest(word: number): number {
  return 31 - Math.clz32(word & -word)
}

const numbers = new Map(SPACES.map((id, i) => [id, i]))

/** The number of a space; -1 where the name is none. */
export function spaceOf(id: SpaceId): number {
  return numbers.get(id) ?? -1
}

/** The spaces of a set, ascending. For callers that are not in a hurry. */
export function spacesOf(low: number, mid: number, high: number): number[] {
  const spaces: number[] = []
  for (const [word, bits] of [low, mid, high].entries())
    for (let rest = bits; rest !== 0; rest &= rest - 1) spaces.push(WORD * word + lowest(rest))
  return spaces
}

export function wordsOf(spaces: Iterable<number>): Words {
  let [low, mid, high] = [0, 0, 0]
  for (const space of spaces) {
    low |= LOW[space]
    mid |= MID[space]
    high |= HIGH[space]
  }
  return [low, mid, high]
}

function wordsOfKind(...kinds: readonly (typeof CELLS)[number]['kind'][]): Words {
  return wordsOf(CELLS.flatMap((cell, i) => (kinds.includes(cell.kind) ? [i] : [])))
}

/** NY-6: the cells of these kinds as printed. */
export const STREETS = wordsOfKind('street')
export const STATIONS = wordsOfKind('station')
export const QUAYSIDES = wordsOfKind('quayside')
export const BUILDINGS = wordsOfKind('building')
/** NY-22: where one may stop on the bare board; Liberty Island too. */
export const STOPS = wordsOf([
  ...spacesOf(...wordsOfKind('street', 'station', 'quayside')),
  ISLAND,
])

/** The neighbours of each space, of any kind (NY-8); Liberty Island has none. */
export const NEAR = new Int32Array(3 * SPACE_COUNT)
/** Where one step leads from each space, whatever bars it: to the neighbours, and along ferry arrows (NY-23). */
export const STEPS = new Int32Array(3 * SPACE_COUNT)
for (const [space, id] of SPACES.entries()) {
  const near = DIRECTIONS.flatMap(direction => neighbor(id, direction)?.id ?? []).map(spaceOf)
  const ferries = FERRIES.filter(({ from }) => from === id).map(({ to }) => spaceOf(to))
  NEAR.set(wordsOf(near), 3 * space)
  STEPS.set(wordsOf([...near, ...ferries]), 3 * space)
}

export function isNear(a: number, b: number): boolean {
  return (NEAR[3 * a] & LOW[b]) !== 0 || (NEAR[3 * a + 1] & MID[b]) !== 0 || (NEAR[3 * a + 2] & HIGH[b]) !== 0
}

/**
 * Two neighbouring cells are a pair: `3 * lower + way`, where ways 0, 1, 2 lead north, south-east and north-east to the
 * cell with the higher number.
 */
export const PAIR_COUNT = 3 * CELLS.length
const PAIR_WAYS = ['N', 'SE', 'NE'] as const
/** The higher cell of each pair; `NOWHERE` where the board ends. */
export const PAIR_HIGHER = Uint8Array.from({ length: PAIR_COUNT }, (_, pair) => {
  const other = neighbor(SPACES[Math.floor(pair / 3)], PAIR_WAYS[pair % 3])
  return other === undefined ? NOWHERE : spaceOf(other.id)
})
/** The lower cell of each pair. */
export const PAIR_LOWER = Uint8Array.from({ length: PAIR_COUNT }, (_, pair) => Math.floor(pair / 3))
export const NO_PAIR = -1

/** The pair of two cells; `NO_PAIR` where they are not neighbours. */
export function pairBetween(a: SpaceId, b: SpaceId): number {
  const [lower, higher] = [spaceOf(a), spaceOf(b)].sort((x, y) => x - y)
  for (let pair = 3 * lower; pair >= 0 && pair < Math.min(3 * lower + 3, PAIR_COUNT); pair++)
    if (PAIR_HIGHER[pair] === higher) return pair
  return NO_PAIR
}

export function pairName(pair: number): CellPair {
  return [SPACES[PAIR_LOWER[pair]], SPACES[PAIR_HIGHER[pair]]]
}

/** The spaces of the ports, in the order of `PORTS`, and of all ways out, in that of `EXITS`. */
export const PORT_SPACE = Uint8Array.from(PORTS, spaceOf)
export const EXIT_SPACE = Uint8Array.from(EXITS, spaceOf)
/** The bit of the land exit in sets of ways out, whose lower bits are the ports. */
export const LAND_BIT = 1 << PORTS.length
/** The approach spaces of each way out (NY-63), at `3 * exit`. */
export const APPROACHES = new Int32Array(3 * EXITS.length)
for (let exit = 0; exit < EXITS.length; exit++)
  for (let word = 0; word < 3; word++) APPROACHES[3 * exit + word] = NEAR[3 * EXIT_SPACE[exit] + word] & STREETS[word]
