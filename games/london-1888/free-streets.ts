import { type DecisionList, lowestBit } from '@gaslight/core'
import { DOORS, STREET_ROWS } from './graph.ts'
import { NOWHERE, STREET_COUNT } from './map.ts'
import { add, clear, has, listMostSpaces, remove, SPACE_WORDS, spaceSet } from './space-set.ts'
import { BLOCKERS, type LondonState } from './state.ts'
import { findCuts, isOnePiece } from './street-cuts.ts'

/** The free-streets test (LD-13). */

/** The street spaces with a blocking pawn. */
const blocked = spaceSet()
const STREETS = spaceSet()
for (let space = 0; space < STREET_COUNT; space++) add(STREETS, space)

/** The test once the pawn on `from` (`NOWHERE`: none) has been put on `to` (`NOWHERE`: nowhere). */
export function freeStreets(p: LondonState, from: number, to: number): boolean {
  mark(p, from)
  if (to !== NOWHERE) add(blocked, to)
  if (!isOnePiece(blocked)) return false
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
  keepLinks(p)
}

/** The streets are not one piece: they can only become one where a space that nothing is linked to is blocked, too. */
function findMends(): void {
  clear(places)
  for (let space = 0; space < STREET_COUNT; space++) {
    if (has(blocked, space) || freeLinks(space) > 0) continue
    add(blocked, space)
    if (isOnePiece(blocked)) add(places, space)
    remove(blocked, space)
  }
}

/** The doors of locations that have no other one, and by space the locations that have others besides it. */
const SOLE_DOORS = spaceSet()
const DOOR_OF: number[][] = Array.from({ length: STREET_COUNT }, () => [])
for (const [location, doors] of DOORS.entries())
  for (const door of doors)
    if (doors.length === 1) add(SOLE_DOORS, door)
    else DOOR_OF[door].push(location)

/** The last open door of a location stays open. */
function keepDoors(): void {
  let shut = 0
  for (let word = 0; word < SPACE_WORDS; word++) {
    places[word] &= ~SOLE_DOORS[word]
    shut |= blocked[word] & SOLE_DOORS[word]
  }
  if (shut !== 0) clear(places)
  for (let word = 0; word < SPACE_WORDS; word++)
    for (let bits = blocked[word]; bits !== 0; bits &= bits - 1) {
      const locations = DOOR_OF[(word << 5) + lowestBit(bits)]
      for (let i = 0; i < locations.length; i++) keepDoor(DOORS[locations[i]])
    }
}

function keepDoor(doors: readonly number[]): void {
  const open = openDoors(doors)
  if (open === 0) clear(places)
  if (open === 1) for (let i = 0; i < doors.length; i++) remove(places, doors[i])
}

/** The street spaces beside a blocked one. */
const beside = spaceSet()

/** A space with a character stays free, and linked to a free one. */
function keepLinks(p: LondonState): void {
  const { start, items } = STREET_ROWS
  clear(beside)
  for (let word = 0; word < SPACE_WORDS; word++)
    for (let bits = blocked[word]; bits !== 0; bits &= bits - 1) {
      const space = (word << 5) + lowestBit(bits)
      for (let i = start[space]; i < start[space + 1]; i++) add(beside, items[i])
    }
  for (let seat = 0; seat < p.rules.seats; seat++) {
    const space = p.at[seat]
    if (space >= STREET_COUNT) continue
    remove(places, space)
    if (has(beside, space)) keepLink(space)
  }
}

function keepLink(space: number): void {
  const { start, items } = STREET_ROWS
  const links = freeLinks(space)
  if (links === 0) clear(places)
  if (links === 1) for (let i = start[space]; i < start[space + 1]; i++) remove(places, items[i])
}

/** Lists a decision for each place of a pawn: `base` with the number of the space in its lowest bits. */
export function listPawnSpaces(p: LondonState, from: number, base: number, into: DecisionList): void {
  survey(p, from)
  listMostSpaces(places, base, into)
}
