import { type DecisionList, lowestBit } from '@gaslight/core'
import { DEALS, deckOf, PIECES } from '@gaslight/jack-family'
import { Kind, pack } from './codec.ts'
import { listMoves, listSpaces } from './movement.ts'
import { Phase } from './phase.ts'
import { listPower, listPowerAfter } from './powers.ts'
import type { NewYorkState } from './state.ts'
import { stopsInto } from './terrain.ts'

/** Constants of this file, which engines fold; imported ones are read anew each time. */
const { card: CARD, powerOrMove: POWER_OR_MOVE, move: MOVE, powerAfter: POWER_AFTER, informant: INFORMANT } = Phase
const CARD_OF = pack(Kind.card, 0)
const CARDS = PIECES
const INFORMANT_AT = pack(Kind.informant, 0)
const DEAL_OF = pack(Kind.deal, 0)
const ALIBI_OF = pack(Kind.alibi, 0)
const IDENTITY_OF = pack(Kind.identity, 0)

/** Every legal decision of the position, in one order (NY-18). */
export function listLegal(p: NewYorkState, into: DecisionList): void {
  into.clear()
  const { phase } = p
  switch (phase) {
    case MOVE:
      listMoves(p, into)
      return
    case POWER_OR_MOVE:
      listMoves(p, into)
      listPower(p, into)
      return
    case CARD:
      listCards(p, into)
      return
    case POWER_AFTER:
      listPowerAfter(p, into)
      return
    case INFORMANT:
      listPlaces(p, into)
      return
    case Phase.alibi:
      for (let rest = deckOf(p); rest !== 0; rest &= rest - 1) into.push(ALIBI_OF | lowestBit(rest))
      return
    case Phase.deal:
      for (let i = 0; i < DEALS.length; i++) into.push(DEAL_OF | DEALS[i])
      return
    case Phase.identity:
      for (let piece = 0; piece < 8; piece++) into.push(IDENTITY_OF | piece)
      return
    case Phase.over:
      return
    default:
      phase satisfies never
  }
}

function listCards(p: NewYorkState, into: DecisionList): void {
  const items = into.reserve(CARDS)
  let length = into.length
  for (let rest = p.revealed & ~p.used; rest !== 0; rest &= rest - 1) items[length++] = CARD_OF | lowestBit(rest)
  into.length = length
}

const stops = new Int32Array(3)

/** NY-51: any space where one may stop that holds no character; on his former one stands who consulted him. */
function listPlaces(p: NewYorkState, into: DecisionList): void {
  stopsInto(p, stops)
  listSpaces(INFORMANT_AT, stops[0] & ~p.occupiedLow, stops[1] & ~p.occupiedMid, stops[2] & ~p.occupiedHigh, into)
}
