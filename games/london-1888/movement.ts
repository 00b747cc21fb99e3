import { stopsAs } from './blockers.ts'
import { MANSFIELD, NETLEY, PRINCE, WARREN } from './cast.ts'
import { Event } from './event-cards.ts'
import { ACCESS, ADJACENT } from './graph.ts'
import { BLACK_MARKET, FIRST_LOCATION, NOWHERE, PALAIS_ROYAL, SPACE_COUNT, STREET_COUNT } from './map.ts'
import { clear, remove, SPACE_WORDS, type SpaceSet, spaceSet } from './space-set.ts'
import { BLOCKERS, type LondonState } from './state.ts'
import { CURFEW_STEPS, NETLEY_STEPS } from './supply.ts'
import { MOST_STEPS, UNREACHED, type UnhinderedWalks, unhinderedWalks } from './unhindered.ts'

/** LD-35, LD-43: the steps that the seat in turn has left. */
export function stepsLeft(p: LondonState): number {
  const { turnSeat } = p
  const base = p.curfew[turnSeat] === 1 ? CURFEW_STEPS : p.rolled === 1 ? p.roll : 0
  return Math.max(0, base + p.bonus - p.walked)
}

/** LD-35: the steps that a die brings this seat. */
export function stepsOfRoll(p: LondonState, seat: number, die: number): number {
  const steps = p.event === Event.rain ? Math.max(1, die - 1) : die
  const coachman = p.trade === 1 ? WARREN : NETLEY
  return p.charOf[seat] === coachman ? steps + NETLEY_STEPS : steps
}

const ACCESS_WITHOUT_PALACE = ACCESS.map((open, character) =>
  character === PRINCE ? open : open & ~(1 << (PALAIS_ROYAL - FIRST_LOCATION)),
)

/** LD-10, LD-100: whether a character may enter a location without BY STEALTH. */
export function isOpen(p: LondonState, character: number, space: number): boolean {
  return ((openTo(p, character) >> (space - FIRST_LOCATION)) & 1) === 1
}

/** A bit for each location that is open to a character, from `FIRST_LOCATION` on. */
function openTo({ event }: LondonState, character: number): number {
  return event === Event.palaceClosed ? ACCESS_WITHOUT_PALACE[character] : ACCESS[character]
}

/** Of the last `survey`: where a walk may end. */
export const ENDS = spaceSet()

/** LD-37: finds where the seat in turn can go in at most so many steps. */
export function survey(p: LondonState, steps: number): void {
  const from = p.at[p.turnSeat]
  const walks = unhinderedWalks(openTo(p, p.charOf[p.turnSeat]))
  const row = walks.rowOf(from)
  if (p.stealth > 0 || steps > MOST_STEPS || isHindered(p, walks, row, steps)) search(p, walks, steps, NOWHERE)
  else walks.copyEnds(from, steps, ENDS)
}

/** LD-37: the length of the walk that the seat in turn can take to a space. */
export function lengthOf(p: LondonState, to: number): number {
  const walks = unhinderedWalks(openTo(p, p.charOf[p.turnSeat]))
  const row = walks.rowOf(p.at[p.turnSeat])
  const length = walks.costs[row + to]
  if (length !== UNREACHED && !isHindered(p, walks, row, length - 1)) return length
  search(p, walks, stepsLeft(p), to)
  return costs[to]
}

/** Whether a pawn may be in the way of the seat in turn within so many steps. */
function isHindered(p: LondonState, { costs: unhindered }: UnhinderedWalks, row: number, steps: number): boolean {
  const { at, blockers, turnSeat } = p
  const character = p.charOf[turnSeat]
  for (let i = 0; i < BLOCKERS; i++) if (unhindered[row + blockers[i]] <= steps && stopsAs(p, character, i)) return true
  for (let seat = 1; seat < p.rules.seats; seat++) {
    if (seat === turnSeat || at[seat] >= STREET_COUNT || unhindered[row + at[seat]] > steps) continue
    // Two others fill a space.
    for (let other = 0; other < seat; other++) if (at[other] === at[seat] && other !== turnSeat) return true
  }
  return false
}

/** Of the running search: where a walk may end, and what it may lead through. */
const endable = spaceSet()
const passable = spaceSet()
/** By space, of the last search: the length of a shortest way. */
const costs = new Uint8Array(SPACE_COUNT).fill(UNREACHED)
/** The spaces that it reached, and those of them that lead on. */
const reached = new Uint8Array(SPACE_COUNT)
const queue = new Uint8Array(SPACE_COUNT)
let reachedCount = 0

/** LD-38 to LD-41: finds `ENDS` and `costs` step by step; with `until` only as far as it takes to know the way there. */
function search(p: LondonState, { enterable }: UnhinderedWalks, limit: number, until: number): void {
  const { start, items } = ADJACENT
  const from = p.at[p.turnSeat]
  findOpen(p, enterable)
  for (let i = 0; i < reachedCount; i++) costs[reached[i]] = UNREACHED
  clear(ENDS)
  costs[from] = 0
  reached[0] = from
  reachedCount = 1
  queue[0] = from
  let length = 1
  for (let head = 0; head < length && (until === NOWHERE || costs[until] === UNREACHED); head++) {
    const at = queue[head]
    const cost = costs[at] + 1
    for (let i = start[at]; i < start[at + 1]; i++) {
      const next = items[i]
      if (costs[next] !== UNREACHED) continue
      const word = next >> 5
      const bit = 1 << (next & 31)
      if (((endable[word] | passable[word]) & bit) === 0) continue
      costs[next] = cost
      reached[reachedCount++] = next
      ENDS[word] |= endable[word] & bit
      if ((passable[word] & bit) !== 0 && cost < limit) queue[length++] = next
    }
  }
}

/** Finds `endable` and `passable` for the seat in turn. */
function findOpen(p: LondonState, enterable: SpaceSet): void {
  const { at, blockers, turnSeat } = p
  const { seats, options } = p.rules
  const character = p.charOf[turnSeat]
  const crosses = p.shortCut === 1 || character === MANSFIELD
  const passesFull = crosses || options.passFullSpace === 'on'
  for (let word = 0; word < SPACE_WORDS; word++) {
    passable[word] = enterable[word]
    endable[word] = p.stealth > 0 ? -1 : enterable[word]
  }
  // LD-40.
  remove(passable, BLACK_MARKET)
  for (let i = 0; i < BLOCKERS; i++) if (blockers[i] !== NOWHERE && stopsAs(p, character, i)) shut(blockers[i], crosses)
  for (let seat = 1; seat < seats; seat++)
    for (let other = 0; other < seat; other++)
      if (at[other] === at[seat] && seat !== turnSeat && other !== turnSeat && at[seat] < STREET_COUNT)
        shut(at[seat], passesFull)
}

function shut(space: number, passes: boolean): void {
  remove(endable, space)
  if (!passes) remove(passable, space)
}
