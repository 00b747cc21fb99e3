import { popcount } from '@gaslight/core'
import { ALL_PIECES } from './pieces.ts'
import type { JackState } from './state.ts'

/** The last round (MJ-26, NY-71), and the activations of each. */
export const ROUNDS = 8
export const ACTIVATIONS = 4

/** All subsets of `size` bits of `mask`, ascending. */
export function subsets(mask: number, size: number): Int32Array {
  const found: number[] = []
  // The next smaller submask of `mask` is (sub - 1) & mask.
  for (let sub = mask; sub !== 0; sub = (sub - 1) & mask) if (popcount(sub) === size) found.push(sub)
  return Int32Array.from(found).reverse()
}

/** The 70 ways to reveal four of eight cards (MJ-16, NY-14). */
export const DEALS = subsets(ALL_PIECES, ACTIVATIONS)

/**
 * The seat of an activation, `slot` counted from 0: D J J D in odd rounds, J D D J in even ones (MJ-17, NY-15). The two
 * inner activations are Jack's in odd rounds and the Detective's in even ones.
 */
export function seatOf(round: number, slot: number): number {
  return (((slot + 1) >> 1) ^ round) & 1
}

/** The next round: an even one has the other four cards (MJ-16, NY-14); for an odd one none are dealt yet. */
export function nextRound(p: JackState): void {
  p.round++
  p.slot = 0
  p.used = 0
  p.revealed = (p.round & 1) === 0 ? ALL_PIECES & ~p.revealed : 0
}

/** Which activation is under way: a turn of the game as `Game.turnNumber` counts it. */
export function turnNumber(p: JackState): number {
  return ALL_SLOTS * p.round + p.slot
}

/** More than any round has slots: the placement of London's extension has eight. */
const ALL_SLOTS = 8
