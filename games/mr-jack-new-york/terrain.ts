import { lowestBit } from '@gaslight/core'
import { BUILDINGS, HIGH_BITS, LOW_BITS, MID_BITS, SPACE_COUNT, STATIONS, STEPS, STOPS } from './hexes.ts'
import { Gait, type GaitCode, TileCode } from './roster.ts'
import type { NewYorkState } from './state.ts'

/** Constants of this file, which engines fold; imported ones are read anew each time. */
const LOW = LOW_BITS
const MID = MID_BITS
const HIGH = HIGH_BITS
const [STOP_LOW, STOP_MID, STOP_HIGH] = STOPS
const [STATION_LOW, STATION_MID, STATION_HIGH] = STATIONS
const [BUILDING_LOW, BUILDING_MID, BUILDING_HIGH] = BUILDINGS
const ENTRANCES = 3 * TileCode.entrance
const LAMPS = 3 * TileCode.lamp
const SITES = 3 * TileCode.site
const CROSSING = Gait.cross
const steps = STEPS

/**
 * What a search found, handed back without allocating: at 0 the spaces at distance 1 to 3 where one may stop, as three
 * words; at 3 the spaces that can be passed within two steps, the start with them, from which a third step may leave
 * Manhattan (NY-64).
 */
export const found = new Int32Array(6)
const reached = found

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
  reached[0] = known[row + 10]
  reached[1] = known[row + 11]
  reached[2] = known[row + 12]
  reached[3] = known[row + 13]
  reached[4] = known[row + 14]
  reached[5] = known[row + 15]
}

/**
 * Where a step leads from any of the ten spaces in a third of a word, as three words in rows of four: unions looked up are
 * quicker than made space by space. A row's number is that of the third, from 0 to 8, above the bits of its spaces.
 */
const THIRD = 10
const ALL_OF_THIRD = (1 << THIRD) - 1
/** The first row of the second third. */
const SECOND = 1 << THIRD
const fromThird = new Int32Array(9 << (THIRD + 2))
for (let third = 0; third < 9; third++)
  for (let bits = 1; bits <= ALL_OF_THIRD; bits++) {
    const space = THIRD * third + lowestBit(bits)
    if (space >= SPACE_COUNT) continue
    const at = ((third << THIRD) | bits) << 2
    const others = ((third << THIRD) | (bits & (bits - 1))) << 2
    for (let word = 0; word < 3; word++) fromThird[at + word] = fromThird[others + word] | steps[3 * space + word]
  }

const next = new Int32Array(3)

/** Into `next`: where a step leads from any space of a set, rides between the open entrances among them. */
function stepFrom(low: number, mid: number, high: number, openLow: number, openMid: number, openHigh: number): void {
  const led = fromThird
  // The rows of the nine thirds.
  const a = (low & ALL_OF_THIRD) << 2
  const b = (SECOND | ((low >>> THIRD) & ALL_OF_THIRD)) << 2
  const c = ((2 * SECOND) | (low >>> (2 * THIRD))) << 2
  const d = ((3 * SECOND) | (mid & ALL_OF_THIRD)) << 2
  const e = ((4 * SECOND) | ((mid >>> THIRD) & ALL_OF_THIRD)) << 2
  const f = ((5 * SECOND) | (mid >>> (2 * THIRD))) << 2
  const g = ((6 * SECOND) | (high & ALL_OF_THIRD)) << 2
  const h = ((7 * SECOND) | ((high >>> THIRD) & ALL_OF_THIRD)) << 2
  const i = ((8 * SECOND) | (high >>> (2 * THIRD))) << 2
  const toLow = led[a] | led[b] | led[c] | led[d] | led[e] | led[f] | led[g] | led[h] | led[i]
  const mids = led[a + 1] | led[b + 1] | led[c + 1] | led[d + 1] | led[e + 1]
  const toMid = mids | led[f + 1] | led[g + 1] | led[h + 1] | led[i + 1]
  const highs = led[a + 2] | led[b + 2] | led[c + 2] | led[d + 2] | led[e + 2]
  const toHigh = highs | led[f + 2] | led[g + 2] | led[h + 2] | led[i + 2]
  const rides = ((low & openLow) | (mid & openMid) | (high & openHigh)) !== 0
  next[0] = toLow | (rides ? openLow : 0)
  next[1] = toMid | (rides ? openMid : 0)
  next[2] = toHigh | (rides ? openHigh : 0)
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
  const startLow = LOW[from]
  const startMid = MID[from]
  const startHigh = HIGH[from]
  const rides = ((startLow & openLow) | (startMid & openMid) | (startHigh & openHigh)) !== 0
  const oneLow = (steps[3 * from] | (rides ? openLow : 0)) & passLow & ~startLow
  const oneMid = (steps[3 * from + 1] | (rides ? openMid : 0)) & passMid & ~startMid
  const oneHigh = (steps[3 * from + 2] | (rides ? openHigh : 0)) & passHigh & ~startHigh
  stepFrom(oneLow, oneMid, oneHigh, openLow, openMid, openHigh)
  let seenLow = startLow | oneLow
  let seenMid = startMid | oneMid
  let seenHigh = startHigh | oneHigh
  const twoLow = next[0] & passLow & ~seenLow
  const twoMid = next[1] & passMid & ~seenMid
  const twoHigh = next[2] & passHigh & ~seenHigh
  seenLow |= twoLow
  seenMid |= twoMid
  seenHigh |= twoHigh
  known[row + 13] = seenLow
  known[row + 14] = seenMid
  known[row + 15] = seenHigh
  stepFrom(twoLow, twoMid, twoHigh, openLow, openMid, openHigh)
  seenLow |= next[0] & passLow
  seenMid |= next[1] & passMid
  seenHigh |= next[2] & passHigh
  known[row + 10] = seenLow & stopLow & ~startLow
  known[row + 11] = seenMid & stopMid & ~startMid
  known[row + 12] = seenHigh & stopHigh & ~startHigh
}
