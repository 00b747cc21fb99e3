import { lowestBit } from '@gaslight/core'
import { WORD } from '@gaslight/jack-family'
import { BUILDINGS, bitHigh, bitLow, bitMid, STATIONS, STEPS, STOPS } from './hexes.ts'
import { Gait, type GaitCode, TileCode } from './roster.ts'
import type { NewYorkState } from './state.ts'

/** Constants of this file, which engines fold; imported ones are read anew each time. */
const [STOP_LOW, STOP_MID, STOP_HIGH] = STOPS
const [STATION_LOW, STATION_MID, STATION_HIGH] = STATIONS
const [BUILDING_LOW, BUILDING_MID, BUILDING_HIGH] = BUILDINGS
const ENTRANCES = 3 * TileCode.entrance
const LAMPS = 3 * TileCode.lamp
const SITES = 3 * TileCode.site
const CROSSING = Gait.cross
const steps = STEPS

/** A move takes three steps at most (NY-23). */
const MOST_STEPS = 3

/**
 * What a search found, handed back without allocating: at 0 the spaces at distance 1 to 3 where one may stop, as three
 * words; at 3 the spaces that can be passed within two steps, the start with them, from which a third step may leave
 * Manhattan (NY-64).
 */
export const found = new Int32Array(6)

/** Into `into`: the spaces where one may stop now, whoever stands there (NY-22). */
export function stopsInto(p: NewYorkState, into: Int32Array): void {
  const { tiles } = p
  into[0] = STOP_LOW & ~(tiles[LAMPS] | tiles[SITES] | p.coveredLow)
  into[1] = STOP_MID & ~(tiles[LAMPS + 1] | tiles[SITES + 1] | p.coveredMid)
  into[2] = STOP_HIGH & ~(tiles[LAMPS + 2] | tiles[SITES + 2] | p.coveredHigh)
}

/**
 * Searches that were made, since most decisions leave the terrain as it is: a direct-mapped table of rows of 16 words. A
 * row begins with all that a search depends on (where one may stop, the open entrances, the Building sites that Rider
 * crosses, the start), which is compared exactly; then follows what was found.
 */
const ROWS_LOG = 12
const ROW = 16
const known = new Int32Array(ROW << ROWS_LOG).fill(-1)

/** Into `found`: what is in reach from a space, occupied or not (NY-23 to NY-28, NY-36). */
export function searchFrom(p: NewYorkState, from: number, gait: GaitCode): void {
  const { tiles } = p
  const stopLow = STOP_LOW & ~(tiles[LAMPS] | tiles[SITES] | p.coveredLow)
  const stopMid = STOP_MID & ~(tiles[LAMPS + 1] | tiles[SITES + 1] | p.coveredMid)
  const stopHigh = STOP_HIGH & ~(tiles[LAMPS + 2] | tiles[SITES + 2] | p.coveredHigh)
  const openLow = (tiles[ENTRANCES] | STATION_LOW) & ~p.coveredLow
  const openMid = (tiles[ENTRANCES + 1] | STATION_MID) & ~p.coveredMid
  const openHigh = (tiles[ENTRANCES + 2] | STATION_HIGH) & ~p.coveredHigh
  const crosses = gait === CROSSING
  const siteLow = crosses ? tiles[SITES] : 0
  const siteMid = crosses ? tiles[SITES + 1] : 0
  const siteHigh = crosses ? tiles[SITES + 2] : 0
  const start = from | (gait << 7)
  const mixed =
    Math.imul(stopLow ^ openMid, 0x9e3779b1) ^
    Math.imul(stopMid ^ openHigh, 0x85ebca77) ^
    Math.imul(stopHigh ^ openLow, 0xc2b2ae3d) ^
    Math.imul(start, 0x27d4eb2f)
  const row = (Math.imul(mixed, 0x165667b1) >>> (32 - ROWS_LOG)) * ROW
  if (
    known[row] !== start ||
    known[row + 1] !== stopLow ||
    known[row + 2] !== stopMid ||
    known[row + 3] !== stopHigh ||
    known[row + 4] !== openLow ||
    known[row + 5] !== openMid ||
    known[row + 6] !== openHigh ||
    known[row + 7] !== siteLow ||
    known[row + 8] !== siteMid ||
    known[row + 9] !== siteHigh
  ) {
    known[row] = start
    known[row + 1] = stopLow
    known[row + 2] = stopMid
    known[row + 3] = stopHigh
    known[row + 4] = openLow
    known[row + 5] = openMid
    known[row + 6] = openHigh
    known[row + 7] = siteLow
    known[row + 8] = siteMid
    known[row + 9] = siteHigh
    flood(row, crosses)
  }
  found[0] = known[row + 10]
  found[1] = known[row + 11]
  found[2] = known[row + 12]
  found[3] = known[row + 13]
  found[4] = known[row + 14]
  found[5] = known[row + 15]
}

/** Fills the second part of a row from its first. */
function flood(row: number, crosses: boolean): void {
  const from = known[row] & 127
  const stopLow = known[row + 1]
  const stopMid = known[row + 2]
  const stopHigh = known[row + 3]
  const openLow = known[row + 4]
  const openMid = known[row + 5]
  const openHigh = known[row + 6]
  const passLow = crosses ? stopLow | BUILDING_LOW | known[row + 7] : stopLow
  const passMid = crosses ? stopMid | BUILDING_MID | known[row + 8] : stopMid
  const passHigh = crosses ? stopHigh | BUILDING_HIGH | known[row + 9] : stopHigh
  let low = bitLow(from)
  let mid = bitMid(from)
  let high = bitHigh(from)
  let seenLow = low
  let seenMid = mid
  let seenHigh = high
  for (let step = 1; step <= MOST_STEPS; step++) {
    if (step === MOST_STEPS) {
      known[row + 13] = seenLow
      known[row + 14] = seenMid
      known[row + 15] = seenHigh
    }
    let nextLow = 0
    let nextMid = 0
    let nextHigh = 0
    if (((low & openLow) | (mid & openMid) | (high & openHigh)) !== 0) {
      nextLow = openLow
      nextMid = openMid
      nextHigh = openHigh
    }
    for (let rest = low; rest !== 0; rest &= rest - 1) {
      const at = 3 * lowestBit(rest)
      nextLow |= steps[at]
      nextMid |= steps[at + 1]
      nextHigh |= steps[at + 2]
    }
    for (let rest = mid; rest !== 0; rest &= rest - 1) {
      const at = 3 * (WORD + lowestBit(rest))
      nextLow |= steps[at]
      nextMid |= steps[at + 1]
      nextHigh |= steps[at + 2]
    }
    for (let rest = high; rest !== 0; rest &= rest - 1) {
      const at = 3 * (2 * WORD + lowestBit(rest))
      nextLow |= steps[at]
      nextMid |= steps[at + 1]
      nextHigh |= steps[at + 2]
    }
    low = nextLow & passLow & ~seenLow
    mid = nextMid & passMid & ~seenMid
    high = nextHigh & passHigh & ~seenHigh
    seenLow |= low
    seenMid |= mid
    seenHigh |= high
  }
  known[row + 10] = seenLow & stopLow & ~bitLow(from)
  known[row + 11] = seenMid & stopMid & ~bitMid(from)
  known[row + 12] = seenHigh & stopHigh & ~bitHigh(from)
}
