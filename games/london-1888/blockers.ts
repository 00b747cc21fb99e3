import { ABBERLINE, GODLEY, LUSK, WARREN } from './cast.ts'
import { DOORS, STREET_ROWS } from './graph.ts'
import { NOWHERE, POLICE_SPACES, PROTESTER_SPACES, STREET_COUNT } from './map.ts'
import { BLOCKERS, type LondonState, PROTESTERS } from './state.ts'

/** LD-12: whether a blocking pawn on this street space stops the character. */
export function stops(p: LondonState, character: number, space: number): boolean {
  const { blockers } = p
  for (let i = 0; i < BLOCKERS; i++) {
    if (blockers[i] !== space) continue
    if (i < PROTESTERS) {
      if (character !== LUSK || p.manifested === 1) return true
    } else if (character !== ABBERLINE && character !== GODLEY && (character !== WARREN || p.resigned === 1))
      return true
  }
  return false
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
  const { blockers } = p
  p.blockers.subarray(0, PROTESTERS).sort()
  if (blockers[PROTESTERS] <= blockers[PROTESTERS + 1]) return
  const first = blockers[PROTESTERS]
  blockers[PROTESTERS] = blockers[PROTESTERS + 1]
  blockers[PROTESTERS + 1] = first
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

/** What is known of the free streets without some blocking pawns: where one more would cut them. */
interface Cuts {
  readonly key: Uint8Array
  readonly cut: Uint8Array
}

/** The last few sets of blocking pawns asked about: Lusk asks again and again. */
const kept: readonly Cuts[] = Array.from({ length: 16 }, () => ({
  key: new Uint8Array(BLOCKERS).fill(1),
  cut: new Uint8Array(STREET_COUNT),
}))
let oldest = 0
const wanted = new Uint8Array(BLOCKERS)

/** Where one more blocking pawn would break the connection of the streets, one pawn left out. */
function cutsWithout(p: LondonState, without: number): Uint8Array {
  let size = 0
  wanted.fill(NOWHERE)
  const left = without === NOWHERE ? -1 : blockerOn(p, without)
  for (let i = 0; i < BLOCKERS; i++) if (i !== left) wanted[size++] = p.blockers[i]
  wanted.sort()
  for (const { key, cut } of kept) {
    let same = true
    for (let i = 0; i < BLOCKERS && same; i++) same = key[i] === wanted[i]
    if (same) return cut
  }
  const { key, cut } = kept[oldest]
  oldest = (oldest + 1) % kept.length
  key.set(wanted)
  findCuts(cut)
  return cut
}

const order = new Uint8Array(STREET_COUNT)
const low = new Uint8Array(STREET_COUNT)
let visited = 0

/** Articulation points of the free streets (Tarjan, 1972), every space where they are not one piece. */
function findCuts(cut: Uint8Array): void {
  cut.fill(0)
  order.fill(0)
  visited = 0
  const root = blocked.indexOf(0)
  const branches = search(root, STREET_COUNT, cut)
  cut[root] = branches > 1 ? 1 : 0
  let free = 0
  for (let space = 0; space < STREET_COUNT; space++) if (blocked[space] === 0) free++
  if (visited === free) return
  for (let space = 0; space < STREET_COUNT; space++) {
    if (blocked[space] === 1) continue
    blocked[space] = 1
    cut[space] = isConnected() ? 0 : 1
    blocked[space] = 0
  }
}

function search(at: number, parent: number, cut: Uint8Array): number {
  const { start, items } = STREET_ROWS
  order[at] = ++visited
  low[at] = visited
  let branches = 0
  for (let i = start[at]; i < start[at + 1]; i++) {
    const next = items[i]
    if (next === parent || blocked[next] === 1) continue
    if (order[next] > 0) {
      if (order[next] < low[at]) low[at] = order[next]
      continue
    }
    branches++
    search(next, at, cut)
    if (low[next] < low[at]) low[at] = low[next]
    if (low[next] >= order[at]) cut[at] = 1
  }
  return branches
}

/** By street space, of the last `surveyPlaces`: whether the pawn may be put there. */
export const PLACES = new Uint8Array(STREET_COUNT)

/** LD-93, LD-123: fills `PLACES` with the spaces for the pawn on `from` (`NOWHERE`: from Lusk's supply); how many they are. */
export function surveyPlaces(p: LondonState, from: number): number {
  mark(p, from)
  const cut = cutsWithout(p, from)
  for (let space = 0; space < STREET_COUNT; space++) PLACES[space] = 1 - (cut[space] | blocked[space])
  if (from !== NOWHERE) PLACES[from] = 0
  for (const doors of DOORS) {
    let open = 0
    let last = 0
    for (const door of doors)
      if (blocked[door] === 0) {
        open++
        last = door
      }
    if (open === 0) return none()
    if (open === 1) PLACES[last] = 0
  }
  const { start, items } = STREET_ROWS
  for (let seat = 0; seat < p.rules.seats; seat++) {
    const at = p.at[seat]
    if (at >= STREET_COUNT) continue
    PLACES[at] = 0
    const links = freeLinks(at)
    if (links === 0) return none()
    if (links > 1) continue
    for (let i = start[at]; i < start[at + 1]; i++) PLACES[items[i]] = 0
  }
  let count = 0
  for (let space = 0; space < STREET_COUNT; space++) count += PLACES[space]
  return count
}

function none(): number {
  PLACES.fill(0)
  return 0
}
