import { type DecisionList, lowestBit } from '@gaslight/core'
import { NO_SHIFT, packWhistle, shiftAt } from './codec.ts'
import type { MrJackPosition } from './position.ts'
import { bitHigh, bitLow } from './terrain.ts'

/**
 * The whistle's sets of shifts, MJ-43 to MJ-48. Distances come from `Terrain.whistleTable`; here only the sharing of the
 * points and the collisions are left. Per whistled piece three lists of candidates, by the points k that the shift can
 * spend: `candidates[96 * piece + 32 * (k - 1) + i]`, each packed as
 *   bits 0-5 hex · 6-8 the k it can spend (1 << 6 for k = 1) · 9-16 the piece that stands there, as a bit.
 */
const candidates = new Int32Array(8 * 96)
const counts = new Int32Array(8 * 3)
const whistled = new Int32Array(8)
let whistledCount = 0

const K1 = 1 << 6
const K2 = 1 << 7
const ANY = 7 << 6

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
    listSingles(ANY, into)
    listPairs(into, true, true)
    listTriples(into)
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
  if (points > 1) listPairs(into, points === 2, points === 3)
  if (points === 3) listTriples(into)
}

function gather(p: MrJackPosition): void {
  const table = p.terrain.whistleTable(p.rules.whistlePath)
  const goodley = 6 * 60 * p.hexes[p.active]
  whistledCount = 0
  for (let piece = 0; piece < 8; piece++) {
    if (piece === p.active) continue
    const at = goodley + 6 * p.hexes[piece]
    for (let word = 0; word < 2; word++) {
      const one = table[at + word]
      const two = table[at + 2 + word]
      const three = table[at + 4 + word]
      if (word === 0) {
        counts[3 * piece] = 0
        counts[3 * piece + 1] = 0
        counts[3 * piece + 2] = 0
      }
      const occupied = word === 0 ? p.occupiedLow : p.occupiedHigh
      for (let rest = one | two | three; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest
        const hex = 32 * word + lowestBit(rest)
        let candidate = hex
        if ((one & bit) !== 0) candidate |= 1 << 6
        if ((two & bit) !== 0) candidate |= 1 << 7
        if ((three & bit) !== 0) candidate |= 1 << 8
        if ((occupied & bit) !== 0) candidate |= 512 << pieceOn(p, hex)
        if ((one & bit) !== 0) candidates[96 * piece + counts[3 * piece]++] = candidate
        if ((two & bit) !== 0) candidates[96 * piece + 32 + counts[3 * piece + 1]++] = candidate
        if ((three & bit) !== 0) candidates[96 * piece + 64 + counts[3 * piece + 2]++] = candidate
      }
    }
    if ((counts[3 * piece] | counts[3 * piece + 1] | counts[3 * piece + 2]) !== 0) whistled[whistledCount++] = piece
  }
}

function pieceOn(p: MrJackPosition, hex: number): number {
  let piece = 0
  while (p.hexes[piece] !== hex) piece++
  return piece
}

/** One piece alone, its shift spending any of the points in `spends` (bits as in a candidate). */
function listSingles(spends: number, into: DecisionList): void {
  for (let i = 0; i < whistledCount; i++) {
    const piece = whistled[i]
    for (let k = 0; k < 3; k++) {
      if ((spends & (K1 << k)) === 0) continue
      // A hex listed under several k is taken under the smallest that may be spent.
      const smaller = spends & ((K1 << k) - 1)
      const at = 96 * piece + 32 * k
      for (let n = counts[3 * piece + k], j = 0; j < n; j++) {
        const candidate = candidates[at + j]
        if (candidate >= 512 || (candidate & smaller) !== 0) continue
        into.push(packWhistle((piece << 6) | (candidate & 63), NO_SHIFT, NO_SHIFT))
      }
    }
  }
}

/** Two pieces: one point each, if `ones`; one point and two, if `twos`. */
function listPairs(into: DecisionList, ones: boolean, twos: boolean): void {
  for (let i = 0; i < whistledCount; i++) {
    const a = whistled[i]
    for (let j = i + 1; j < whistledCount; j++) {
      const b = whistled[j]
      const others = ~((512 << a) | (512 << b)) & ~511
      for (let x = 0; x < counts[3 * a]; x++) {
        const first = candidates[96 * a + x]
        if ((first & others) !== 0) continue
        const shift = (a << 6) | (first & 63)
        if (ones)
          for (let y = 0; y < counts[3 * b]; y++) {
            const second = candidates[96 * b + y]
            if ((second & others) !== 0 || ((first ^ second) & 63) === 0) continue
            into.push(packWhistle(shift, (b << 6) | (second & 63), NO_SHIFT))
          }
        if (twos)
          for (let y = 0; y < counts[3 * b + 1]; y++) {
            const second = candidates[96 * b + 32 + y]
            if ((second & others) !== 0 || ((first ^ second) & 63) === 0) continue
            if (ones && (second & K1) !== 0) continue
            into.push(packWhistle(shift, (b << 6) | (second & 63), NO_SHIFT))
          }
      }
      if (!twos) continue
      for (let x = 0; x < counts[3 * a + 1]; x++) {
        const first = candidates[96 * a + 32 + x]
        if ((first & others) !== 0) continue
        const shift = (a << 6) | (first & 63)
        for (let y = 0; y < counts[3 * b]; y++) {
          const second = candidates[96 * b + y]
          if ((second & others) !== 0 || ((first ^ second) & 63) === 0) continue
          // Listed above already: as one and two points, or as one and one.
          if ((first & K1) !== 0 && ((second & K2) !== 0 || ones)) continue
          into.push(packWhistle(shift, (b << 6) | (second & 63), NO_SHIFT))
        }
      }
    }
  }
}

/** Three pieces, one point each. */
function listTriples(into: DecisionList): void {
  for (let i = 0; i < whistledCount; i++) {
    const a = whistled[i]
    for (let j = i + 1; j < whistledCount; j++) {
      const b = whistled[j]
      if (counts[3 * a] === 0 || counts[3 * b] === 0) continue
      for (let k = j + 1; k < whistledCount; k++) {
        const c = whistled[k]
        const others = ~((512 << a) | (512 << b) | (512 << c)) & ~511
        for (let x = 0; x < counts[3 * a]; x++) {
          const first = candidates[96 * a + x]
          if ((first & others) !== 0) continue
          for (let y = 0; y < counts[3 * b]; y++) {
            const second = candidates[96 * b + y]
            if ((second & others) !== 0 || ((first ^ second) & 63) === 0) continue
            for (let z = 0; z < counts[3 * c]; z++) {
              const third = candidates[96 * c + z]
              if ((third & others) !== 0 || ((first ^ third) & 63) === 0 || ((second ^ third) & 63) === 0) continue
              into.push(packWhistle((a << 6) | (first & 63), (b << 6) | (second & 63), (c << 6) | (third & 63)))
            }
          }
        }
      }
    }
  }
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
