import { type DecisionList, isLess, lowestBit } from '@gaslight/core'
import { stoppingPawns, stopsAs } from './blockers.ts'
import { MANSFIELD } from './cast.ts'
import { ADJACENT } from './graph.ts'
import { BLACK_MARKET, NOWHERE, SPACE_COUNT, STREET_COUNT } from './map.ts'
import { openTo, stepsLeft } from './movement.ts'
import { add, clear, has, listSpaces, remove, SPACE_WORDS, type SpaceSet, spaceSet } from './space-set.ts'
import { BLOCKERS, type LondonState } from './state.ts'
import { MOST_STEPS, type UnhinderedWalks, unhinderedWalks } from './unhindered.ts'

/** Of the last `survey`: where a walk may end. */
export const ENDS = spaceSet()

/** LD-37: finds where the seat in turn can go in at most so many steps; nowhere from `NOWHERE`. */
export function survey(p: LondonState, steps: number): void {
  if (p.at[p.turnSeat] === NOWHERE) {
    clear(ENDS)
    return
  }
  const walks = unhinderedWalks(openTo(p, p.charOf[p.turnSeat]))
  if (mayBeHindered(p, walks, steps)) {
    search(p, walks, steps, NOWHERE)
    return
  }
  clear(ENDS)
  for (const space of walks.endsOf(p.at[p.turnSeat], steps)) add(ENDS, space)
}

/** Lists a decision for each of these spaces: `base` with the number of the space in its lowest bits. */
export function listWalks(p: LondonState, steps: number, base: number, into: DecisionList): void {
  const walks = unhinderedWalks(openTo(p, p.charOf[p.turnSeat]))
  if (mayBeHindered(p, walks, steps)) {
    search(p, walks, steps, NOWHERE)
    listSpaces(ENDS, base, into)
  } else walks.list(p.at[p.turnSeat], steps, base, into)
}

/** LD-37: the length of the walk that the seat in turn can take to a space. */
export function lengthOf(p: LondonState, to: number): number {
  const walks = unhinderedWalks(openTo(p, p.charOf[p.turnSeat]))
  const length = walks.lengths[walks.rowOf(p.at[p.turnSeat]) + to]
  if (length <= MOST_STEPS && !isHindered(p, walks, length - 1)) return length
  return search(p, walks, stepsLeft(p), to)
}

/** Whether a walk of so many steps is not as it would be with no pawn about, or is too long to be known. */
function mayBeHindered(p: LondonState, walks: UnhinderedWalks, steps: number): boolean {
  return p.stealth > 0 || steps > MOST_STEPS || isHindered(p, walks, steps)
}

/** By space: the last `isHindered`, by number, that has found another character there. */
const foundBy = new Int32Array(256)
let finding = 0

/**
 * Whether a pawn may be in the way of the seat in turn within so many steps, up to `MOST_STEPS`. Without branches, which
 * nothing here would foretell.
 */
function isHindered(p: LondonState, walks: UnhinderedWalks, steps: number): boolean {
  const { at, blockers, turnSeat } = p
  const { seats } = p.rules
  const { lengths } = walks
  const row = walks.rowOf(at[turnSeat])
  const stopping = stoppingPawns(p, p.charOf[turnSeat])
  let near = 0
  for (let i = 0; i < BLOCKERS; i++) near |= isLess(lengths[row + blockers[i]], steps + 1) << i
  if ((near & stopping) !== 0) return true
  finding = (finding + 1) | 0
  let full = 0
  for (let i = 1; i < seats; i++) {
    const seat = turnSeat + i < seats ? turnSeat + i : turnSeat + i - seats
    const space = at[seat]
    // Two others fill a space.
    full |= Number(foundBy[space] === finding) & isLess(space, STREET_COUNT) & isLess(lengths[row + space], steps + 1)
    foundBy[space] = finding
  }
  return full !== 0
}

/** Of the running search: where a walk may end, what it may lead through, and the street spaces with another character. */
const endable = spaceSet()
const passable = spaceSet()
const occupied = spaceSet()
/** What has been reached, what of it leads on after the last step, and what is one step further. */
const reached = spaceSet()
const front = spaceSet()
const beyond = spaceSet()
/** By space: a set of the adjacent ones. */
const NEIGHBOURS = neighbourSets()

function neighbourSets(): Int32Array {
  const { start, items } = ADJACENT
  const sets = new Int32Array(SPACE_COUNT * SPACE_WORDS)
  for (let space = 0; space < SPACE_COUNT; space++)
    for (let i = start[space]; i < start[space + 1]; i++)
      sets[space * SPACE_WORDS + (items[i] >> 5)] |= 1 << (items[i] & 31)
  return sets
}

/** LD-38 to LD-41: finds `ENDS` step by step, to `limit` or until a walk may end on `until`; how many steps that took. */
function search(p: LondonState, { enterable }: UnhinderedWalks, limit: number, until: number): number {
  const from = p.at[p.turnSeat]
  findOpen(p, enterable)
  clear(ENDS)
  clear(reached)
  clear(front)
  add(reached, from)
  add(front, from)
  for (let steps = 1; steps < limit; steps++) {
    advance()
    if (until !== NOWHERE && has(ENDS, until)) return steps
  }
  advance()
  return limit
}

/** One step on from `front`. */
function advance(): void {
  clear(beyond)
  for (let word = 0; word < SPACE_WORDS; word++)
    for (let bits = front[word]; bits !== 0; bits &= bits - 1) {
      const start = ((word << 5) + lowestBit(bits)) * SPACE_WORDS
      for (let i = 0; i < SPACE_WORDS; i++) beyond[i] |= NEIGHBOURS[start + i]
    }
  for (let word = 0; word < SPACE_WORDS; word++) {
    const fresh = beyond[word] & ~reached[word]
    reached[word] |= fresh
    ENDS[word] |= fresh & endable[word]
    front[word] = fresh & passable[word]
  }
}

/** Finds `endable` and `passable` for the seat in turn. */
function findOpen(p: LondonState, enterable: SpaceSet): void {
  const { at, blockers, turnSeat } = p
  const character = p.charOf[turnSeat]
  const crosses = p.shortCut === 1 || character === MANSFIELD
  const passesFull = crosses || p.rules.options.passFullSpace === 'on'
  for (let word = 0; word < SPACE_WORDS; word++) {
    passable[word] = enterable[word]
    endable[word] = p.stealth > 0 ? -1 : enterable[word]
  }
  // LD-40.
  remove(passable, BLACK_MARKET)
  for (let i = 0; i < BLOCKERS; i++) if (blockers[i] !== NOWHERE && stopsAs(p, character, i)) shut(blockers[i], crosses)
  clear(occupied)
  for (let seat = 0; seat < p.rules.seats; seat++) {
    const space = at[seat]
    if (seat === turnSeat || space >= STREET_COUNT) continue
    if (has(occupied, space)) shut(space, passesFull)
    else add(occupied, space)
  }
}

function shut(space: number, passes: boolean): void {
  remove(endable, space)
  if (!passes) remove(passable, space)
}
