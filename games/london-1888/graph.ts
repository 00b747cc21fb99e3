import { CHARACTER_CARDS, CHARACTERS } from './cast.ts'
import { LOCATION_ROWS, PASSAGES } from './locations.ts'
import { FIRST_LOCATION, isStreet, LOCATION_COUNT, SPACE_COUNT, STREET_COUNT, spaceNumber } from './map.ts'
import { STREET_LINKS } from './streets.ts'

/** For each space a row of others: `items` from `start[space]` to `start[space + 1]`, ascending. */
export interface Rows {
  readonly start: Uint16Array
  readonly items: Uint8Array
}

function rowsOf(lists: readonly (readonly number[])[]): Rows {
  const start = new Uint16Array(lists.length + 1)
  for (const [space, list] of lists.entries()) start[space + 1] = start[space] + list.length
  return { start, items: Uint8Array.from(lists.flatMap(list => list.toSorted((a, b) => a - b))) }
}

function neighbours(links: readonly (readonly [string, string])[], size: number): number[][] {
  const lists: number[][] = Array.from({ length: size }, () => [])
  for (const [a, b] of links) {
    lists[spaceNumber(a)].push(spaceNumber(b))
    lists[spaceNumber(b)].push(spaceNumber(a))
  }
  return lists
}

const DOOR_LINKS = LOCATION_ROWS.flatMap(({ id, doors }) => doors.map(door => [id, door] as const))

/** Street spaces joined by a street link. */
export const STREET_ROWS = rowsOf(neighbours(STREET_LINKS, STREET_COUNT))
/** All adjacent spaces: links, doors, secret passages (LD-7). */
export const ADJACENT = rowsOf(neighbours([...STREET_LINKS, ...DOOR_LINKS, ...PASSAGES], SPACE_COUNT))
/** By location from `FIRST_LOCATION` on: its door spaces. */
export const DOORS: readonly (readonly number[])[] = LOCATION_ROWS.map(({ doors }) => doors.map(spaceNumber))

export function areAdjacent(a: number, b: number): boolean {
  const { start, items } = ADJACENT
  for (let i = start[a]; i < start[a + 1]; i++) if (items[i] === b) return true
  return false
}

/** No DIST: a location is involved. */
export const NO_DIST = 255

/** LD-9 for street spaces, at `a * STREET_COUNT + b`. */
const STREET_DIST = streetDistances()

function streetDistances(): Uint8Array {
  const dist = new Uint8Array(STREET_COUNT * STREET_COUNT).fill(NO_DIST)
  const { start, items } = STREET_ROWS
  for (let from = 0; from < STREET_COUNT; from++) {
    const base = from * STREET_COUNT
    dist[base + from] = 0
    const queue = [from]
    for (const at of queue)
      for (let i = start[at]; i < start[at + 1]; i++) {
        if (dist[base + items[i]] !== NO_DIST) continue
        dist[base + items[i]] = dist[base + at] + 1
        queue.push(items[i])
      }
  }
  return dist
}

/** LD-9: the DIST of pawns on two spaces. */
export function distOf(a: number, b: number): number {
  if (isStreet(a) && isStreet(b)) return STREET_DIST[a * STREET_COUNT + b]
  return a === b ? 0 : NO_DIST
}

/** By character: a bit for each location, from `FIRST_LOCATION` on, that he may enter (LD-10). */
export const ACCESS: readonly number[] = CHARACTERS.map(id =>
  LOCATION_ROWS.reduce(
    (bits, { access }, i) => (access === undefined || access.includes(id) ? bits | (1 << i) : bits),
    0,
  ),
)
export const ALL_LOCATIONS = 2 ** LOCATION_COUNT - 1

/** By character: the space of his home (LD-11). */
export const HOMES: readonly number[] = CHARACTERS.map(id => spaceNumber(CHARACTER_CARDS[id].home))

export function isShop(space: number): boolean {
  return space >= FIRST_LOCATION && LOCATION_ROWS[space - FIRST_LOCATION].function === 'shop'
}
