import { bitHigh, bitLow, bitMid, BUILDINGS, lowest, STATIONS, STEPS, STOPS, WORD } from './hexes.ts'
import type { NewYorkPosition } from './position.ts'
import { Gait, type GaitCode, TileCode } from './roster.ts'

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
export function stopsInto(p: NewYorkPosition, into: Int32Array): void {
  const { tiles } = p
  into[0] = STOP_LOW & ~(tiles[LAMPS] | tiles[SITES] | p.coveredLow)
  into[1] = STOP_MID & ~(tiles[LAMPS + 1] | tiles[SITES + 1] | p.coveredMid)
  into[2] = STOP_HIGH & ~(tiles[LAMPS + 2] | tiles[SITES + 2] | p.coveredHigh)
}

/** Into `found`: what is in reach from a space, occupied or not (NY-23 to NY-28, NY-36). */
export function searchFrom(p: NewYorkPosition, from: number, gait: GaitCode): void {
  const { tiles } = p
  const stopLow = STOP_LOW & ~(tiles[LAMPS] | tiles[SITES] | p.coveredLow)
  const stopMid = STOP_MID & ~(tiles[LAMPS + 1] | tiles[SITES + 1] | p.coveredMid)
  const stopHigh = STOP_HIGH & ~(tiles[LAMPS + 2] | tiles[SITES + 2] | p.coveredHigh)
  const openLow = (tiles[ENTRANCES] | STATION_LOW) & ~p.coveredLow
  const openMid = (tiles[ENTRANCES + 1] | STATION_MID) & ~p.coveredMid
  const openHigh = (tiles[ENTRANCES + 2] | STATION_HIGH) & ~p.coveredHigh
  let passLow = stopLow
  let passMid = stopMid
  let passHigh = stopHigh
  if (gait === CROSSING) {
    passLow |= BUILDING_LOW | tiles[SITES]
    passMid |= BUILDING_MID | tiles[SITES + 1]
    passHigh |= BUILDING_HIGH | tiles[SITES + 2]
  }
  let low = bitLow(from)
  let mid = bitMid(from)
  let high = bitHigh(from)
  let seenLow = low
  let seenMid = mid
  let seenHigh = high
  for (let step = 1; step <= MOST_STEPS; step++) {
    if (step === MOST_STEPS) {
      found[3] = seenLow
      found[4] = seenMid
      found[5] = seenHigh
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
      const at = 3 * lowest(rest)
      nextLow |= steps[at]
      nextMid |= steps[at + 1]
      nextHigh |= steps[at + 2]
    }
    for (let rest = mid; rest !== 0; rest &= rest - 1) {
      const at = 3 * (WORD + lowest(rest))
      nextLow |= steps[at]
      nextMid |= steps[at + 1]
      nextHigh |= steps[at + 2]
    }
    for (let rest = high; rest !== 0; rest &= rest - 1) {
      const at = 3 * (2 * WORD + lowest(rest))
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
  found[0] = seenLow & stopLow & ~bitLow(from)
  found[1] = seenMid & stopMid & ~bitMid(from)
  found[2] = seenHigh & stopHigh & ~bitHigh(from)
}
