import { type DecisionList, popcount } from '@gaslight/core'
import { Kind, pack } from './codec.ts'
import { listFlights } from './flight.ts'
import { listHexes, listMoves } from './movement.ts'
import { Phase } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { POWER_OF, Power, ROSTER } from './roster.ts'
import { DEALS } from './rules.ts'
import { EDGE_COUNT } from './terrain.ts'
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
      for (let rest = p.revealed & ~p.used, piece = 0; rest !== 0; rest >>= 1, piece++)
        if ((rest & 1) !== 0) into.push(pack(Kind.card, piece))
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
      for (let rest = deckOf(p), piece = 0; rest !== 0; rest >>= 1, piece++)
        if ((rest & 1) !== 0) into.push(pack(Kind.alibi, piece))
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
      listCovers(p, into)
      return
    case Power.whistle:
      listWhistles(p, into)
      return
    case Power.cordon:
      for (let from = 0; from < 4; from++)
        if (((p.cordons >> from) & 1) !== 0)
          for (let to = 0; to < 4; to++)
            if (((p.cordons >> to) & 1) === 0) into.push(pack(Kind.cordon, (from << 2) | to))
      return
    case Power.light:
      for (let from = 0; from < 8; from++)
        if (((p.lit >> from) & 1) !== 0)
          for (let to = 0; to < 8; to++) if (((p.lit >> to) & 1) === 0) into.push(pack(Kind.light, (from << 3) | to))
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

function listCovers(p: MrJackPosition, into: DecisionList): void {
  const manholes = p.terrain.manholes.length
  for (let from = 0; from < manholes; from++)
    if (((p.covers >> from) & 1) !== 0)
      for (let to = 0; to < manholes; to++)
        if (((p.covers >> to) & 1) === 0) into.push(pack(Kind.cover, (from << 4) | to))
}

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
