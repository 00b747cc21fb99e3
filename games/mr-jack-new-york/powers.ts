import { type DecisionList, lowestBit } from '@gaslight/core'
import { WORD } from '@gaslight/jack-family'
import { PORTS } from './board.ts'
import { Kind, pack } from './codec.ts'
import {
  HIGH_BITS,
  isNear,
  LOW_BITS,
  MID_BITS,
  NEAR,
  PAIR_COUNT,
  PAIR_HIGHER,
  PAIR_LOWER,
  QUAYSIDES,
  SPACE_COUNT,
  STATIONS,
  STREETS,
} from './hexes.ts'
import { listSpaces } from './movement.ts'
import { Piece, POWER_OF, TileCode } from './roster.ts'
import type { NewYorkState } from './state.ts'

/** Constants of this file, which engines fold; imported ones are read anew each time. */
const LOW = LOW_BITS
const MID = MID_BITS
const HIGH = HIGH_BITS
const { entrance: ENTRANCE, lamp: LAMP, site: SITE, park: PARK, cover: COVER, steamer: STEAMER, swap: SWAP } = Kind
const ENTRANCE_AT = pack(ENTRANCE, 0)
const LAMP_AT = pack(LAMP, 0)
const SITE_AT = pack(SITE, 0)
const PARK_AT = pack(PARK, 0)
const COVER_TO = pack(COVER, 0)
const STEAMER_TO = pack(STEAMER, 0)
const SWAP_OF = pack(SWAP, 0)
const DECLINE = pack(Kind.decline, 0)
const [STREET_LOW, STREET_MID, STREET_HIGH] = STREETS
const [STATION_LOW, STATION_MID, STATION_HIGH] = STATIONS
const [QUAY_LOW, QUAY_MID, QUAY_HIGH] = QUAYSIDES
const ENTRANCES = 3 * TileCode.entrance
const LAMPS = 3 * TileCode.lamp
const SITES = 3 * TileCode.site
const PARKS = 3 * TileCode.park
const ALL_PORTS = (1 << PORTS.length) - 1
const { Tumblety: TUMBLETY } = Piece
const POWERS = POWER_OF
const PAIRS = PAIR_COUNT
const WORD_BITS = WORD
const near = NEAR
const lower = PAIR_LOWER
const higher = PAIR_HIGHER

/** A set of spaces that a function hands back without allocating. */
export const spaces = new Int32Array(3)
const set = spaces

/** Every way to use the power of the active piece now (section 7). */
export function listPower(p: NewYorkState, into: DecisionList): void {
  switch (POWERS[p.active]) {
    case ENTRANCE:
      listSites(p, ENTRANCE_AT, into)
      return
    case LAMP:
      listSites(p, LAMP_AT, into)
      return
    case SITE:
      listSites(p, SITE_AT, into)
      return
    case PARK:
      turnableInto(p)
      listSpaces(PARK_AT, set[0], set[1], set[2], into)
      return
    case COVER:
      listCovers(p, into)
      return
    case STEAMER:
      listSteamers(p, into)
      return
    case SWAP:
      listSwaps(p, into)
      return
  }
}

/** State 7 (NY-18): the power after the move, which Tumblety may decline (NY-40). */
export function listPowerAfter(p: NewYorkState, into: DecisionList): void {
  listPower(p, into)
  if (p.active === TUMBLETY && !p.rules.mustSwap) into.push(DECLINE)
}

/** Whether the active piece's power has a legal target; nothing but tiles to turn and neighbours runs out (NY-48). */
export function powerPossible(p: NewYorkState): boolean {
  switch (POWERS[p.active]) {
    case 0:
      return false
    case PARK:
      turnableInto(p)
      return (set[0] | set[1] | set[2]) !== 0
    case SWAP:
      return swapPossible(p)
    default:
      return true
  }
}

/** Into `spaces`: the empty street spaces (NY-32). */
export function emptyStreetsInto(p: NewYorkState): void {
  const { tiles, informant } = p
  const laidLow = tiles[ENTRANCES] | tiles[LAMPS] | tiles[SITES] | tiles[PARKS]
  const laidMid = tiles[ENTRANCES + 1] | tiles[LAMPS + 1] | tiles[SITES + 1] | tiles[PARKS + 1]
  const laidHigh = tiles[ENTRANCES + 2] | tiles[LAMPS + 2] | tiles[SITES + 2] | tiles[PARKS + 2]
  set[0] = STREET_LOW & ~(laidLow | p.coveredLow | p.occupiedLow | LOW[informant])
  set[1] = STREET_MID & ~(laidMid | p.coveredMid | p.occupiedMid | MID[informant])
  set[2] = STREET_HIGH & ~(laidHigh | p.coveredHigh | p.occupiedHigh | HIGH[informant])
}

function listSites(p: NewYorkState, base: number, into: DecisionList): void {
  emptyStreetsInto(p)
  listSpaces(base, set[0], set[1], set[2], into)
}

/** Into `spaces`: the tiles that Grant may turn (NY-37). */
function turnableInto(p: NewYorkState): void {
  const { tiles, informant, rules } = p
  let low = tiles[ENTRANCES] | tiles[LAMPS] | tiles[SITES]
  let mid = tiles[ENTRANCES + 1] | tiles[LAMPS + 1] | tiles[SITES + 1]
  let high = tiles[ENTRANCES + 2] | tiles[LAMPS + 2] | tiles[SITES + 2]
  if (!rules.parkOccupied) {
    low &= ~(p.occupiedLow | LOW[informant])
    mid &= ~(p.occupiedMid | MID[informant])
    high &= ~(p.occupiedHigh | HIGH[informant])
  }
  if (!rules.parkCovered) {
    low &= ~p.coveredLow
    mid &= ~p.coveredMid
    high &= ~p.coveredHigh
  }
  set[0] = low
  set[1] = mid
  set[2] = high
}

/** Into `spaces`: where an Investigation tile may lie, apart from the other one (NY-38). */
function coverableInto(p: NewYorkState): void {
  const { tiles, informant, rules } = p
  let barredLow = tiles[LAMPS] | tiles[SITES] | p.occupiedLow | LOW[informant]
  let barredMid = tiles[LAMPS + 1] | tiles[SITES + 1] | p.occupiedMid | MID[informant]
  let barredHigh = tiles[LAMPS + 2] | tiles[SITES + 2] | p.occupiedHigh | HIGH[informant]
  if (!rules.coverParks) {
    barredLow |= tiles[PARKS]
    barredMid |= tiles[PARKS + 1]
    barredHigh |= tiles[PARKS + 2]
  }
  set[0] = (STREET_LOW | STATION_LOW | (rules.coverQuays ? QUAY_LOW : 0)) & ~barredLow
  set[1] = (STREET_MID | STATION_MID | (rules.coverQuays ? QUAY_MID : 0)) & ~barredMid
  set[2] = (STREET_HIGH | STATION_HIGH | (rules.coverQuays ? QUAY_HIGH : 0)) & ~barredHigh
}

/** For each space whether it may be covered; a list is made without branches, as most pairs fit or fail by chance. */
const free = new Uint8Array(SPACE_COUNT)

function listCovers(p: NewYorkState, into: DecisionList): void {
  coverableInto(p)
  free.fill(0)
  for (let word = 0; word < 3; word++)
    for (let rest = set[word]; rest !== 0; rest &= rest - 1) free[WORD_BITS * word + lowestBit(rest)] = 1
  listCoversOf(p, p.firstPair, p.secondPair, into)
  listCoversOf(p, p.secondPair, p.firstPair, into)
}

/** The new places of the tile on the pair `from`, while the other lies on `other`. */
function listCoversOf(p: NewYorkState, from: number, other: number, into: DecisionList): void {
  const otherLower = free[lower[other]]
  const otherHigher = free[higher[other]]
  free[lower[other]] = 0
  free[higher[other]] = 0
  const ownLower = free[lower[from]]
  const ownHigher = free[higher[from]]
  if (!p.rules.coverOverlap) {
    free[lower[from]] = 0
    free[higher[from]] = 0
  }
  const items = into.reserve(PAIRS)
  const base = COVER_TO | (from << 8)
  let length = into.length
  for (let pair = 0; pair < from; pair++) {
    items[length] = base | pair
    length += free[lower[pair]] & free[higher[pair]]
  }
  // The new pair is not the old one.
  for (let pair = from + 1; pair < PAIRS; pair++) {
    items[length] = base | pair
    length += free[lower[pair]] & free[higher[pair]]
  }
  into.length = length
  free[lower[from]] = ownLower
  free[higher[from]] = ownHigher
  free[lower[other]] = otherLower
  free[higher[other]] = otherHigher
}

function listSteamers(p: NewYorkState, into: DecisionList): void {
  for (let lifted = p.steamers; lifted !== 0; lifted &= lifted - 1)
    for (let empty = ALL_PORTS & ~p.steamers; empty !== 0; empty &= empty - 1)
      into.push(STEAMER_TO | (lowestBit(lifted) << 3) | lowestBit(empty))
}

function swapPossible(p: NewYorkState): boolean {
  if (p.rules.swapAny) return true
  const at = 3 * p.spaces[TUMBLETY]
  return ((near[at] & p.occupiedLow) | (near[at + 1] & p.occupiedMid) | (near[at + 2] & p.occupiedHigh)) !== 0
}

/** NY-40: whether these two different pieces may be exchanged. */
export function maySwap(p: NewYorkState, a: number, b: number): boolean {
  const { swapSelf, swapAny } = p.rules
  if (a === TUMBLETY || b === TUMBLETY) {
    const other = a === TUMBLETY ? b : a
    return swapSelf && (swapAny || isNear(p.spaces[TUMBLETY], p.spaces[other]))
  }
  return swapAny || isNear(p.spaces[TUMBLETY], p.spaces[a]) || isNear(p.spaces[TUMBLETY], p.spaces[b])
}

function listSwaps(p: NewYorkState, into: DecisionList): void {
  for (let a = 0; a < 8; a++) for (let b = a + 1; b < 8; b++) if (maySwap(p, a, b)) into.push(SWAP_OF | (a << 3) | b)
}
