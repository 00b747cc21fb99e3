import type { DecisionList } from '@gaslight/core'
import { ALL_PIECES, PIECES } from '@gaslight/jack-family'
import { NO_SHIFT, packWhistle, shiftAt } from './codec.ts'
import { HEXES, HIGH_BITS, LOW_BITS } from './hexes.ts'
import { K1, K2, K3 } from './shifts.ts'
import type { MrJackState } from './state.ts'

/**
 * The whistle's sets of shifts, MJ-43 to MJ-48. Distances come from `Shifts`; here only the sharing of the points and the
 * collisions are left.
 *
 * A candidate is a shift of one piece, packed as
 *   bits 0-8 the shift as decisions hold it, piece << 6 | hex · 9-11 the points it can spend (`K1`, `K2`, `K3`)
 *   12-19 the piece that stands on the hex, as a bit.
 * `ones` and `twos` hold those that can spend one point and two, ascending by piece; `onesFrom[piece]` and
 * `twosFrom[piece]` are the first places of a piece. Seven pieces have at most 4 candidates for one point and 18 for two or
 * three; one place more is written to before it is known to count.
 */
const ones = new Int32Array(32)
const twos = new Int32Array(128)
const onesFrom = new Int32Array(PIECES + 1)
const twosFrom = new Int32Array(PIECES + 1)
let oneCount = 0
let twoCount = 0
/** The piece on each hex, as a bit at bits 12-19; filled and emptied by `listSingles`. */
const standing = new Int32Array(64)

/** Whistles of one, two and three shifts before their shifts are added. */
const SINGLE = packWhistle(0, NO_SHIFT, NO_SHIFT)
const PAIR = packWhistle(0, 0, NO_SHIFT)
const TRIPLE = packWhistle(0, 0, 0)

const SHIFT = 511
const HEX = 63
const STANDING = ALL_PIECES << 12
/** Constants of this file, which engines fold; imported ones are read anew each time. */
const ONE = K1
const TWO = K2
const THREE = K3
const STREETS = HEXES
const LOW = LOW_BITS
const HIGH = HIGH_BITS
const PIECE_COUNT = PIECES
/** Seven pieces, 18 hexes each, and the place that is written to before it counts. */
const MOST_SINGLES = 7 * 18 + 1

/** Whether any other character can be brought nearer (MJ-49). One alone always can, if several together can. */
export function whistlePossible(p: MrJackState): boolean {
  const { starts, entries } = p.terrain.shifts(p.rules.whistlePath)
  const goodley = HEXES * p.hexes[p.active]
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    if (piece === p.active) continue
    const at = goodley + p.hexes[piece]
    for (let i = starts[at]; i < starts[at + 1]; i++) {
      const hex = entries[i] & HEX
      if ((p.occupiedLow & LOW[hex]) === 0 && (p.occupiedHigh & HIGH[hex]) === 0) return true
    }
  }
  return false
}

/** Whether a shift from hex to hex can spend one, two or three points, other characters aside (MJ-44, MJ-45). */
export function canShift(p: MrJackState, from: number, to: number): boolean {
  const { starts, entries } = p.terrain.shifts(p.rules.whistlePath)
  const at = HEXES * p.hexes[p.active] + from
  for (let i = starts[at]; i < starts[at + 1]; i++) if ((entries[i] & HEX) === to) return true
  return false
}

export function listWhistles(p: MrJackState, into: DecisionList): void {
  if (p.rules.whistleUpTo) {
    listSingles(p, ONE | TWO | THREE, into)
    listOnes(into)
    listOneAndTwo(into, ONE)
    listTriples(into)
    return
  }
  // MJ-47: where three points cannot be spent, two are, else one.
  const before = into.length
  for (let points = 3; points > 0 && into.length === before; points--) listSpending(p, points, into)
}

/** The points that must be spent, exactly: the most that any legal set spends (MJ-47). */
export function pointsDue(p: MrJackState, scratch: DecisionList): number {
  scratch.clear()
  let points = 4
  while (points > 1 && scratch.length === 0) listSpending(p, --points, scratch)
  return points
}

function listSpending(p: MrJackState, points: number, into: DecisionList): void {
  listSingles(p, ONE << (points - 1), into)
  if (points === 2) listOnes(into)
  if (points === 3) {
    listOneAndTwo(into, 0)
    listTriples(into)
  }
}

/** One piece alone, its shift spending any of the points in `spends`; gathers the candidates for several pieces too. */
function listSingles(p: MrJackState, spends: number, into: DecisionList): void {
  const { starts, entries } = p.terrain.shifts(p.rules.whistlePath)
  const { hexes, active } = p
  const goodley = STREETS * hexes[active]
  const items = into.reserve(MOST_SINGLES)
  let length = into.length
  let one = 0
  let two = 0
  for (let piece = 0; piece < PIECE_COUNT; piece++) standing[hexes[piece]] = 4096 << piece
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    onesFrom[piece] = one
    twosFrom[piece] = two
    if (piece === active) continue
    const at = goodley + hexes[piece]
    const own = piece << 6
    for (let i = starts[at], end = starts[at + 1]; i < end; i++) {
      const entry = entries[i]
      const hex = entry & HEX
      const taken = standing[hex]
      const candidate = entry | own | taken
      // Written always and counted where it fits: no branch that nothing predicts.
      ones[one] = candidate
      twos[two] = candidate
      items[length] = SINGLE | own | hex
      one = (one + ((entry >>> 9) & 1)) | 0
      two = (two + ((entry >>> 10) & 1)) | 0
      length = (length + (isNone(taken) & ~isNone(entry & spends))) | 0
    }
  }
  for (let piece = 0; piece < PIECE_COUNT; piece++) standing[hexes[piece]] = 0
  onesFrom[PIECE_COUNT] = one
  twosFrom[PIECE_COUNT] = two
  oneCount = one
  twoCount = two
  into.length = length
}

/** 1 for 0, and 0 for any positive number: the loops below write always and count what is legal, without a branch. */
function isNone(word: number): number {
  return (word - 1) >>> 31
}

/** Two pieces, one point and two; none whose second shift can spend what is in `skipped`: they are listed elsewhere. */
function listOneAndTwo(into: DecisionList, skipped: number): void {
  const count = oneCount
  const items = into.reserve(count * twoCount + 1)
  let length = into.length
  for (let i = 0; i < count; i++) {
    const first = ones[i]
    const shift = first & SHIFT
    const piece = shift >>> 6
    const inTheWay = STANDING & ~(4096 << piece)
    // Whoever stands where the first goes must be the second; else the second is any other piece.
    const onHex = first >>> 12
    const least = onHex === 0 ? 0 : 31 - Math.clz32(onHex)
    const most = onHex === 0 ? PIECE_COUNT - 1 : least
    // Where either of two could spend the one point and the other the two, the earlier one is listed with the one.
    const early = inTheWay | ((first & TWO) !== 0 ? ONE : skipped)
    const before = PAIR | (shift << 9)
    for (let j = twosFrom[least], end = twosFrom[Math.min(most + 1, piece)]; j < end; j++) {
      const second = twos[j]
      items[length] = before | (second & SHIFT)
      length = (length + (isNone(second & early) & ~isNone((first ^ second) & HEX))) | 0
    }
    const late = inTheWay | skipped
    const after = PAIR | shift
    for (let j = twosFrom[Math.max(least, piece + 1)], end = twosFrom[most + 1]; j < end; j++) {
      const second = twos[j]
      items[length] = after | ((second & SHIFT) << 9)
      length = (length + (isNone(second & late) & ~isNone((first ^ second) & HEX))) | 0
    }
  }
  into.length = length
}

/** Two pieces, one point each. */
function listOnes(into: DecisionList): void {
  const count = oneCount
  const items = into.reserve(count * count + 1)
  let length = into.length
  for (let i = 0; i < count; i++) {
    const first = ones[i]
    const others = STANDING & ~(4096 << ((first >>> 6) & 7))
    for (let j = onesFrom[((first >>> 6) & 7) + 1]; j < count; j++) {
      const second = ones[j]
      const inTheWay = (first | second) & others & ~(4096 << ((second >>> 6) & 7))
      items[length] = PAIR | (first & SHIFT) | ((second & SHIFT) << 9)
      length = (length + (isNone(inTheWay) & ~isNone((first ^ second) & HEX))) | 0
    }
  }
  into.length = length
}

/** Three pieces, one point each. */
function listTriples(into: DecisionList): void {
  const count = oneCount
  const items = into.reserve(count * count * count + 1)
  let length = into.length
  for (let i = 0; i < count; i++) {
    const first = ones[i]
    const others = STANDING & ~(4096 << ((first >>> 6) & 7))
    for (let j = onesFrom[((first >>> 6) & 7) + 1]; j < count; j++) {
      const second = ones[j]
      if (((first ^ second) & HEX) === 0) continue
      const rest = others & ~(4096 << ((second >>> 6) & 7))
      const both = first | second
      const pair = TRIPLE | (first & SHIFT) | ((second & SHIFT) << 9)
      for (let k = onesFrom[((second >>> 6) & 7) + 1]; k < count; k++) {
        const third = ones[k]
        const inTheWay = (both | third) & rest & ~(4096 << ((third >>> 6) & 7))
        items[length] = pair | ((third & SHIFT) << 18)
        length = (length + (isNone(inTheWay) & ~isNone((first ^ third) & HEX) & ~isNone((second ^ third) & HEX))) | 0
      }
    }
  }
  into.length = length
}

/** Moves the whistled pieces, all at once (MJ-46). */
export function applyWhistle(p: MrJackState, payload: number): void {
  for (let place = 0; place < 3; place++) {
    const shift = shiftAt(payload, place)
    if (shift === NO_SHIFT) break
    const old = p.hexes[shift >> 6]
    p.occupiedLow &= ~LOW[old]
    p.occupiedHigh &= ~HIGH[old]
  }
  for (let place = 0; place < 3; place++) {
    const shift = shiftAt(payload, place)
    if (shift === NO_SHIFT) break
    const hex = shift & 63
    p.hexes[shift >> 6] = hex
    p.occupiedLow |= LOW[hex]
    p.occupiedHigh |= HIGH[hex]
  }
}
