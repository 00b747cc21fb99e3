import { type DecisionList, lowestBit } from '@gaslight/core'
import { Card } from './action-cards.ts'
import { listActs } from './acts.ts'
import { holds } from './cards.ts'
import { OBLIGATORY } from './cast.ts'
import { Answer, Kind, Plain, pack } from './codec.ts'
import { armsOf, ITEMS, Item, owns } from './items.ts'
import { PRISON } from './map.ts'
import { canPay } from './money.ts'
import { canOffer } from './offerable.ts'
import { Cause, Deal, Loss, NOBODY, Phase, Serving, Side } from './phase.ts'
import type { LondonState } from './state.ts'
import { BAIL, LINE } from './supply.ts'
import { faceDown, isOpenLine } from './suspicion.ts'
import { isMarketArrest } from './targets.ts'
import { PROTECTOR, SCALPEL, WEAPON_KINDS } from './weapons.ts'

const plain = (what: number) => pack(Kind.plain, what)
const answer = (what: number, card = 0) => pack(Kind.answer, (what << 8) | card)

/** Every legal decision of the seat in turn, in one order; what a draw can bring is listed in `draw`. */
export function listLegal(p: LondonState, into: DecisionList): void {
  into.clear()
  const { phase } = p
  switch (phase) {
    case Phase.act:
      listActs(p, into)
      return
    case Phase.discard:
      listHand(p, p.turnSeat, Kind.discard, into)
      return
    case Phase.characters:
      if (p.rules.options.characters === 'pick') listPicks(p, into)
      return
    case Phase.role:
    case Phase.deal:
    case Phase.event:
    case Phase.peek:
    case Phase.draw:
    case Phase.die:
    case Phase.identity:
    case Phase.place:
    case Phase.token:
    case Phase.weaponCard:
    case Phase.tokenCard:
    case Phase.stolen:
    case Phase.knocked:
    case Phase.over:
    case Phase.showing:
      return
    case Phase.letter:
      listHand(p, p.asked, Kind.letter, into)
      return
    case Phase.postcard:
      for (let seat = 0; seat < p.rules.seats; seat++) if (seat !== p.asked) listPlaces(p, seat, Kind.postcard, into)
      return
    case Phase.clue:
      for (let seat = 0; seat < p.rules.seats; seat++) listPlaces(p, seat, Kind.clue, into)
      return
    case Phase.lose:
      into.push(pack(Kind.lose, Loss.weapon))
      into.push(pack(Kind.lose, Loss.silver))
      return
    case Phase.side:
      listSides(p, into)
      return
    case Phase.designate:
      listDesignations(p, into)
      return
    case Phase.take:
      listPile(p.armoury, into)
      return
    case Phase.drop:
      listDrops(p, into)
      return
    case Phase.sell:
      for (let item = Item.named; item < ITEMS; item++) if (canOffer(p, item)) into.push(pack(Kind.item, item))
      if (p.deal === Deal.selling) into.push(plain(Plain.stop))
      return
    case Phase.price:
      into.push(plain(Plain.yes))
      into.push(plain(Plain.no))
      return
    case Phase.buy:
      if (canPay(p, p.turnSeat, p.price)) listPile(p.armouryDiscard, into)
      into.push(plain(Plain.no))
      return
    case Phase.marketWindow:
    case Phase.arrestWindow:
    case Phase.releaseWindow:
    case Phase.curfewWindow:
    case Phase.questionWindow:
    case Phase.shotWindow:
    case Phase.offerWindow:
    case Phase.tradeWindow:
      listAnswers(p, into)
      return
    default:
      phase satisfies never
  }
}

/** LD-14. */
function listPicks(p: LondonState, into: DecisionList): void {
  const missing = OBLIGATORY.filter(character => p.seatOf[character] === NOBODY).length
  const free = p.rules.seats - p.dealt > missing
  for (let character = 0; character < 8; character++)
    if (p.seatOf[character] === NOBODY && (free || OBLIGATORY.includes(character)))
      into.push(pack(Kind.character, character))
}

function listHand(
  p: LondonState,
  seat: number,
  kind: typeof Kind.letter | typeof Kind.discard,
  into: DecisionList,
): void {
  for (let cards = p.held[seat]; cards !== 0; cards &= cards - 1) into.push(pack(kind, lowestBit(cards)))
}

/** The face-down cards of a line that may be designated. */
function listPlaces(
  p: LondonState,
  seat: number,
  kind: typeof Kind.postcard | typeof Kind.clue,
  into: DecisionList,
): void {
  if (!isOpenLine(p, seat)) return
  const open = faceDown(p, seat)
  for (let position = 0; position < LINE; position++)
    if (((open >> position) & 1) === 1) into.push(pack(kind, (seat << 3) | position))
}

/** LD-169: whether the seat in turn may side with Jack. */
function maySide(p: LondonState): boolean {
  let hunters = 0
  let accomplices = 0
  for (let seat = 0; seat < p.rules.seats; seat++) {
    if (p.life[seat] === 0 || seat === p.turnSeat) continue
    if (p.side[seat] === Side.hunter) hunters++
    else if (p.side[seat] === Side.accomplice) accomplices++
  }
  return p.rules.options.accompliceCap === 'none' ? hunters > 0 : accomplices + 1 <= hunters
}

function listSides(p: LondonState, into: DecisionList): void {
  into.push(pack(Kind.side, Side.none))
  if (p.side[p.turnSeat] === Side.accomplice) into.push(pack(Kind.side, Side.hunter))
  else if (maySide(p)) into.push(pack(Kind.side, Side.accomplice))
}

/** LD-116: how many cards the question that is under way designates. */
export function designations(p: LondonState): number {
  const seat = p.revealSeat
  const inside = p.at[seat] === PRISON
  const twice = inside && (p.rules.options.prisonTwoCards === 'anyone' || p.serving[seat] !== Serving.no)
  const open = faceDown(p, seat)
  return twice && (open & (open - 1)) !== 0 ? 2 : 1
}

function listDesignations(p: LondonState, into: DecisionList): void {
  const open = faceDown(p, p.revealSeat)
  const two = designations(p) === 2
  for (let first = 0; first < LINE; first++) {
    if (((open >> first) & 1) === 0) continue
    if (!two) into.push(pack(Kind.designate, 1 << first))
    else
      for (let second = first + 1; second < LINE; second++)
        if (((open >> second) & 1) === 1) into.push(pack(Kind.designate, (1 << first) | (1 << second)))
  }
}

function listPile(pile: Uint8Array, into: DecisionList): void {
  for (let weapon = 0; weapon < WEAPON_KINDS; weapon++) if (pile[weapon] > 0) into.push(pack(Kind.take, weapon))
}

/** Whether a weapon is among those of which the seat asked has one too many (LD-70). */
export function isSurplus(p: LondonState, weapon: number): boolean {
  return (
    p.weapons[p.asked * WEAPON_KINDS + weapon] > 0 && weapon !== SCALPEL && armsOf(p, p.asked, weapon === PROTECTOR) > 1
  )
}

function listDrops(p: LondonState, into: DecisionList): void {
  for (let weapon = 0; weapon < WEAPON_KINDS; weapon++) if (isSurplus(p, weapon)) into.push(pack(Kind.drop, weapon))
}

/** The answers of the seat asked in W1 to W7 (7.8). */
function listAnswers(p: LondonState, into: DecisionList): void {
  const { asked: seat } = p
  into.push(answer(Answer.pass))
  switch (p.phase) {
    case Phase.marketWindow:
      if (holds(p, seat, Card.arrest))
        for (let loss: number = Loss.weapon; loss <= Loss.nothing; loss++)
          if (isMarketArrest(p, seat, p.turnSeat, loss)) into.push(answer(Answer.arrest, loss))
      return
    case Phase.arrestWindow: {
      const byCard = p.arrestCause === Cause.ordinary || p.arrestCause === Cause.market
      if (!p.isKnownJack(seat)) listCard(p, Card.corruption, into)
      if (byCard) listCard(p, Card.counterOrder, into)
      if (!p.isKnownJack(seat) && canPay(p, seat, BAIL)) into.push(answer(Answer.bail))
      return
    }
    case Phase.releaseWindow:
      listCard(p, Card.corruption, into)
      return
    case Phase.curfewWindow:
      listCard(p, Card.counterOrder, into)
      return
    case Phase.questionWindow:
      listCard(p, Card.alibi, into)
      return
    case Phase.shotWindow:
      listCard(p, Card.sidestep, into)
      return
    case Phase.tradeWindow:
      into.push(answer(Answer.accept))
      return
    case Phase.offerWindow:
      if (p.offerWant === Item.any) {
        for (let cards = p.held[seat]; cards !== 0; cards &= cards - 1) into.push(answer(Answer.pick, lowestBit(cards)))
      } else if (owns(p, seat, p.offerWant)) into.push(answer(Answer.accept))
      into.push(answer(Answer.withdraw))
      return
  }
}

function listCard(p: LondonState, card: number, into: DecisionList): void {
  if (holds(p, p.asked, card)) into.push(answer(Answer.card, card))
}
