import { type DecisionList, lowestBit } from '@gaslight/core'
import { DOORS, STREET_ROWS } from './graph.ts'
import { NOWHERE, STREET_COUNT } from './map.ts'
import { add, clear, has, listMostSpaces, remove, SPACE_WORDS, type SpaceSet, spaceSet } from './space-set.ts'
import { BLOCKERS, type LondonState } from './state.ts'
import { BLOCKS_AROUND } from './street-blocks.ts'
import { findCuts, isOnePiece } from './street-cuts.ts'

/** The free-streets test (LD-13). */

/** The street spaces with a blocking pawn. */
const blocked = spaceSet()
const STREETS = spaceSet()
for (let space = 0; space < STREET_COUNT; space++) add(STREETS, space)
/** Where a pawn may be put while there is no other one. */
const OPEN_STREETS = STREETS.slice()
keepDoors(OPEN_STREETS)

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

/** Of the last `survey`: where the pawn may be put, and the street spaces with at most one link to a free one. */
const places = spaceSet()
const narrow = spaceSet()

/** LD-93, LD-123: finds the places for the pawn on `from` (`NOWHERE`: from Lusk's supply). */
function survey(p: LondonState, from: number): void {
  findGroups(p.blockers, from)
  if (!surveyGroups(p.blockers)) {
    mark(p, from)
    findMends()
    keepDoors(places)
    findNarrow(narrow)
  }
  if (from !== NOWHERE) remove(places, from)
  keepLinks(p, from)
}

/**
 * Pawns that have a block of houses in common, as bits of their numbers, and the blocks around them: what one such group
 * shuts or cuts is the same wherever the others stand.
 */
const groups = new Uint8Array(BLOCKERS)
const groupBlocks = new Int32Array(BLOCKS_AROUND.length)
let groupCount = 0

/** The groups of the pawns but the one on `from`. */
function findGroups(blockers: Uint8Array, from: number): void {
  let left = from
  groupCount = 0
  for (let i = 0; i < BLOCKERS; i++) {
    const space = blockers[i]
    if (space === left) left = NOWHERE
    else if (space !== NOWHERE) group(1 << i, BLOCKS_AROUND[space])
  }
}

function group(pawn: number, around: number): void {
  let pawns = pawn
  let blocks = around
  for (let i = 0; i < groupCount; ) {
    if ((groupBlocks[i] & blocks) === 0) {
      i++
      continue
    }
    pawns |= groups[i]
    blocks |= groupBlocks[i]
    groupCount--
    groups[i] = groups[groupCount]
    groupBlocks[i] = groupBlocks[groupCount]
    i = 0
  }
  groups[groupCount] = pawns
  groupBlocks[groupCount++] = blocks
}

/** What groups leave is kept, for as many as there are slots. */
const SLOT_BITS = 12
const SLOTS = 1 << SLOT_BITS
/** By slot: the spaces of its group, a byte each, plus 1; whether the other streets are one piece. */
const keys = new Int32Array(SLOTS)
const onePiece = new Uint8Array(SLOTS)
/** By slot: `places` and `narrow` of its group alone. */
const keptPlaces = new Int32Array(SLOTS * SPACE_WORDS)
const keptNarrow = new Int32Array(SLOTS * SPACE_WORDS)

/** Finds `places` and `narrow`, as far as no pawn of a character matters; false where the streets are not one piece. */
function surveyGroups(blockers: Uint8Array): boolean {
  for (let word = 0; word < SPACE_WORDS; word++) {
    places[word] = OPEN_STREETS[word]
    narrow[word] = 0
  }
  for (let i = 0; i < groupCount; i++) {
    const slot = slotOf(blockers, groups[i])
    if (onePiece[slot] === 0) return false
    const start = slot * SPACE_WORDS
    for (let word = 0; word < SPACE_WORDS; word++) {
      places[word] &= keptPlaces[start + word]
      narrow[word] |= keptNarrow[start + word]
    }
  }
  return true
}

/** The slot of a group: at most four pawns, since one is left out. */
function slotOf(blockers: Uint8Array, pawns: number): number {
  let key = 0
  for (let bits = pawns; bits !== 0; bits &= bits - 1) key = (key << 8) | (blockers[lowestBit(bits)] + 1)
  const slot = Math.imul(key, 0x9e3779b1) >>> (32 - SLOT_BITS)
  if (keys[slot] !== key) {
    clear(blocked)
    for (let bits = pawns; bits !== 0; bits &= bits - 1) add(blocked, blockers[lowestBit(bits)])
    keep(slot)
    keys[slot] = key
  }
  return slot
}

const alone = spaceSet()
const narrowAlone = spaceSet()

/** Keeps what the `blocked` spaces leave. */
function keep(slot: number): void {
  onePiece[slot] = Number(findCuts(blocked, alone))
  for (let word = 0; word < SPACE_WORDS; word++) alone[word] = STREETS[word] & ~(alone[word] | blocked[word])
  keepDoors(alone)
  findNarrow(narrowAlone)
  for (let word = 0; word < SPACE_WORDS; word++) {
    keptPlaces[slot * SPACE_WORDS + word] = alone[word]
    keptNarrow[slot * SPACE_WORDS + word] = narrowAlone[word]
  }
}

/** A space has at most one free link only beside a blocked one. */
function findNarrow(into: SpaceSet): void {
  const { start, items } = STREET_ROWS
  clear(into)
  for (let word = 0; word < SPACE_WORDS; word++)
    for (let bits = blocked[word]; bits !== 0; bits &= bits - 1) {
      const space = (word << 5) + lowestBit(bits)
      for (let i = start[space]; i < start[space + 1]; i++) if (freeLinks(items[i]) < 2) add(into, items[i])
    }
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

/** The last open door of a location stays open. */
function keepDoors(into: SpaceSet): void {
  for (let i = 0; i < DOORS.length; i++) {
    const doors = DOORS[i]
    const open = openDoors(doors)
    if (open === 0) clear(into)
    if (open === 1) for (let at = 0; at < doors.length; at++) remove(into, doors[at])
  }
}

/** A space with a character stays free, and linked to a free one. */
function keepLinks(p: LondonState, from: number): void {
  for (let seat = 0; seat < p.rules.seats; seat++) {
    const space = p.at[seat]
    if (space >= STREET_COUNT) continue
    remove(places, space)
    if (has(narrow, space)) {
      mark(p, from)
      keepLink(space)
    }
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
