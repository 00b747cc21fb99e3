import { type DecisionList, lowestBit } from '@gaslight/core'
import { ACTION_CARD_TABLE, ACTION_CARDS, type ActionCard, CAB, Card } from './action-cards.ts'
import { AROUND } from './around.ts'
import { blockerOn } from './blockers.ts'
import { Kind, pack } from './codec.ts'
import { listPawnSpaces } from './free-streets.ts'
import { ACCESS, ALL_LOCATIONS, HOMES } from './graph.ts'
import { NOWHERE, PALAIS_ROYAL } from './map.ts'
import { canPay } from './money.ts'
import { isOpen } from './movement.ts'
import { Loss } from './phase.ts'
import { weaponPrice } from './shop-price.ts'
import { BLOCKERS, type LondonState } from './state.ts'
import { BARGAIN_PRICE, FULL_LIFE, LINE, SILVER_VALUES } from './supply.ts'
import { faceDown, isOpenLine } from './suspicion.ts'
import { isMarketArrest, isOrdinaryArrest, targetsOf } from './targets.ts'

/** The ACTION cards that can be played in one's own turn (7.3). */

/** LD-48: what a weapon costs the seat in turn now. */
export function shopPrice(p: LondonState): number {
  return weaponPrice(p.event, p.bargain === 1)
}

/** LD-78: whether a location is forbidden or closed to a character. */
function hasForbidden(p: LondonState, character: number): boolean {
  return ACCESS[character] !== ALL_LOCATIONS || !isOpen(p, character, PALAIS_ROYAL)
}

/** Whether a card without a target can be played by the seat in turn. */
function isUsable(p: LondonState, card: number): boolean {
  const seat = p.turnSeat
  switch (card) {
    case Card.hansomCab:
      return canPay(p, seat, CAB.price)
    case Card.chance:
      return p.rolled === 0 && p.curfew[seat] === 0
    case Card.shortCut:
      return p.shortCut === 0
    case Card.stealth:
      return hasForbidden(p, p.charOf[seat])
    case Card.bargain:
      return p.decided === 0 && shopPrice(p) !== BARGAIN_PRICE
    case Card.wages:
      return p.reserve > 0
    case Card.rope:
    case Card.wornRope:
      return p.isKnownJack(seat) && p.at[seat] === HOMES[p.charOf[seat]]
    case Card.firstAid:
      return p.life[seat] < FULL_LIFE
    default:
      return false
  }
}

function packPlay(card: number, seat: number, what: number): number {
  return pack(Kind.play, (card << 19) | (seat << 16) | what)
}

/** The cards for one's own turn that are aimed at this, as bits. */
function cardsAt(target: ActionCard['target']): number {
  return ACTION_CARDS.reduce((bits, id, card) => {
    const row = ACTION_CARD_TABLE[id]
    return row.target === target && row.when.includes('own-turn') ? bits | (1 << card) : bits
  }, 0)
}

const AT_NOBODY = cardsAt('self')
const AT_SIDE = cardsAt('side-by-side')
const AT_NEAR = cardsAt('adjacent')
const AT_ANYBODY = cardsAt('player') | cardsAt('pawn')

/** Every card of the hand with every target, for the seat in turn and who is `AROUND`. */
export function listPlays(p: LondonState, into: DecisionList): void {
  let playable = AT_NOBODY | AT_ANYBODY
  if (AROUND.beside !== 0) playable |= AT_SIDE
  if (AROUND.near !== 0) playable |= AT_NEAR
  for (let cards = p.held[p.turnSeat] & playable; cards !== 0; cards &= cards - 1) {
    const card = lowestBit(cards)
    if (((AT_NOBODY >> card) & 1) === 0) listAimed(p, card, into)
    else if (isUsable(p, card)) into.push(packPlay(card, 0, 0))
  }
}

function listAimed(p: LondonState, card: number, into: DecisionList): void {
  switch (card) {
    case Card.arrest:
      listArrests(p, into)
      return
    case Card.curfew:
    case Card.lostKit:
      for (let seats = targetsOf(p, card); seats !== 0; seats &= seats - 1)
        into.push(packPlay(card, lowestBit(seats), 0))
      return
    case Card.witness:
    case Card.informer:
      for (let others = AROUND.near; others !== 0; others &= others - 1) listPositions(p, card, lowestBit(others), into)
      return
    case Card.pickpocket:
      for (let others = AROUND.beside; others !== 0; others &= others - 1) listPockets(p, lowestBit(others), into)
      return
    case Card.burglary:
      for (let others = AROUND.beside; others !== 0; others &= others - 1) {
        const seat = lowestBit(others)
        if (p.cards[seat] > 0) into.push(packPlay(card, seat, 0))
      }
      return
    case Card.disperse:
      listDisperse(p, into)
      return
  }
}

function listArrests(p: LondonState, into: DecisionList): void {
  const { beside, inMarket } = AROUND
  for (let others = beside | inMarket; others !== 0; others &= others - 1) {
    const seat = lowestBit(others)
    if (((beside >> seat) & 1) === 1 && isOrdinaryArrest(p, seat)) into.push(packPlay(Card.arrest, seat, Loss.ordinary))
    if (((inMarket >> seat) & 1) === 1) listMarketArrests(p, seat, into)
  }
}

function listMarketArrests(p: LondonState, seat: number, into: DecisionList): void {
  for (let loss: number = Loss.weapon; loss <= Loss.nothing; loss++)
    if (isMarketArrest(p, p.turnSeat, seat, loss)) into.push(packPlay(Card.arrest, seat, loss))
}

/** LD-84, LD-85. */
function listPositions(p: LondonState, card: number, seat: number, into: DecisionList): void {
  if (!isOpenLine(p, seat)) return
  const open = faceDown(p, seat)
  for (let position = 0; position < LINE; position++)
    if (((open >> position) & 1) === 1) into.push(packPlay(card, seat, position))
}

function listPockets(p: LondonState, seat: number, into: DecisionList): void {
  if (p.pounds[seat] > 0) into.push(packPlay(Card.pickpocket, seat, 0))
  for (let value = 1; value <= SILVER_VALUES; value++)
    if (p.silver[seat * SILVER_VALUES + value - 1] > 0) into.push(packPlay(Card.pickpocket, seat, value))
}

/** LD-93. */
function listDisperse(p: LondonState, into: DecisionList): void {
  let last = NOWHERE
  for (let i = 0; i < BLOCKERS; i++) {
    const from = p.blockers[i]
    if (from === NOWHERE || from === last || blockerOn(p, from) < i) continue
    last = from
    listPawnSpaces(p, from, packPlay(Card.disperse, 0, from << 8), into)
  }
}
