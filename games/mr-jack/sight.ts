import { PIECES } from '@gaslight/jack-family'
import { HEXES, HIGH_BITS, LIGHT, LOW_BITS } from './hexes.ts'
import type { MrJackState } from './state.ts'

/** Constants of this file, which engines fold; imported ones are read anew each time. */
const PIECE_COUNT = PIECES
const STREETS = HEXES
const LOW = LOW_BITS
const HIGH = HIGH_BITS
const LIT = LIGHT

const beam = new Int32Array(2)

/** Into `into`: the hexes in the lantern's beam (MJ-52); none where nobody carries one. */
export function beamInto(p: MrJackState, into: Int32Array): void {
  into[0] = 0
  into[1] = 0
  if (p.lantern < 0 || p.facing < 0 || p.hexes[p.lantern] >= STREETS) return
  const terrain = p.rules.beamStopsAtBarricade ? p.terrain : p.rules.terrain
  const from = p.hexes[p.lantern]
  if (p.rules.beamPassesLit) {
    terrain.beam(from, p.facing, p.lit, into, 0)
    return
  }
  const at = 2 * (6 * from + p.facing)
  into[0] = terrain.beams[at]
  into[1] = terrain.beams[at + 1]
}

/** The pieces that are seen now, MJ-51. */
export function seenPieces(p: MrJackState): number {
  beamInto(p, beam)
  const { near } = p.terrain
  const lightLow = LIT[2 * p.lit]
  const lightHigh = LIT[2 * p.lit + 1]
  let seen = 0
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    const hex = p.hexes[piece]
    if (hex >= STREETS) continue
    const low = LOW[hex]
    const high = HIGH[hex]
    const lit = (lightLow & low) !== 0 || (lightHigh & high) !== 0
    const beside = (near[2 * hex] & p.occupiedLow) !== 0 || (near[2 * hex + 1] & p.occupiedHigh) !== 0
    const inBeam = piece !== p.lantern && ((beam[0] & low) !== 0 || (beam[1] & high) !== 0)
    if (lit || beside || inBeam) seen |= 1 << piece
  }
  return seen
}
