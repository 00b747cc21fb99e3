import type { DecisionList } from '@gaslight/core'
import { DOORS, STREET_ROWS } from './graph.ts'
import { NOWHERE, STREET_COUNT } from './map.ts'
import { add, clear, has, listSpaces, remove, SPACE_WORDS, spaceSet } from './space-set.ts'
import { BLOCKERS, type LondonState } from './state.ts'
import { findCuts } from './street-cuts.ts'

/** The free-streets test (LD-13). */

/** The street spaces with a blocking pawn, and those without. */
const blocked = spaceSet()
const free = spaceSet()
const STREETS = spaceSet()
for (let space = 0; space < STREET_COUNT; space++) add(STREETS, space)

/** The test once the pawn on `from` (`NOWHERE`: none) has been put on `to` (`NOWHERE`: nowhere). */
export function freeStreets(p: LondonState, from: number, to: number): boolean {
  mark(p, from)
  if (to !== NOWHERE) add(blocked, to)
  if (!isOnePiece()) return false
  for (let i = 0; i < DOORS.length; i++) if (openDoors(DOORS[i]) === 0) return false
  for (let seat = 0; seat < p.rules.seats; seat++)
    if (p.at[seat] < STREET_COUNT && freeLinks(p.at[seat]) === 0) return false
  return true
}

/** Marks the spaces with a blocking pawn, one pawn left out. */
function mark({ blockers }: LondonState, without: number): void {
  clear(blocked)
  let left = without
  for (let i = 0; i < BLOCKERS; i++)
    if (blockers[i] === left) left = NOWHERE
    else if (blockers[i] !== NOWHERE) add(blocked, blockers[i])
}

const waiting = new Uint8Array(STREET_COUNT)

/** Whether one can walk from each street space that is not blocked to all others. */
function isOnePiece(): boolean {
  const { start, items } = STREET_ROWS
  for (let word = 0; word < SPACE_WORDS; word++) free[word] = STREETS[word] & ~blocked[word]
  let length = 0
  for (let space = 0; length === 0; space++) if (has(free, space)) waiting[length++] = space
  remove(free, waiting[0])
  for (let head = 0; head < length; head++) {
    const at = waiting[head]
    for (let i = start[at]; i < start[at + 1]; i++) {
      if (!has(free, items[i])) continue
      remove(free, items[i])
      waiting[length++] = items[i]
    }
  }
  let left = 0
  for (let word = 0; word < SPACE_WORDS; word++) left |= free[word]
  return left === 0
}

function openDoors(doors: readonly number[]): number {
  let count = 0
  for (let i = 0; i < doors.length; i++) if (!has(blocked, doors[i])) count++
  return count
}

function freeLinks(space: number): number {
  const { start, items } = STREET_ROWS
  let count = 0
  for (let i = start[space]; i < start[space + 1]; i++) if (!has(blocked, items[i])) count++
  return count
}

/** Of the last `survey`: where the pawn may be put. */
const places = spaceSet()

/** LD-93, LD-123: finds the places for the pawn on `from` (`NOWHERE`: from Lusk's supply). */
function survey(p: LondonState, from: number): void {
  mark(p, from)
  if (findCuts(blocked, places))
    for (let word = 0; word < SPACE_WORDS; word++) places[word] = STREETS[word] & ~(places[word] | blocked[word])
  else findMends()
  if (from !== NOWHERE) remove(places, from)
  keepDoors()
  for (let seat = 0; seat < p.rules.seats; seat++) if (p.at[seat] < STREET_COUNT) keepLink(p.at[seat])
}

/** The streets are not one piece: they can only become one where a space that nothing is linked to is blocked, too. */
function findMends(): void {
  clear(places)
  for (let space = 0; space < STREET_COUNT; space++) {
    if (has(blocked, space) || freeLinks(space) > 0) continue
    add(blocked, space)
    if (isOnePiece()) add(places, space)
    remove(blocked, space)
  }
}

/** The doors of locations that have no other one, and those of the other locations. */
const SOLE_DOORS = spaceSet()
for (const [door, ...others] of DOORS) if (others.length === 0) add(SOLE_DOORS, door)
const SEVERAL_DOORS = DOORS.filter(({ length }) => length > 1)

/** The last open door of a location stays open. */
function keepDoors(): void {
  let shut = 0
  for (let word = 0; word < SPACE_WORDS; word++) {
    places[word] &= ~SOLE_DOORS[word]
    shut |= blocked[word] & SOLE_DOORS[word]
  }
  if (shut !== 0) clear(places)
  for (let i = 0; i < SEVERAL_DOORS.length; i++) {
    const doors = SEVERAL_DOORS[i]
    const open = openDoors(doors)
    if (open === 0) clear(places)
    if (open === 1) for (let k = 0; k < doors.length; k++) remove(places, doors[k])
  }
}

/** A space with a character stays linked to a free one. */
function keepLink(space: number): void {
  const { start, items } = STREET_ROWS
  remove(places, space)
  const links = freeLinks(space)
  if (links === 0) clear(places)
  if (links === 1) for (let i = start[space]; i < start[space + 1]; i++) remove(places, items[i])
}

/** Lists a decision for each place of a pawn: `base` with the number of the space in its lowest bits. */
export function listPawnSpaces(p: LondonState, from: number, base: number, into: DecisionList): void {
  survey(p, from)
  listSpaces(places, base, into)
}
