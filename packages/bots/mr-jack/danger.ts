import { PIECES } from '@gaslight/jack-family'
import {
  bitHigh,
  bitLow,
  EXITS,
  type MrJackPosition,
  ORDINAL,
  pointsOf,
  reachedHexes,
  reachInto,
  STREETS,
} from '@gaslight/mr-jack'
import type { Survey } from '../jack-family/title.ts'

/** The exit hexes without a cordon, as a set of two words, by the set of cordons. */
const OPEN = new Int32Array(2 * 16)
for (let cordons = 0; cordons < 16; cordons++)
  for (const [exit, { hex }] of EXITS.entries()) {
    if (((cordons >> exit) & 1) !== 0) continue
    const street = STREETS.indexOf(hex)
    OPEN[2 * cordons] |= bitLow(street)
    OPEN[2 * cordons + 1] |= bitHigh(street)
  }

/** Which of these pieces could leave by their own cards, if they were Jack's. */
export function leavers(p: MrJackPosition, pieces: number, cards: number): number {
  let able = 0
  for (let rest = pieces & cards, piece = 0; rest !== 0; rest >>= 1, piece++)
    if ((rest & 1) !== 0 && leaves(p, piece)) able |= 1 << piece
  return able
}

/** With the power first, where that helps: Lestrade takes any cordon away, Bert lifts a cover. */
function leaves(p: MrJackPosition, piece: number): boolean {
  const ordinal = p.who[piece]
  const cordons = ordinal === ORDINAL.Lestrade ? 0 : p.cordons
  return exitInReach(p, piece, cordons) || (ordinal === ORDINAL.Bert && withAnotherManhole(p, piece))
}

/** MJ-59: the leaving step costs one point, unless the option says otherwise. */
function exitInReach(p: MrJackPosition, piece: number, cordons: number): boolean {
  const low = OPEN[2 * cordons]
  const high = OPEN[2 * cordons + 1]
  const hex = p.hexes[piece]
  if ((low & bitLow(hex)) !== 0 || (high & bitHigh(hex)) !== 0) return true
  const ordinal = p.who[piece]
  const points = pointsOf(p, piece, ordinal)
  reachInto(p, piece, ordinal, p.rules.exitFree ? points : points - 1)
  return (reachedHexes[0] & low) !== 0 || (reachedHexes[1] & high) !== 0
}

function withAnotherManhole(p: MrJackPosition, piece: number): boolean {
  const { covers } = p
  const manholes = p.terrain.manholes.length
  let able = false
  for (let from = 0; from < manholes && !able; from++) {
    if (((covers >> from) & 1) === 0) continue
    for (let to = 0; to < manholes && !able; to++) {
      if (((covers >> to) & 1) !== 0) continue
      p.covers = covers ^ (1 << from) ^ (1 << to)
      able = exitInReach(p, piece, p.cordons)
    }
  }
  p.covers = covers
  return able
}

/** Where pieces could move now, asked once for all whom they might arrest. */
export class MoveSurvey implements Survey<MrJackPosition> {
  private readonly reach = new Int32Array(2 * PIECES)
  private cards = 0

  take(p: MrJackPosition, cards: number): void {
    this.cards = cards
    for (let piece = 0; piece < PIECES; piece++) {
      if (((cards >> piece) & 1) === 0) continue
      reachInto(p, piece, p.who[piece], pointsOf(p, piece, p.who[piece]))
      this.reach[2 * piece] = reachedHexes[0]
      this.reach[2 * piece + 1] = reachedHexes[1]
    }
  }

  hunting(p: MrJackPosition, target: number): number {
    const low = bitLow(p.hexes[target])
    const high = bitHigh(p.hexes[target])
    let number = 0
    for (let piece = 0; piece < PIECES; piece++) {
      if (((this.cards >> piece) & 1) === 0 || piece === target) continue
      if ((this.reach[2 * piece] & low) !== 0 || (this.reach[2 * piece + 1] & high) !== 0) number++
    }
    return number
  }
}
