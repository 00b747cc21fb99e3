import { type DecisionList, lowestBit } from '@gaslight/core'
import { PIECES, WORD } from '@gaslight/jack-family'
import { Kind, pack } from './codec.ts'
import { bitHigh, bitLow } from './hexes.ts'
import { found } from './movement.ts'
import type { MrJackState } from './state.ts'

/** MJ-84: the pieces that stand next to the active one; those that fled or never stood there do not. */
export function isNear(p: MrJackState, piece: number): boolean {
  const at = 2 * p.hexes[p.active]
  const hex = p.hexes[piece]
  return (p.terrain.near[at] & bitLow(hex)) !== 0 || (p.terrain.near[at + 1] & bitHigh(hex)) !== 0
}

/** Into `found`: where this piece may flee to now; nothing where it cannot (MJ-84). */
export function flightInto(p: MrJackState, piece: number): void {
  const { near } = p.terrain
  const feared = p.hexes[p.active]
  const openLow = ~(p.occupiedLow | near[2 * feared] | bitLow(feared))
  const openHigh = ~(p.occupiedHigh | near[2 * feared + 1] | bitHigh(feared))
  let edgeLow = bitLow(p.hexes[piece])
  let edgeHigh = bitHigh(p.hexes[piece])
  let seenLow = edgeLow | bitLow(feared)
  let seenHigh = edgeHigh | bitHigh(feared)
  found[0] = 0
  found[1] = 0
  for (let step = 0; step < 3; step++) {
    let nextLow = 0
    let nextHigh = 0
    for (let word = 0; word < 2; word++)
      for (let rest = word === 0 ? edgeLow : edgeHigh; rest !== 0; rest &= rest - 1) {
        const hex = WORD * word + lowestBit(rest)
        nextLow |= near[2 * hex]
        nextHigh |= near[2 * hex + 1]
      }
    edgeLow = nextLow & ~seenLow
    edgeHigh = nextHigh & ~seenHigh
    seenLow |= edgeLow
    seenHigh |= edgeHigh
    const low = edgeLow & openLow
    const high = edgeHigh & openHigh
    if (p.rules.fleeUpTo) {
      found[0] |= low
      found[1] |= high
    } else if (low !== 0 || high !== 0) {
      found[0] = low
      found[1] = high
    }
  }
}

export function flightPossible(p: MrJackState): boolean {
  for (let piece = 0; piece < PIECES; piece++) {
    if (!isNear(p, piece)) continue
    flightInto(p, piece)
    if (found[0] !== 0 || found[1] !== 0) return true
  }
  return false
}

export function listFlights(p: MrJackState, into: DecisionList): void {
  for (let piece = 0; piece < PIECES; piece++) {
    if (!isNear(p, piece)) continue
    flightInto(p, piece)
    for (let rest = found[0]; rest !== 0; rest &= rest - 1) into.push(pack(Kind.flight, (piece << 6) | lowestBit(rest)))
    for (let rest = found[1]; rest !== 0; rest &= rest - 1)
      into.push(pack(Kind.flight, (piece << 6) | (WORD + lowestBit(rest))))
  }
}
