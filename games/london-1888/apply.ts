import type { Decision } from '@gaslight/core'
import { Card } from './action-cards.ts'
import { Arrest, type ArrestCode, announce, askRelease, imprison, releaseVictim, takeLoss } from './arrests.ts'
import { attack, endShot, strike } from './attacks.ts'
import { moveBlocker } from './blocker-moves.ts'
import { hasCards } from './cards.ts'
import { ABBERLINE, GULL, NETLEY, WARREN } from './cast.ts'
import { Answer, Kind, kindOf, Plain, payloadOf, Search, Token } from './codec.ts'
import {
  afterArrest,
  askLetter,
  askMarket,
  backToActs,
  drawOn,
  endTurn,
  openMarket,
  reveal,
  startDraw,
  startTurns,
} from './course.ts'
import { Ending } from './endings.ts'
import { accept, arm, drop, endOffer, offer } from './exchange.ts'
import { finish } from './finish.ts'
import { HOMES } from './graph.ts'
import { addCard, discardCard, passCard, refill } from './knowledge.ts'
import { BANK, BLACK_MARKET, FIRST_LOCATION, isLocation, PRISON } from './map.ts'
import { answerPrice, buy, endPurchase, endSale, offerItem } from './market.ts'
import { isOpen } from './movement.ts'
import { pay } from './payment.ts'
import { Cause, Deal, DieFor, Loss, MarketWhy, NOBODY, Phase, Side } from './phase.ts'
import { shopPrice } from './playable.ts'
import { play, takeRoll } from './plays.ts'
import { eliminate, lookAt, startPeek, startReveal, turnOver } from './reveals.ts'
import { showEvent, showLine, showTokens } from './showing.ts'
import type { LondonState } from './state.ts'
import { BAIL, CLUE_PRICE, FULL_LIFE, SILVER_VALUES, START_CARDS, START_POUNDS } from './supply.ts'
import { lengthOf } from './walks.ts'

/** Carries out a legal decision. */
export function apply(p: LondonState, decision: Decision): void {
  const kind = kindOf(decision)
  const payload = payloadOf(decision)
  if (p.treating === 1 && kind !== Kind.treat) p.treating = 0
  switch (kind) {
    // Most decisions are of these kinds.
    case Kind.draw:
      drawCard(p, payload)
      return
    case Kind.plain:
      applyPlain(p, payload)
      return
    case Kind.walk:
      walk(p, payload)
      return
    case Kind.play:
      play(p, payload >> 19, (payload >> 16) & 7, payload & 0xffff)
      return
    case Kind.discard:
      discardCard(p, p.turnSeat, payload)
      endTurn(p)
      return
    case Kind.character:
      seat(p, payload)
      return
    case Kind.role:
      p.jack = payload
      p.phase = Phase.deal
      p.dealt = 0
      return
    case Kind.event:
      if (p.phase === Phase.showing) showEvent(p, payload)
      else reveal(p, payload)
      return
    case Kind.die:
      throwDie(p, payload)
      return
    case Kind.identity:
      if (p.phase === Phase.peek) lookAt(p, payload)
      else turnOver(p, payload)
      return
    case Kind.token:
      if (p.phase === Phase.showing) showTokens(p, payload)
      else findToken(p, payload)
      return
    case Kind.weaponCard:
      p.armoury[payload]--
      arm(p, payload)
      return
    case Kind.stolen:
      if (p.phase === Phase.stolen) {
        passCard(p, p.asked, p.turnSeat, payload)
        backToActs(p)
      } else {
        discardCard(p, p.shotVictim, payload)
        endShot(p)
      }
      return
    case Kind.place:
      if (p.phase === Phase.showing) showLine(p, payload)
      else eliminate(p, payload)
      return
    case Kind.letter:
      p.letters[p.asked] = payload + 1
      askLetter(p, p.asked)
      return
    case Kind.postcard:
      startPeek(p, p.asked, payload >> 3, payload & 7)
      return
    case Kind.lose:
      p.arrestLoss = payload
      afterArrest(p, takeLoss(p))
      return
    case Kind.side:
      if (payload !== Side.none) p.side[p.turnSeat] = payload
      startDraw(p)
      return
    case Kind.treat:
      treat(p, payload)
      return
    case Kind.attack:
      attack(p, payload >> 8, (payload >> 4) & 15, payload & 15)
      return
    case Kind.question:
      question(p, payload)
      return
    case Kind.designate:
      startReveal(p, p.revealSeat, payload)
      return
    case Kind.search:
      search(p, payload)
      return
    case Kind.take:
      take(p, payload)
      return
    case Kind.drop:
      drop(p, payload)
      return
    case Kind.offer:
      offer(p, payload >> 12, (payload >> 6) & 63, payload & 63)
      return
    case Kind.answer:
      applyAnswer(p, payload >> 8, payload & 255)
      return
    case Kind.item:
      offerItem(p, payload)
      return
    case Kind.clue:
      pay(p, p.turnSeat, CLUE_PRICE)
      p.inquiries[p.turnSeat]++
      p.deal = Deal.none
      startReveal(p, payload >> 3, 1 << (payload & 7))
      return
    case Kind.arrest:
      p.decided = 1
      afterArrest(p, announce(p, payload, p.turnSeat, Cause.power, Loss.ordinary))
      return
    case Kind.protester:
      p.lusked = 1
      moveBlocker(p, payload >> 8, payload & 255)
      return
    default:
      kind satisfies never
  }
}

/** LD-14, LD-19: the next seat has its character. */
function seat(p: LondonState, character: number): void {
  const place = p.dealt++
  p.charOf[place] = character
  p.seatOf[character] = place
  p.at[place] = HOMES[character]
  p.life[place] = FULL_LIFE
  p.pounds[place] = START_POUNDS
  p.reserve -= START_POUNDS
  if (p.dealt === p.rules.seats) p.phase = Phase.role
}

function drawCard(p: LondonState, card: number): void {
  refill(p.pile, p.discard)
  p.pile[card]--
  if (p.phase === Phase.deal) {
    addCard(p, Math.floor(p.dealt / START_CARDS), card)
    if (++p.dealt < START_CARDS * p.rules.seats) return
    p.dealt = 0
    if (p.rules.options.absinthe === 'on') p.holder = p.seatOf[ABBERLINE]
    startTurns(p)
    return
  }
  addCard(p, p.turnSeat, card)
  if (p.phase === Phase.tokenCard) {
    backToActs(p)
    return
  }
  p.toDraw--
  drawOn(p)
}

function throwDie(p: LondonState, die: number): void {
  const { dieFor } = p
  p.dieFor = DieFor.steps
  switch (dieFor) {
    case DieFor.steps:
      takeRoll(p, die)
      return
    case DieFor.sale:
      p.price = die
      p.phase = Phase.price
      return
    case DieFor.purchase:
      p.price = die
      p.phase = Phase.buy
      return
    case DieFor.rope:
      // LD-92: a worn rope breaks on 1 or 2.
      if (die <= 2) backToActs(p)
      else finish(p, Ending.suicide)
      return
  }
}

function applyPlain(p: LondonState, what: number): void {
  switch (what) {
    case Plain.roll:
      p.phase = Phase.die
      return
    case Plain.end:
      endTurn(p)
      return
    case Plain.trade:
      p.proposed = 1
      p.phase = Phase.tradeWindow
      p.asked = p.seatOf[p.charOf[p.turnSeat] === WARREN ? NETLEY : WARREN]
      return
    case Plain.shop:
      p.decided = 1
      pay(p, p.turnSeat, shopPrice(p))
      refill(p.armoury, p.armouryDiscard)
      p.phase = Phase.take
      return
    case Plain.sell:
    case Plain.buy:
    case Plain.clue:
      p.deal = what === Plain.sell ? Deal.sell : what === Plain.buy ? Deal.buy : Deal.clue
      openMarket(p, MarketWhy.declare)
      return
    case Plain.yes:
      answerPrice(p, true)
      return
    case Plain.no:
      if (p.phase === Phase.buy) endPurchase(p)
      else answerPrice(p, false)
      return
    case Plain.stop:
      endSale(p)
      return
  }
}

/** LD-37, LD-40. */
function walk(p: LondonState, to: number): void {
  const seat = p.turnSeat
  p.walked += lengthOf(p, to)
  if (isLocation(to) && !isOpen(p, p.charOf[seat], to)) p.stealth--
  p.at[seat] = to
  if (to === BLACK_MARKET) openMarket(p, MarketWhy.enter)
}

/** LD-44, LD-124. */
function treat(p: LondonState, patient: number): void {
  const seat = p.turnSeat
  const healed = p.charOf[seat] === GULL && p.decided === 0 ? 2 : 1
  p.decided = 1
  p.treating = 1
  p.lifeTokens[seat]--
  p.used++
  p.life[patient] = Math.min(FULL_LIFE, p.life[patient] + healed)
}

/** LD-46. */
function question(p: LondonState, target: number): void {
  p.decided = 1
  p.inquiries[p.turnSeat]++
  p.revealSeat = target
  if (p.at[target] !== PRISON && p.cards[target] > 0) {
    p.phase = Phase.questionWindow
    p.asked = target
  } else p.phase = Phase.designate
}

/** LD-47. */
function search(p: LondonState, what: number): void {
  const here = p.at[p.turnSeat] - FIRST_LOCATION
  p.decided = 1
  if (what === Search.hidden) p.phase = Phase.token
  else if (what === Search.life) {
    p.lifeAt[here]--
    p.lifeTokens[p.turnSeat]++
  } else {
    p.weaponAt[here]--
    findWeapon(p)
  }
}

function findWeapon(p: LondonState): void {
  if (refill(p.armoury, p.armouryDiscard)) p.phase = Phase.weaponCard
  else backToActs(p)
}

function findToken(p: LondonState, token: number): void {
  const { turnSeat } = p
  p.hiddenAt[p.at[turnSeat] - FIRST_LOCATION]--
  backToActs(p)
  if (p.at[turnSeat] === BANK) {
    p.silverPool[token - Token.silver]--
    p.silver[turnSeat * SILVER_VALUES + token - Token.silver]++
  } else if (token === Token.life) {
    p.hiddenLife--
    p.lifeTokens[turnSeat]++
  } else if (token === Token.weapon) {
    p.hiddenWeapon--
    findWeapon(p)
  } else {
    p.hiddenAction--
    if (hasCards(p.pile) || hasCards(p.discard)) p.phase = Phase.tokenCard
  }
}

/** D9, or the purchase in the Black Market. */
function take(p: LondonState, weapon: number): void {
  if (p.phase === Phase.buy) buy(p, weapon)
  else {
    p.armoury[weapon]--
    arm(p, weapon)
  }
}

/** What the seat asked in a window says (7.8). */
function applyAnswer(p: LondonState, what: number, card: number): void {
  const { asked } = p
  switch (p.phase) {
    case Phase.marketWindow:
      if (what === Answer.pass) askMarket(p, asked)
      else {
        discardCard(p, asked, Card.arrest)
        p.arrestAsked = asked
        afterArrest(p, announce(p, p.turnSeat, asked, Cause.market, card))
      }
      return
    case Phase.arrestWindow:
    case Phase.releaseWindow:
      afterArrest(p, answerArrest(p, what, card))
      return
    case Phase.curfewWindow:
      if (what === Answer.pass) p.curfew[asked] = 1
      else discardCard(p, asked, card)
      backToActs(p)
      return
    case Phase.questionWindow:
      if (what === Answer.pass) {
        p.phase = Phase.designate
        p.asked = NOBODY
        return
      }
      discardCard(p, asked, card)
      p.alibis[asked]++
      p.revealSeat = NOBODY
      backToActs(p)
      return
    case Phase.shotWindow:
      if (what === Answer.pass) {
        p.asked = NOBODY
        strike(p)
        return
      }
      discardCard(p, asked, card)
      endShot(p)
      return
    case Phase.offerWindow:
      if (what === Answer.accept || what === Answer.pick) accept(p, card)
      else endOffer(p)
      return
    case Phase.tradeWindow:
      if (what === Answer.accept) p.trade = 1
      backToActs(p)
      return
  }
}

/** W2 (LD-132). */
function answerArrest(p: LondonState, what: number, card: number): ArrestCode {
  const { asked, phase } = p
  if (what === Answer.pass) return phase === Phase.arrestWindow ? askRelease(p) : imprison(p)
  if (what === Answer.bail) pay(p, asked, BAIL)
  else {
    discardCard(p, asked, card)
    if (card === Card.counterOrder) return Arrest.cancelled
    if (phase === Phase.releaseWindow && asked === p.seatOf[WARREN]) p.warrenReleased = 1
  }
  return releaseVictim(p)
}
