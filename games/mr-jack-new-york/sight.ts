import { lowestBit } from '@gaslight/core'
import { WORD } from '@gaslight/jack-family'
import { HIGH_BITS, ISLAND, LOW_BITS, MID_BITS, NEAR } from './hexes.ts'
import { TileCode } from './roster.ts'
import type { NewYorkState } from './state.ts'

/** Constants of this file, which engines fold; imported ones are read anew each time. */
const LOW = LOW_BITS
const MID = MID_BITS
const HIGH = HIGH_BITS
const LAMPS = 3 * TileCode.lamp
const PARKS = 3 * TileCode.park
const near = NEAR

/** Into `into`: the spaces beside a Gaslamp, of any kind (NY-55). */
export function lampLightInto(p: NewYorkState, into: Int32Array): void {
  let low = 0
  let mid = 0
  let high = 0
  for (let word = 0; word < 3; word++)
    for (let rest = p.tiles[LAMPS + word]; rest !== 0; rest &= rest - 1) {
      const at = 3 * (WORD * word + lowestBit(rest))
      low |= near[at]
      mid |= near[at + 1]
      high |= near[at + 2]
    }
  into[0] = low
  into[1] = mid
  into[2] = high
}

const lit = new Int32Array(3)

/** The pieces that are visible now, NY-55. */
export function seenPieces(p: NewYorkState): number {
  lampLightInto(p, lit)
  // NY-56: a Park blocks both ways.
  const openLow = ~p.tiles[PARKS]
  const openMid = ~p.tiles[PARKS + 1]
  const openHigh = ~p.tiles[PARKS + 2]
  const othersLow = p.occupiedLow & openLow
  const othersMid = p.occupiedMid & openMid
  const othersHigh = p.occupiedHigh & openHigh
  let seen = 0
  for (let piece = 0; piece < 8; piece++) {
    const space = p.spaces[piece]
    if (space === ISLAND) continue
    const low = LOW[space] & openLow
    const mid = MID[space] & openMid
    const high = HIGH[space] & openHigh
    if ((low | mid | high) === 0) continue
    const at = 3 * space
    const isLit = (lit[0] & low) | (lit[1] & mid) | (lit[2] & high)
    const beside = (near[at] & othersLow) | (near[at + 1] & othersMid) | (near[at + 2] & othersHigh)
    if ((isLit | beside) !== 0) seen |= 1 << piece
  }
  return seen
}
