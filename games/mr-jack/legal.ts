import { type DecisionList, lowestBit, popcount } from '@gaslight/core'
import { ALL_OF_WORD, DEALS, deckOf, PIECES } from '@gaslight/jack-family'
import { Kind, pack } from './codec.ts'
import { listFlights } from './flight.ts'
import { EDGE_COUNT } from './hexes.ts'
import { listHexes, listMoves } from './movement.ts'
import { Phase, type PhaseCode } from './phase.ts'
import { POWER_OF, Power, ROSTER } from './roster.ts'
import type { MrJackState } from './state.ts'
import { listWhistles } from './whistle.ts'

/** Constants of this file, which engines fold; imported ones are read anew each time. */
const { card: CARD, powerOrMove: POWER_OR_MOVE, move: MOVE, powerAfter: POWER_AFTER, facing: FACING } = Phase
const CARD_OF = pack(Kind.card, 0)
const FACING_TO = pack(Kind.facing, 0)
const COVER_TO = pack(Kind.cover, 0)
const CORDON_TO = pack(Kind.cordon, 0)
const LIGHT_TO = pack(Kind.light, 0)
const { cover: COVER, whistle: WHISTLE, cordon: CORDON, light: LIGHT, facing: TURNING } = Power
const POWERS = POWER_OF
const CARDS = PIECES

/** Every legal decision of the position, in one order (MJ-20). */
export function listLegal(p: MrJackState, into: DecisionList): void {
  into.clear()
  switch (p.phase) {
    case MOVE:
      listMoves(p, into)
      return
    case POWER_OR_MOVE:
      listMoves(p, into)
      listPower(p, into)
      return
    case CARD:
    case Phase.placementCard:
      listCards(p, into)
      return
    case POWER_AFTER:
      listPower(p, into)
      return
    case FACING:
      listFacings(into)
      return
    case Phase.over:
      return
    default:
      listSetUp(p, p.phase, into)
  }
}

function listCards(p: MrJackState, into: DecisionList): void {
  const items = into.reserve(CARDS)
  let length = into.length
  for (let rest = p.revealed & ~p.used; rest !== 0; rest &= rest - 1) items[length++] = CARD_OF | lowestBit(rest)
  into.length = length
}

type SetUpPhase = Exclude<
  PhaseCode,
  | typeof MOVE
  | typeof POWER_OR_MOVE
  | typeof CARD
  | typeof POWER_AFTER
  | typeof FACING
  | typeof Phase.over
  | typeof Phase.placementCard
>

/** The draws, and the decisions of the extension that no hot loop meets often. */
function listSetUp(p: MrJackState, phase: SetUpPhase, into: DecisionList): void {
  switch (phase) {
    case Phase.identity:
      for (let piece = 0; piece < PIECES; piece++) into.push(pack(Kind.identity, piece))
      return
    case Phase.deal:
      for (let i = 0; i < DEALS.length; i++) into.push(pack(Kind.deal, DEALS[i]))
      return
    case Phase.alibi:
      for (let rest = deckOf(p); rest !== 0; rest &= rest - 1) into.push(pack(Kind.alibi, lowestBit(rest)))
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
      listHexes(pack(Kind.placement, 0), ALL_OF_WORD & ~p.occupiedLow, ALL_OF_WORD & ~p.occupiedHigh, into)
      return
    case Phase.barricade:
      listEdges(p, into)
      return
    case Phase.imitation:
      for (let ordinal = 0; ordinal < ROSTER.length; ordinal++)
        if (((p.cast >> ordinal) & 1) === 0) into.push(pack(Kind.imitation, ordinal))
      return
    default:
      phase satisfies never
  }
}

/** The hand that the picking seat looks at, as bits over ordinals (MJ-74). */
export function handToPick(p: MrJackState): number {
  return p.jackPicks === 0 ? p.hand : p.rules.pool & ~p.hand
}

function listPower(p: MrJackState, into: DecisionList): void {
  switch (POWERS[p.acts]) {
    case COVER:
      listTransfers(COVER_TO, p.covers, p.terrain.allManholes & ~p.covers, 4, into)
      return
    case WHISTLE:
      listWhistles(p, into)
      return
    case CORDON:
      listTransfers(CORDON_TO, p.cordons, 15 & ~p.cordons, 2, into)
      return
    case LIGHT:
      listTransfers(LIGHT_TO, p.lit, 255 & ~p.lit, 3, into)
      return
    case TURNING:
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
function listTransfers(kind: number, from: number, to: number, bits: number, into: DecisionList): void {
  const items = into.reserve(32)
  let length = into.length
  for (let lifted = from; lifted !== 0; lifted &= lifted - 1) {
    const base = kind | (lowestBit(lifted) << bits)
    for (let laid = to; laid !== 0; laid &= laid - 1) items[length++] = base | lowestBit(laid)
  }
  into.length = length
}

function listFacings(into: DecisionList): void {
  const items = into.reserve(6)
  const { length } = into
  for (let direction = 0; direction < 6; direction++) items[length + direction] = FACING_TO | direction
  into.length = length + 6
}

function listEdges(p: MrJackState, into: DecisionList): void {
  for (let edge = 0; edge < EDGE_COUNT; edge++) if (edge !== p.terrain.barricade) into.push(pack(Kind.barricade, edge))
}

function listPicks(p: MrJackState, into: DecisionList): void {
  const hand = handToPick(p)
  for (let pair = 0, rest = 0; rest < 1 << ROSTER.length; rest++) {
    pair = rest & hand
    if (pair === rest && popcount(pair) === 2) into.push(pack(Kind.picks, pair))
  }
}
