import type { DecisionList } from '@gaslight/core'
import { JACK, WORD } from '@gaslight/jack-family'
import { Kind, pack } from './codec.ts'
import { APPROACHES, EXIT_SPACE, HIGH_BITS, LAND_BIT, LOW_BITS, MID_BITS, NOWHERE, SPACE_COUNT } from './hexes.ts'
import { Gait, type GaitCode, Piece } from './roster.ts'
import type { NewYorkState } from './state.ts'
import { found, searchFrom } from './terrain.ts'

/** Constants of this file, which engines fold; imported ones are read anew each time. */
const LOW = LOW_BITS
const MID = MID_BITS
const HIGH = HIGH_BITS
const MOVE = pack(Kind.move, 0)
const STAY = pack(Kind.stay, 0)
const ACCUSATION = pack(Kind.accusation, 0)
const LEAVING = pack(Kind.leaving, 0)
const { Eastman: EASTMAN, Rider: RIDER } = Piece
const { walk: WALK, cross: CROSS } = Gait
const JACKS_SEAT = JACK
const EXITS = EXIT_SPACE.length
const SPACES = SPACE_COUNT
const WORD_BITS = WORD
const NO_SPACE = NOWHERE
const reached = found

/** How this piece goes in the activation under way, or in its own (NY-36, NY-44). */
export function gaitOf(p: NewYorkState, piece: number): GaitCode {
  if (piece !== RIDER) return WALK
  return p.active === EASTMAN && !p.rules.eastmanCrosses ? WALK : CROSS
}

/** Into `found`: what the piece reaches, see `searchFrom`. */
export function reachInto(p: NewYorkState, piece: number): void {
  searchFrom(p, p.spaces[piece], gaitOf(p, piece))
}

/** Ways out that a Steamer or the land serves now, as bits over `EXITS`. */
export function servedExits(p: NewYorkState): number {
  return p.steamers | LAND_BIT
}

/** Whether what was found leads out of Manhattan this way; who may leave aside (NY-63, NY-64). */
export function exitFound(p: NewYorkState, exit: number): boolean {
  if (((servedExits(p) >> exit) & 1) === 0) return false
  const at = 3 * exit
  return ((APPROACHES[at] & reached[3]) | (APPROACHES[at + 1] & reached[4]) | (APPROACHES[at + 2] & reached[5])) !== 0
}

/** Whether the piece, as Jack's character, could leave this way now; seat, Witness card and identity aside. */
export function exitInReach(p: NewYorkState, piece: number, exit: number): boolean {
  reachInto(p, piece)
  return exitFound(p, exit)
}

/** Whether another than the active piece may make the move: in Eastman's activation (NY-43). */
export function mayMove(p: NewYorkState, piece: number): boolean {
  return piece === p.active || p.active === EASTMAN
}

/** NY-46, NY-67: whether this piece could accuse in the activation under way. */
export function mayAccuse(p: NewYorkState, piece: number): boolean {
  return p.seat() !== JACKS_SEAT && (piece === p.active || p.rules.eastmanAccuses)
}

/** NY-46, NY-63: whether this piece could leave in the activation under way, if a way out is in reach. */
function mayLeave(p: NewYorkState, piece: number): boolean {
  if (p.witnessSeen || piece !== p.jack || p.seat() !== JACKS_SEAT) return false
  return piece === p.active || p.rules.eastmanLeaves
}

/** The options of state 4 (NY-18): for each mover its ends, its accusations and its ways out; then to stay. */
export function listMoves(p: NewYorkState, into: DecisionList): void {
  const { active } = p
  if (active !== EASTMAN) {
    if (!listMovesOf(p, active, into)) into.push(STAY)
    return
  }
  let trapped = false
  for (let piece = 0; piece < 8; piece++) {
    const moves = listMovesOf(p, piece, into)
    if (piece === EASTMAN) trapped = !moves
  }
  // NY-47: only Eastman's own ends count.
  if (trapped) into.push(STAY)
}

/** Whether the piece has an ordinary end (NY-29). */
function listMovesOf(p: NewYorkState, piece: number, into: DecisionList): boolean {
  reachInto(p, piece)
  const low = reached[0]
  const mid = reached[1]
  const high = reached[2]
  // NY-53: nobody ends on the Mute Informant.
  const mute = p.mute ? p.informant : NO_SPACE
  const freeLow = low & ~(p.occupiedLow | LOW[mute])
  const freeMid = mid & ~(p.occupiedMid | MID[mute])
  const freeHigh = high & ~(p.occupiedHigh | HIGH[mute])
  const own = piece << 7
  listSpaces(MOVE | own, freeLow, freeMid, freeHigh, into)
  if (mayAccuse(p, piece))
    listSpaces(ACCUSATION | own, low & p.occupiedLow, mid & p.occupiedMid, high & p.occupiedHigh, into)
  else if (mayLeave(p, piece))
    for (let exit = 0; exit < EXITS; exit++) if (exitFound(p, exit)) into.push(LEAVING | own | EXIT_SPACE[exit])
  return (freeLow | freeMid | freeHigh) !== 0
}

/** Adds `base` with each space of a set. */
export function listSpaces(base: number, low: number, mid: number, high: number, into: DecisionList): void {
  const items = into.reserve(SPACES)
  // The lowest bit of a word is bit 31 less the zeros above it.
  const lowTop = base + 31
  const midTop = lowTop + WORD_BITS
  const highTop = midTop + WORD_BITS
  let length = into.length
  for (let rest = low; rest !== 0; rest &= rest - 1) items[length++] = lowTop - Math.clz32(rest & -rest)
  for (let rest = mid; rest !== 0; rest &= rest - 1) items[length++] = midTop - Math.clz32(rest & -rest)
  for (let rest = high; rest !== 0; rest &= rest - 1) items[length++] = highTop - Math.clz32(rest & -rest)
  into.length = length
}
