import { type DecisionList, lowestBit } from '@gaslight/core'
import { Duty, JACK, PIECES, WORD } from '@gaslight/jack-family'
import { Kind, pack } from './codec.ts'
import { CELL_OF_STREET, EXIT_HEX, HEXES, HIGH_BITS, LOW_BITS, STEP, STREET_OF_CELL } from './hexes.ts'
import { placeOf, Reach, type ReachMode } from './reach.ts'
import { GAIT, Gait, POINTS, POWER_OF, Power } from './roster.ts'
import type { MrJackState } from './state.ts'

/** Decisions and parts of them that the lists below are made of: constants of this file, which engines fold. */
const MOVE = pack(Kind.move, 0)
const STAY = pack(Kind.stay, 0)
const ACCUSATION = pack(Kind.accusation, 0)
const LEAVING = pack(Kind.leaving, 0)
const SWAP = pack(Kind.swap, 0)
const SWAPS = Power.swap
const USED = Duty.used
const JACKS_SEAT = JACK
const PIECE_COUNT = PIECES
const STREETS = HEXES
const WORD_BITS = WORD
const LOW = LOW_BITS
const HIGH = HIGH_BITS
const POWERS = POWER_OF
const GAITS = GAIT
const CARD_POINTS = POINTS
const { foot: FOOT, leap: LEAP, cross: CROSS } = Gait
const { one: ONE, two: TWO, three: THREE, grid3: GRID3, grid4: GRID4, foot1: FOOT1, foot5: FOOT5, foot6: FOOT6 } = Reach

/** A set of hexes that a function hands back without allocating: the low word and the high one. */
export const found = new Int32Array(2)
const FOUND = found

/** The points of a piece that moves as `ordinal`: 1 next to Abberline, else what its card says (MJ-27, MJ-79). */
export function pointsOf(p: MrJackState, piece: number, ordinal: number): number {
  const asked = p.questioner
  if (asked >= 0 && asked !== piece && p.hexes[asked] < HEXES) {
    const at = 2 * p.hexes[asked]
    const hex = p.hexes[piece]
    if ((p.terrain.near[at] & LOW[hex]) !== 0 || (p.terrain.near[at + 1] & HIGH[hex]) !== 0) return 1
  }
  return CARD_POINTS[ordinal]
}

/** Into `found`: the hexes at distance 1 to `points` from the piece, occupied or not (MJ-27 to MJ-30). */
export function reachInto(p: MrJackState, piece: number, ordinal: number, points: number): void {
  FOUND[0] = 0
  FOUND[1] = 0
  if (points === 0) return
  const gait = GAITS[ordinal]
  if (gait === LEAP) {
    leapInto(p, piece, points)
    return
  }
  const words = p.terrain.reach.with(p.covers)
  const at = placeOf(modeOf(gait, points), p.hexes[piece])
  FOUND[0] = words[at]
  FOUND[1] = words[at + 1]
}

function modeOf(gait: number, points: number): ReachMode {
  if (gait === FOOT) return points === 1 ? FOOT1 : points === 5 ? FOOT5 : FOOT6
  // One step onto a street hex is the same for Stealthy as for anybody.
  if (points === 1) return ONE
  if (gait === CROSS) return points === 3 ? GRID3 : GRID4
  return points === 2 ? TWO : THREE
}

/** MJ-81: Spring's steps, with leaps over an obstacle or a character that stands there now. */
function leapInto(p: MrJackState, piece: number, points: number): void {
  const { terrain } = p
  const { manholes, near } = terrain
  const start = p.hexes[piece]
  let openLow = 0
  let openHigh = 0
  for (let m = 0; m < manholes.length; m++) {
    if (((p.covers >> m) & 1) !== 0) continue
    openLow |= LOW[manholes[m]]
    openHigh |= HIGH[manholes[m]]
  }
  let low = LOW[start]
  let high = HIGH[start]
  for (let step = 0; step < points; step++) {
    let nextLow = low
    let nextHigh = high
    if ((low & openLow) !== 0 || (high & openHigh) !== 0) {
      nextLow |= openLow
      nextHigh |= openHigh
    }
    for (let word = 0; word < 2; word++)
      for (let rest = word === 0 ? low : high; rest !== 0; rest &= rest - 1) {
        const hex = WORD * word + lowestBit(rest)
        nextLow |= near[2 * hex]
        nextHigh |= near[2 * hex + 1]
        for (let d = 0; d < 6; d++) {
          const landing = leapFrom(p, start, hex, d)
          if (landing < 0) continue
          nextLow |= LOW[landing]
          nextHigh |= HIGH[landing]
        }
      }
    low = nextLow
    high = nextHigh
  }
  FOUND[0] = low & ~LOW[start]
  FOUND[1] = high & ~HIGH[start]
}

/** The street hex a leap in this direction lands on, or -1; the leaper has left `start`. */
export function leapFrom(p: MrJackState, start: number, hex: number, direction: number): number {
  const cell = CELL_OF_STREET[hex]
  const over = STEP[6 * cell + direction]
  if (over < 0) return -1
  const street = STREET_OF_CELL[over]
  if (street >= 0) {
    if (street === start) return -1
    if ((p.occupiedLow & LOW[street]) === 0 && (p.occupiedHigh & HIGH[street]) === 0) return -1
  }
  const landing = STEP[6 * over + direction]
  if (landing < 0 || STREET_OF_CELL[landing] < 0) return -1
  if (p.terrain.shut(cell, over) || p.terrain.shut(over, landing)) return -1
  return STREET_OF_CELL[landing]
}

/** Whether the active piece, as Jack's character, could leave by this exit now; the seat and identity aside (MJ-58). */
export function exitInReach(p: MrJackState, piece: number, ordinal: number, exit: number): boolean {
  if (((p.cordons >> exit) & 1) !== 0) return false
  const hex = EXIT_HEX[exit]
  if (p.hexes[piece] === hex) return true
  const points = pointsOf(p, piece, ordinal)
  reachInto(p, piece, ordinal, p.rules.exitFree ? points : points - 1)
  return (FOUND[0] & LOW[hex]) !== 0 || (FOUND[1] & HIGH[hex]) !== 0
}

/** The options of state 4 (MJ-20), in the order end hexes, stay, swaps, accusations, leaving. */
export function listMoves(p: MrJackState, into: DecisionList): void {
  const { active, acts } = p
  reachInto(p, active, acts, pointsOf(p, active, acts))
  const low = FOUND[0]
  const high = FOUND[1]
  const freeLow = low & ~p.occupiedLow
  const freeHigh = high & ~p.occupiedHigh
  const swaps = POWERS[acts] === SWAPS
  if (freeLow === 0 && freeHigh === 0) {
    if (!swaps || !p.rules.gullMustSwap) into.push(STAY)
  } else listHexes(MOVE, freeLow, freeHigh, into)
  if (swaps) for (let piece = 0; piece < PIECE_COUNT; piece++) if (piece !== active) into.push(SWAP | piece)
  if (p.seat() !== JACKS_SEAT) {
    // MJ-61, MJ-62.
    if (p.power !== USED || p.rules.accuseAfterPower)
      listHexes(ACCUSATION, low & p.occupiedLow, high & p.occupiedHigh, into)
  } else if (!p.witnessSeen && active === p.jack)
    // MJ-58: seat, character and Witness card allow leaving, if an exit is in reach.
    for (let exit = 0; exit < 4; exit++) if (exitInReach(p, active, acts, exit)) into.push(LEAVING | exit)
}

/** Adds `base` with each hex of a set. */
export function listHexes(base: number, low: number, high: number, into: DecisionList): void {
  const items = into.reserve(STREETS)
  // The lowest bit of a word is bit 31 less the zeros above it.
  const lowTop = base + 31
  const highTop = lowTop + WORD_BITS
  let length = into.length
  for (let rest = low; rest !== 0; rest &= rest - 1) items[length++] = lowTop - Math.clz32(rest & -rest)
  for (let rest = high; rest !== 0; rest &= rest - 1) items[length++] = highTop - Math.clz32(rest & -rest)
  into.length = length
}
