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
  const passLow = crosses ? stopLow | BUILDING_LOW | tiles[SITES] : stopLow
  const passMid = crosses ? stopMid | BUILDING_MID | tiles[SITES + 1] : stopMid
  const passHigh = crosses ? stopHigh | BUILDING_HIGH | tiles[SITES + 2] : stopHigh
  const startLow = LOW[from]
  const startMid = MID[from]
  const startHigh = HIGH[from]
  const rides = ((startLow & openLow) | (startMid & openMid) | (startHigh & openHigh)) !== 0
  const oneLow = (steps[3 * from] | (rides ? openLow : 0)) & passLow & ~startLow
  const oneMid = (steps[3 * from + 1] | (rides ? openMid : 0)) & passMid & ~startMid
  const oneHigh = (steps[3 * from + 2] | (rides ? openHigh : 0)) & passHigh & ~startHigh
  stepFrom(oneLow, oneMid, oneHigh, openLow, openMid, openHigh)
  const seenLow = startLow | oneLow
  const seenMid = startMid | oneMid
  const seenHigh = startHigh | oneHigh
  const twoLow = next[0] & passLow & ~seenLow
  const twoMid = next[1] & passMid & ~seenMid
  const twoHigh = next[2] & passHigh & ~seenHigh
  reached[3] = seenLow | twoLow
  reached[4] = seenMid | twoMid
  reached[5] = seenHigh | twoHigh
  stepFrom(twoLow, twoMid, twoHigh, openLow, openMid, openHigh)
  reached[0] = (reached[3] | (next[0] & passLow)) & stopLow & ~startLow
  reached[1] = (reached[4] | (next[1] & passMid)) & stopMid & ~startMid
  reached[2] = (reached[5] | (next[2] & passHigh)) & stopHigh & ~startHigh
}
