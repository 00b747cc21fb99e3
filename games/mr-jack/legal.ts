import { type DecisionList, lowestBit, popcount } from '@gaslight/core'
import { Kind, pack } from './codec.ts'
import { listFlights } from './flight.ts'
import { EDGE_COUNT } from './hexes.ts'
import { listHexes, listMoves } from './movement.ts'
import { Phase } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { POWER_OF, Power, ROSTER } from './roster.ts'
import { DEALS } from './rules.ts'
import { listWhistles } from './whistle.ts'

/** Every legal decision of the position, in one order (MJ-20). */
export function listLegal(p: MrJackPosition, into: DecisionList): void {
  into.clear()
  switch (p.phase) {
    case Phase.identity:
      for (let piece = 0; piece < 8; piece++) into.push(pack(Kind.identity, piece))
      return
    case Phase.deal:
      for (let i = 0; i < DEALS.length; i++) into.push(pack(Kind.deal, DEALS[i]))
      return
    case Phase.card:
    case Phase.placementCard:
      for (let rest = p.revealed & ~p.used; rest !== 0; rest &= rest - 1) into.push(pack(Kind.card, lowestBit(rest)))
      return
    case Phase.powerOrMove:
      listMoves(p, into)
      listPower(p, into)
      return
    case Phase.move:
      listMoves(p, into)
      return
    case Phase.powerAfter:
      listPower(p, into)
      return
    case Phase.alibi:
      for (let rest = deckOf(p); rest !== 0; rest &= rest - 1) into.push(pack(Kind.alibi, lowestBit(rest)))
      return
    case Phase.facing:
      listFacings(into)
      return
    case Phase.over:
      return
    case Phase.hands:
      for (let i = 0; i < p.rules.hands.length; i++) into.push(pack(Kind.hands, p.rules.hands[i]))
      return
    case Phase.picks:
      listPicks(p, into)
      return
    case Phase.reveal:
      for (let i = 0; i < DEALS.length; i++) into.push(pack(Kind.reveal, DEALS[i]))
      return
    case Phase.placement:
      listHexes(Kind.placement, ~p.occupiedLow, ~p.occupiedHigh & 0x0fffffff, into)
      return
    case Phase.barricade:
      listEdges(p, into)
      return
    case Phase.imitation:
      for (let ordinal = 0; ordinal < ROSTER.length; ordinal++)
        if (((p.cast >> ordinal) & 1) === 0) into.push(pack(Kind.imitation, ordinal))
      return
    default:
      p.phase satisfies never
  }
}

/** The alibis not drawn yet, as a set of pieces (MJ-14). */
export function deckOf(p: MrJackPosition): number {
  const out = p.jackAlibis | p.detectiveAlibis | (p.jack < 0 ? 0 : 1 << p.jack)
  return 255 & ~out
}

/** The hand that the picking seat looks at, as bits over ordinals (MJ-74). */
export function handToPick(p: MrJackPosition): number {
  return p.jackPicks === 0 ? p.hand : p.rules.pool & ~p.hand
}

function listPower(p: MrJackPosition, into: DecisionList): void {
  switch (POWER_OF[p.acts]) {
    case Power.cover:
      listTransfers(Kind.cover, p.covers, p.terrain.allManholes & ~p.covers, 4, into)
      return
    case Power.whistle:
      listWhistles(p, into)
      return
    case Power.cordon:
      listTransfers(Kind.cordon, p.cordons, 15 & ~p.cordons, 2, into)
      return
    case Power.light:
      listTransfers(Kind.light, p.lit, 255 & ~p.lit, 3, into)
      return
    case Power.facing:
      listFacings(into)
      return
    case Power.barricade:
      listEdges(p, into)
      return
    case Power.flight:
      listFlights(p, into)
      return
  }
}

/** A piece of equipment from one of the places `from` to one of the places `to`, both as bits. */
function listTransfers(kind: TransferKind, from: number, to: number, bits: number, into: DecisionList): void {
  const items = into.reserve(32)
  let length = into.length
  for (let lifted = from; lifted !== 0; lifted &= lifted - 1) {
    const base = pack(kind, lowestBit(lifted) << bits)
    for (let laid = to; laid !== 0; laid &= laid - 1) items[length++] = base | lowestBit(laid)
  }
  into.length = length
}

type TransferKind = typeof Kind.cover | typeof Kind.cordon | typeof Kind.light

function listFacings(into: DecisionList): void {
  for (let direction = 0; direction < 6; direction++) into.push(pack(Kind.facing, direction))
}

function listEdges(p: MrJackPosition, into: DecisionList): void {
  for (let edge = 0; edge < EDGE_COUNT; edge++) if (edge !== p.terrain.barricade) into.push(pack(Kind.barricade, edge))
}

function listPicks(p: MrJackPosition, into: DecisionList): void {
  const hand = handToPick(p)
  for (let pair = 0, rest = 0; rest < 1 << ROSTER.length; rest++) {
    pair = rest & hand
    if (pair === rest && popcount(pair) === 2) into.push(pack(Kind.picks, pair))
  }
}
