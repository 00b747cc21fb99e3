import { type DecisionList, lowestBit } from '@gaslight/core'
import { NO_SHIFT, packWhistle, shiftAt } from './codec.ts'
import type { MrJackPosition } from './position.ts'
import { bitHigh, bitLow } from './terrain.ts'

/**
 * The whistle's sets of shifts, MJ-43 to MJ-48. Distances come from `Terrain.whistleTable`; here only the sharing of the
 * points and the collisions are left.
 *
 * A candidate is a shift of one piece, packed as
 *   bits 0-8 the shift as decisions hold it, piece << 6 | hex · 9-11 the points k it can spend (`K1`, `K2`, `K3`)
 *   12-19 the piece that stands on the hex, as a bit.
 * `ones` and `twos` hold those that can spend one point, and two, ascending by piece; `later[i]` is the first of `ones`
 * that belongs to a later piece than `ones[i]`. Seven pieces have at most 4 candidates for one point, 18 for two.
 */
const ones = new Int32Array(28)
const later = new Int32Array(28)
const twos = new Int32Array(126)
const threes = new Int32Array(126)
let oneCount = 0
let twoCount = 0
let threeCount = 0
/** Pairs of `ones`: both shifts, 9 bits each, the pieces in their way at bits 18-25; and where a third may begin. */
const pairs = new Int32Array(28 * 28)
const thirds = new Int32Array(28 * 28)

const K1 = 1 << 9
const K2 = 1 << 10
const K3 = 1 << 11
const SHIFT = 511
const HEX = 63
const PIECE = 7 << 6

/** Whether any other character can be brought nearer (MJ-49). One alone always can, if several together can. */
export function whistlePossible(p: MrJackPosition): boolean {
  const table = p.terrain.whistleTable(p.rules.whistlePath)
  const goodley = 6 * 60 * p.hexes[p.active]
  for (let piece = 0; piece < 8; piece++) {
    if (piece === p.active) continue
    const at = goodley + 6 * p.hexes[piece]
    if (((table[at] | table[at + 2] | table[at + 4]) & ~p.occupiedLow) !== 0) return true
    if (((table[at + 1] | table[at + 3] | table[at + 5]) & ~p.occupiedHigh) !== 0) return true
  }
  return false
}

export function listWhistles(p: MrJackPosition, into: DecisionList): void {
  gather(p)
  if (p.rules.whistleUpTo) {
    listSingles(K1 | K2 | K3, into)
    listOnes(into, true, true)
    listOneAndTwo(into, true)
    return
  }
  // MJ-47: where three points cannot be spent, two are, else one.
  const before = into.length
  for (let points = 3; points > 0 && into.length === before; points--) listSpending(points, into)
}

/** The points that must be spent, exactly: the most that any legal set spends (MJ-47). */
export function pointsDue(p: MrJackPosition, scratch: DecisionList): number {
  gather(p)
  scratch.clear()
  let points = 4
  while (points > 1 && scratch.length === 0) listSpending(--points, scratch)
  return points
}

function listSpending(points: number, into: DecisionList): void {
  listSingles(K1 << (points - 1), into)
  if (points === 2) listOnes(into, true, false)
  if (points === 3) {
    listOneAndTwo(into, false)
    listOnes(into, false, true)
  }
}

function gather(p: MrJackPosition): void {
  const table = p.terrain.whistleTable(p.rules.whistlePath)
  const goodley = 6 * 60 * p.hexes[p.active]
  oneCount = 0
  twoCount = 0
  threeCount = 0
  for (let piece = 0; piece < 8; piece++) {
    if (piece === p.active) continue
    const at = goodley + 6 * p.hexes[piece]
    const first = oneCount
    gatherWord(p, piece << 6, table[at], table[at + 2], table[at + 4], p.occupiedLow)
    gatherWord(p, (piece << 6) | 32, table[at + 1], table[at + 3], table[at + 5], p.occupiedHigh)
    for (let i = first; i < oneCount; i++) later[i] = oneCount
  }
}

/** The candidates of one piece on the hexes of one word; `base` is its shift to the word's first hex. */
function gatherWord(p: MrJackPosition, base: number, one: number, two: number, three: number, occupied: number): void {
  for (let rest = one | two | three; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    let candidate = base | lowestBit(rest)
    if ((occupied & bit) !== 0) candidate |= 4096 << pieceOn(p, candidate & HEX)
    if ((one & bit) !== 0) candidate |= K1
    if ((two & bit) !== 0) candidate |= K2
    if ((three & bit) !== 0) candidate |= K3
    if ((candidate & K1) !== 0) ones[oneCount++] = candidate
    if ((candidate & K2) !== 0) twos[twoCount++] = candidate
    if ((candidate & K3) !== 0) threes[threeCount++] = candidate
  }
}

function pieceOn(p: MrJackPosition, hex: number): number {
  let piece = 0
  while (p.hexes[piece] !== hex) piece++
  return piece
}

/** One piece alone, its shift spending any of the points in `spends`; listed under the fewest. */
function listSingles(spends: number, into: DecisionList): void {
  if ((spends & K1) !== 0) listAlone(ones, oneCount, 0, into)
  if ((spends & K2) !== 0) listAlone(twos, twoCount, spends & K1, into)
  if ((spends & K3) !== 0) listAlone(threes, threeCount, spends & (K1 | K2), into)
}

function listAlone(candidates: Int32Array, count: number, listed: number, into: DecisionList): void {
  const items = into.reserve(count)
  let length = into.length
  for (let i = 0; i < count; i++) {
    const candidate = candidates[i]
    if (candidate >= 4096 || (candidate & listed) !== 0) continue
    items[length++] = packWhistle(candidate & SHIFT, NO_SHIFT, NO_SHIFT)
  }
  into.length = length
}

/** The pieces in the way of two shifts that are not shifted themselves, at bits 12-19. */
function inTheWay(first: number, second: number): number {
  const standing = (first | second) & (255 << 12)
  if (standing === 0) return 0
  return standing & ~((4096 << ((first & PIECE) >> 6)) | (4096 << ((second & PIECE) >> 6)))
}

/** Two pieces, one point and two. `onesToo`: pairs that can be had for one point each are listed elsewhere. */
function listOneAndTwo(into: DecisionList, onesToo: boolean): void {
  const items = into.reserve(oneCount * twoCount)
  let length = into.length
  for (let i = 0; i < oneCount; i++) {
    const first = ones[i]
    for (let j = 0; j < twoCount; j++) {
      const second = twos[j]
      const differs = first ^ second
      if ((differs & PIECE) === 0 || (differs & HEX) === 0 || inTheWay(first, second) !== 0) continue
      if ((second & K1) !== 0) {
        if (onesToo) continue
        // Either could spend the one point and the other the two: listed once.
        if ((first & K2) !== 0 && (first & PIECE) > (second & PIECE)) continue
      }
      const a = first & SHIFT
      const b = second & SHIFT
      items[length++] = a < b ? packWhistle(a, b, NO_SHIFT) : packWhistle(b, a, NO_SHIFT)
    }
  }
  into.length = length
}

/** One point each: two pieces, if `two`, and three, if `three`. */
function listOnes(into: DecisionList, two: boolean, three: boolean): void {
  const items = into.reserve(two ? oneCount * oneCount : 0)
  let length = into.length
  let count = 0
  for (let i = 0; i < oneCount; i++) {
    const first = ones[i]
    for (let j = later[i]; j < oneCount; j++) {
      const second = ones[j]
      if (((first ^ second) & HEX) === 0) continue
      const blocked = inTheWay(first, second)
      if (two && blocked === 0) items[length++] = packWhistle(first & SHIFT, second & SHIFT, NO_SHIFT)
      pairs[count] = (first & SHIFT) | ((second & SHIFT) << 9) | (blocked << 6)
      thirds[count++] = later[j]
    }
  }
  into.length = length
  if (three) listTriples(count, into)
}

function listTriples(count: number, into: DecisionList): void {
  const items = into.reserve(count * oneCount)
  let length = into.length
  for (let i = 0; i < count; i++) {
    const pair = pairs[i]
    for (let k = thirds[i]; k < oneCount; k++) {
      const third = ones[k]
      if (((pair ^ third) & HEX) === 0 || (((pair >>> 9) ^ third) & HEX) === 0) continue
      const standing = ((pair >>> 18) & 255) | ((third >>> 12) & 255)
      if (standing !== 0) {
        const shifted = (1 << ((pair >>> 6) & 7)) | (1 << ((pair >>> 15) & 7)) | (1 << ((third >>> 6) & 7))
        if ((standing & ~shifted) !== 0) continue
      }
      items[length++] = packWhistle(pair & SHIFT, (pair >>> 9) & SHIFT, third & SHIFT)
    }
  }
  into.length = length
}

/** Moves the whistled pieces, all at once (MJ-46). */
export function applyWhistle(p: MrJackPosition, payload: number): void {
  for (let place = 0; place < 3; place++) {
    const shift = shiftAt(payload, place)
    if (shift === NO_SHIFT) break
    const old = p.hexes[shift >> 6]
    p.occupiedLow &= ~bitLow(old)
    p.occupiedHigh &= ~bitHigh(old)
  }
  for (let place = 0; place < 3; place++) {
    const shift = shiftAt(payload, place)
    if (shift === NO_SHIFT) break
    const hex = shift & 63
    p.hexes[shift >> 6] = hex
    p.occupiedLow |= bitLow(hex)
    p.occupiedHigh |= bitHigh(hex)
  }
}
