import { bitsOfWord, hexesOf } from '@gaslight/jack-family'
import { CELLS, DIRECTIONS, EXITS, FERRIES, LIBERTY, neighbor, PORTS, SPACES } from './board.ts'
import type { CellPair, SpaceId } from './view.ts'

/**
 * Spaces are numbered 0 to 83 in the order of `SPACES`, Liberty Island last; a set of them is three words of 30 bits, side
 * by side in tables (`3 * i` and the two after it).
 */
export const SPACE_COUNT = SPACES.length
export const ISLAND = SPACES.indexOf(LIBERTY)
/** The Informant's number while he waits to be re-placed (NY-9): in no set. */
export const NOWHERE = 127

/** A set of spaces. */
export type Words = readonly [low: number, mid: number, high: number]

const NUMBERS = NOWHERE + 1
/** The bits of each space in the three words; none for `NOWHERE`. */
export const LOW_BITS = bitsOfWord(0, SPACE_COUNT, NUMBERS)
export const MID_BITS = bitsOfWord(1, SPACE_COUNT, NUMBERS)
export const HIGH_BITS = bitsOfWord(2, SPACE_COUNT, NUMBERS)

/** The same for code that no hot loop runs. */
export function bitLow(space: number): number {
  return LOW_BITS[space]
}

export function bitMid(space: number): number {
  return MID_BITS[space]
}

export function bitHigh(space: number): number {
  return HIGH_BITS[space]
}

/** Whether a space is in a set. */
export function holds(low: number, mid: number, high: number, space: number): boolean {
  return ((low & LOW_BITS[space]) | (mid & MID_BITS[space]) | (high & HIGH_BITS[space])) !== 0
}

const numbers = new Map(SPACES.map((id, i) => [id, i]))

/** The number of a space; -1 where the name is none. */
export function spaceOf(id: SpaceId): number {
  return numbers.get(id) ?? -1
}

export function wordsOf(spaces: Iterable<number>): Words {
  let [low, mid, high] = [0, 0, 0]
  for (const space of spaces) {
    low |= LOW_BITS[space]
    mid |= MID_BITS[space]
    high |= HIGH_BITS[space]
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
const COVERABLE = hexesOf(...wordsOfKind('street', 'station', 'quayside'))
/** NY-22: where one may stop on the bare board; Liberty Island too. */
export const STOPS = wordsOf([...COVERABLE, ISLAND])

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
  return holds(NEAR[3 * a], NEAR[3 * a + 1], NEAR[3 * a + 2], b)
}

/** The pairs of neighbouring cells that an Investigation tile may ever cover (NY-38), by their lower cell, then the higher. */
const PAIRS = COVERABLE.flatMap(a => COVERABLE.filter(b => b > a && isNear(a, b)).map(b => [a, b] as const))
export const PAIR_COUNT = PAIRS.length
export const PAIR_LOWER = Uint8Array.from(PAIRS, ([lower]) => lower)
export const PAIR_HIGHER = Uint8Array.from(PAIRS, ([, higher]) => higher)

/** The pair of two cells, in any order; -1 where no tile may ever lie on both. */
export function pairBetween(a: SpaceId, b: SpaceId): number {
  const [one, other] = [spaceOf(a), spaceOf(b)]
  const [lower, higher] = one < other ? [one, other] : [other, one]
  return PAIRS.findIndex(pair => pair[0] === lower && pair[1] === higher)
}

export function pairName(pair: number): CellPair {
  return [SPACES[PAIR_LOWER[pair]], SPACES[PAIR_HIGHER[pair]]]
}

/** The spaces of the ways out, in the order of `EXITS`. */
export const EXIT_SPACE = Uint8Array.from(EXITS, spaceOf)
/** The bit of the land exit in sets of ways out, whose lower bits are the ports. */
export const LAND_BIT = 1 << PORTS.length
/** The approach spaces of each way out (NY-63), at `3 * exit`. */
export const APPROACHES = new Int32Array(3 * EXITS.length)
for (let exit = 0; exit < EXITS.length; exit++)
  for (let word = 0; word < 3; word++) APPROACHES[3 * exit + word] = NEAR[3 * EXIT_SPACE[exit] + word] & STREETS[word]
