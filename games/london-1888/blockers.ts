import type { DecisionList } from '@gaslight/core'
import { ABBERLINE, GODLEY, LUSK, WARREN } from './cast.ts'
import { DOORS, STREET_ROWS } from './graph.ts'
import { NOWHERE, POLICE_SPACES, PROTESTER_SPACES, STREET_COUNT } from './map.ts'
import { BLOCKERS, type LondonState, PROTESTERS } from './state.ts'
import { findCuts } from './street-cuts.ts'

/** LD-12: whether a blocking pawn on this street space stops the character. */
export function stops(p: LondonState, character: number, space: number): boolean {
  for (let i = 0; i < BLOCKERS; i++) if (p.blockers[i] === space && stopsAs(p, character, i)) return true
  return false
}

/** Whether the blocking pawn of this number would stop the character. */
export function stopsAs(p: LondonState, character: number, pawn: number): boolean {
  if (pawn < PROTESTERS) return character !== LUSK || p.manifested === 1
  return character !== ABBERLINE && character !== GODLEY && (character !== WARREN || p.resigned === 1)
}

export function blockerOn(p: LondonState, space: number): number {
  const { blockers } = p
  for (let i = 0; i < BLOCKERS; i++) if (blockers[i] === space) return i
  return -1
}

/** LD-123: whether Lusk has a Protester pawn in his supply. */
export function protesterLeft(p: LondonState): boolean {
  return p.blockers[PROTESTERS - 1] === NOWHERE
}

/** Puts the pawns of a kind in order: nobody can tell one from another. */
function sortBlockers(p: LondonState): void {
  swap(p, 0)
  swap(p, 1)
  swap(p, 0)
  swap(p, PROTESTERS)
}

function swap({ blockers }: LondonState, at: number): void {
  const first = blockers[at]
  if (first <= blockers[at + 1]) return
  blockers[at] = blockers[at + 1]
  blockers[at + 1] = first
}

/** Moves the pawn from a space (`NOWHERE` for Lusk's supply) to another. */
export function moveBlocker(p: LondonState, from: number, to: number): void {
  p.blockers[from === NOWHERE ? PROTESTERS - 1 : blockerOn(p, from)] = to
  sortBlockers(p)
}

/** LD-97. */
export function bringProtesters(p: LondonState): void {
  p.blockers.set(PROTESTER_SPACES)
  sortBlockers(p)
  if (freeStreets(p, NOWHERE, NOWHERE) || p.blockers[PROTESTERS] === NOWHERE) return
  p.blockers.set(POLICE_SPACES, PROTESTERS)
  sortBlockers(p)
}

/** LD-99. */
export function bringPolice(p: LondonState): void {
  p.blockers.set(POLICE_SPACES, PROTESTERS)
  sortBlockers(p)
  if (freeStreets(p, NOWHERE, NOWHERE)) return
  if (p.manifested === 1) p.blockers.set(PROTESTER_SPACES)
  else p.blockers.fill(NOWHERE, 0, PROTESTERS)
  sortBlockers(p)
}

const blocked = new Uint8Array(STREET_COUNT)
const component = new Uint8Array(STREET_COUNT)
const queue = new Uint8Array(STREET_COUNT)

/** Marks the spaces with a blocking pawn, one pawn left out. */
function mark(p: LondonState, without: number): void {
  blocked.fill(0)
  const left = without === NOWHERE ? -1 : blockerOn(p, without)
  for (let i = 0; i < BLOCKERS; i++) if (i !== left && p.blockers[i] !== NOWHERE) blocked[p.blockers[i]] = 1
}

/** LD-13: the free-streets test once the pawn on `from` (`NOWHERE`: none) has been put on `to` (`NOWHERE`: nowhere). */
export function freeStreets(p: LondonState, from: number, to: number): boolean {
  mark(p, from)
  if (to !== NOWHERE) blocked[to] = 1
  return isConnected() && DOORS.every(doors => doors.some(door => blocked[door] === 0)) && everyoneIsLinked(p)
}

function isConnected(): boolean {
  const { start, items } = STREET_ROWS
  component.set(blocked)
  const first = blocked.indexOf(0)
  component[first] = 1
  queue[0] = first
  let length = 1
  for (let head = 0; head < length; head++) {
    const at = queue[head]
    for (let i = start[at]; i < start[at + 1]; i++) {
      if (component[items[i]] !== 0) continue
      component[items[i]] = 1
      queue[length++] = items[i]
    }
  }
  return component.indexOf(0) < 0
}

function freeLinks(space: number): number {
  const { start, items } = STREET_ROWS
  let count = 0
  for (let i = start[space]; i < start[space + 1]; i++) if (blocked[items[i]] === 0) count++
  return count
}

function everyoneIsLinked(p: LondonState): boolean {
  for (let seat = 0; seat < p.rules.seats; seat++)
    if (p.at[seat] < STREET_COUNT && freeLinks(p.at[seat]) === 0) return false
  return true
}

/** Where one more pawn may stand beside some blocking pawns, characters ignored. */
interface Room {
  readonly key: Uint8Array
  readonly free: Uint8Array
}

/** The last few sets of blocking pawns asked about: Lusk asks again and again. */
const kept: readonly Room[] = Array.from({ length: 16 }, () => ({
  key: new Uint8Array(BLOCKERS).fill(1),
  free: new Uint8Array(STREET_COUNT),
}))
let oldest = 0
const wanted = new Uint8Array(BLOCKERS)

/** The room beside the blocking pawns that stand, one pawn left out. */
function roomWithout(p: LondonState, without: number): Uint8Array {
  let size = 0
  wanted.fill(NOWHERE)
  const left = without === NOWHERE ? -1 : blockerOn(p, without)
  for (let i = 0; i < BLOCKERS; i++) if (i !== left) wanted[size++] = p.blockers[i]
  for (let k = 0; k < kept.length; k++) {
    const { key, free } = kept[k]
    let same = true
    for (let i = 0; i < BLOCKERS && same; i++) same = key[i] === wanted[i]
    if (same) return free
  }
  const { key, free } = kept[oldest]
  oldest = (oldest + 1) % kept.length
  key.set(wanted)
  markCuts(free)
  for (let space = 0; space < STREET_COUNT; space++) free[space] = 1 - (free[space] | blocked[space])
  keepDoors(free)
  return free
}

/** LD-13 (2): the last open door of a location stays open. */
function keepDoors(free: Uint8Array): void {
  for (let i = 0; i < DOORS.length; i++) {
    const doors = DOORS[i]
    let open = 0
    let last = 0
    for (let k = 0; k < doors.length; k++)
      if (blocked[doors[k]] === 0) {
        open++
        last = doors[k]
      }
    if (open === 0) free.fill(0)
    if (open === 1) free[last] = 0
  }
}

/** The spaces without which the free streets are not one piece: all of them, where they are not one piece anyway. */
function markCuts(cut: Uint8Array): void {
  if (findCuts(blocked, cut)) return
  for (let space = 0; space < STREET_COUNT; space++) {
    if (blocked[space] === 1) continue
    blocked[space] = 1
    cut[space] = isConnected() ? 0 : 1
    blocked[space] = 0
  }
}

/** By street space, of the last `surveyPlaces`: whether the pawn may be put there. */
const PLACES = new Uint8Array(STREET_COUNT)

/** LD-93, LD-123: fills `PLACES` with the spaces for the pawn on `from` (`NOWHERE`: from Lusk's supply). */
export function surveyPlaces(p: LondonState, from: number): void {
  mark(p, from)
  PLACES.set(roomWithout(p, from))
  if (from !== NOWHERE) PLACES[from] = 0
  const { start, items } = STREET_ROWS
  for (let seat = 0; seat < p.rules.seats; seat++) {
    const at = p.at[seat]
    if (at >= STREET_COUNT) continue
    PLACES[at] = 0
    const links = freeLinks(at)
    if (links === 0) PLACES.fill(0)
    if (links === 1) for (let i = start[at]; i < start[at + 1]; i++) PLACES[items[i]] = 0
  }
}

/** Lists a decision for each space of `PLACES`: `base` with the number of the space in its lowest bits. */
export function listPawnSpaces(base: number, into: DecisionList): void {
  const items = into.reserve(STREET_COUNT)
  let { length } = into
  for (let to = 0; to < STREET_COUNT; to++) if (PLACES[to] === 1) items[length++] = base | to
  into.length = length
}
