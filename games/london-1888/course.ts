import { firstSeat, passAbsinthe } from './absinthe.ts'
import { Arrest, type ArrestCode, announce } from './arrests.ts'
import { bringPolice, bringProtesters } from './blocker-moves.ts'
import { hasCards } from './cards.ts'
import { ABBERLINE, GODLEY, WARREN } from './cast.ts'
import { Ending } from './endings.ts'
import { CHARITY_TOKENS, Event, MURDERS, REWARD } from './event-cards.ts'
import { finish } from './finish.ts'
import { addCard, gained, hiddenLost, removeCard } from './knowledge.ts'
import { BLACK_MARKET, FIRST_LOCATION, HOSPITAL, SCOTLAND_YARD } from './map.ts'
import { canPay } from './money.ts'
import { canSell } from './offerable.ts'
import { receive } from './payment.ts'
import { Cause, Deal, DieFor, Loss, MarketWhy, NOBODY, Phase, Serving } from './phase.ts'
import type { LondonState } from './state.ts'
import { CLUE_PRICE, DRAWS, FULL_LIFE, HAND_LIMIT, HAND_LIMIT_ABBERLINE } from './supply.ts'
import { isOpenLine } from './suspicion.ts'

/** The course of rounds and turns (section 5): what comes next once something is done. */

export function startTurns(p: LondonState): void {
  p.starter = firstSeat(p)
  p.offset = 0
  startTurn(p)
}

/** The next living seat that does not miss its turn (LD-26, LD-30), or the end of the round. */
function startTurn(p: LondonState): void {
  const { seats } = p.rules
  for (; p.offset < seats; p.offset++) {
    const seat = (p.starter + p.offset) % seats
    if (p.life[seat] === 0) continue
    const missed = p.serving[seat] === Serving.turn
    p.serving[seat] = Serving.no
    if (missed) {
      p.curfew[seat] = 0
      continue
    }
    p.turnSeat = seat
    clearTurn(p)
    if (p.at[seat] === BLACK_MARKET) openMarket(p, MarketWhy.start)
    else askSide(p)
    return
  }
  endRound(p)
}

function clearTurn(p: LondonState): void {
  p.rolled = 0
  p.roll = 0
  p.bonus = 0
  p.walked = 0
  p.shortCut = 0
  p.stealth = 0
  p.bargain = 0
  p.decided = 0
  p.treating = 0
  p.lusked = 0
  p.proposed = 0
  p.offers = 0
  p.deal = Deal.none
}

/** D5 (LD-169, LD-170). */
function askSide(p: LondonState): void {
  if (p.unmasked === 1 && p.murders < MURDERS && p.turnSeat !== p.jack) {
    p.phase = Phase.side
    p.asked = NOBODY
  } else startDraw(p)
}

export function startDraw(p: LondonState): void {
  p.toDraw = DRAWS
  drawOn(p)
}

/** LD-31: the next card, or the acts. The discard becomes the pile only when a card is drawn, so that all can see it. */
export function drawOn(p: LondonState): void {
  p.phase = p.toDraw > 0 && (hasCards(p.pile) || hasCards(p.discard)) ? Phase.draw : Phase.act
  if (p.phase === Phase.act) p.toDraw = 0
  p.asked = NOBODY
}

export function backToActs(p: LondonState): void {
  p.phase = Phase.act
  p.asked = NOBODY
}

/** How many ACTION cards a seat may keep (LD-33). */
export function handLimit(p: LondonState, seat: number): number {
  if (p.charOf[seat] !== ABBERLINE) return HAND_LIMIT
  return p.rules.options.abberlineHand === '4' ? HAND_LIMIT_ABBERLINE : 255
}

/** D12, then the next turn. */
export function endTurn(p: LondonState): void {
  p.asked = NOBODY
  p.treating = 0
  if (p.cards[p.turnSeat] > handLimit(p, p.turnSeat)) {
    p.phase = Phase.discard
    return
  }
  p.curfew[p.turnSeat] = 0
  p.offset++
  startTurn(p)
}

/** LD-27. */
function endRound(p: LondonState): void {
  clearTurn(p)
  p.turnSeat = NOBODY
  p.offset = 0
  p.starter = NOBODY
  p.summoned.fill(0)
  p.trade = 0
  p.netleyRolled = 0
  p.warrenReleased = 0
  if (p.murders === MURDERS) {
    finish(p, p.unmasked === 1 ? Ending.murders : Ending.murdersUnknown)
    return
  }
  p.event = Event.none
  if (p.holder !== NOBODY && p.passed === 0) passAbsinthe(p, p.leftOf(p.holder))
  p.passed = 0
  p.round++
  p.phase = Phase.event
  p.asked = NOBODY
}

/** LD-136: W1 for the seat in turn; what follows, where nobody is asked. */
export function openMarket(p: LondonState, why: number): void {
  p.marketWhy = why
  if (p.holder === p.turnSeat) closeMarket(p)
  else askMarket(p, p.turnSeat)
}

/** The next seat to the left of `last` that is asked. */
export function askMarket(p: LondonState, last: number): void {
  const { seats } = p.rules
  for (let seat = (last + 1) % seats; seat !== p.turnSeat; seat = (seat + 1) % seats) {
    if (p.life[seat] === 0 || p.cards[seat] === 0) continue
    p.phase = Phase.marketWindow
    p.asked = seat
    return
  }
  closeMarket(p)
}

function closeMarket(p: LondonState): void {
  const why = p.marketWhy
  p.marketWhy = MarketWhy.enter
  backToActs(p)
  if (why === MarketWhy.start) askSide(p)
  else if (why === MarketWhy.declare) startDeal(p)
}

/** Decision g is carried out (LD-53 to LD-55). Whoever has played in W1 what he needs for it has his decision still. */
function startDeal(p: LondonState): void {
  const { deal, turnSeat: seat } = p
  if (deal === Deal.sell && canSell(p)) p.phase = Phase.sell
  else if (deal === Deal.buy && canPay(p, seat, 1)) {
    p.phase = Phase.die
    p.dieFor = DieFor.purchase
  } else if (deal === Deal.clue && canPay(p, seat, CLUE_PRICE)) p.phase = Phase.clue
  else {
    p.deal = Deal.none
    return
  }
  p.decided = 1
}

/** What follows an arrest, as it has ended (LD-132, LD-143). */
export function afterArrest(p: LondonState, result: ArrestCode): void {
  if (result === Arrest.asked) return
  const { arrestVictim: victim, arrestCause: cause, arrestAsked: asked } = p
  p.arrestVictim = NOBODY
  p.arrestBy = NOBODY
  p.arrestAsked = NOBODY
  p.arrestLoss = 0
  p.arrestCause = 0
  if (cause === Cause.raid) {
    raidOn(p, victim)
    return
  }
  if (asked !== NOBODY && result === Arrest.cancelled) {
    askMarket(p, asked)
    return
  }
  const why = p.marketWhy
  p.marketWhy = MarketWhy.enter
  p.deal = Deal.none
  if (victim === p.turnSeat && result === Arrest.served) endTurn(p)
  else if (why === MarketWhy.start) askSide(p)
  else backToActs(p)
}

/** LD-110: the next player in the Black Market to the left of `last`, in the order from the holder. */
function raidOn(p: LondonState, last: number): void {
  const first = firstSeat(p)
  const { seats } = p.rules
  for (let seat = (last + 1) % seats; seat !== first; seat = (seat + 1) % seats) if (raid(p, seat)) return
  startTurns(p)
}

/** Whether somebody is asked now, or the game is over. */
function raid(p: LondonState, seat: number): boolean {
  if (p.life[seat] === 0 || p.at[seat] !== BLACK_MARKET || p.holder === seat) return false
  afterArrest(p, announce(p, seat, NOBODY, Cause.raid, Loss.nothing))
  return true
}

/** A MURDER, or an event that is carried out (7.4). */
export function reveal(p: LondonState, event: number): void {
  p.events[p.eventCount++] = event
  if (event < MURDERS) {
    p.murders++
    startTurns(p)
    return
  }
  p.event = event
  if (event === Event.dearBoss) askLetter(p, NOBODY)
  else if (event === Event.saucyJacky && postcardPossible(p)) {
    p.phase = Phase.postcard
    p.asked = firstSeat(p)
  } else if (event === Event.raid) {
    const first = firstSeat(p)
    if (!raid(p, first)) raidOn(p, first)
  } else {
    carryOut(p, event)
    startTurns(p)
  }
}

/** LD-108: whether somebody else has a card to look at. */
function postcardPossible(p: LondonState): boolean {
  const first = firstSeat(p)
  for (let seat = 0; seat < p.rules.seats; seat++) if (seat !== first && isOpenLine(p, seat)) return true
  return false
}

/** The events without a choice. */
function carryOut(p: LondonState, event: number): void {
  switch (event) {
    case Event.manifestation:
      p.manifested = 1
      bringProtesters(p)
      return
    case Event.resignation:
      p.resigned = 1
      p.trade = 0
      return
    case Event.policeReinforcements:
      bringPolice(p)
      return
    case Event.reward: {
      const first = firstSeat(p)
      for (let i = 0; i < p.rules.seats; i++) {
        const seat = (first + i) % p.rules.seats
        if (p.life[seat] > 0 && p.serving[seat] === Serving.no) receive(p, seat, REWARD)
      }
      return
    }
    case Event.queenDistressed:
      summon(p, ABBERLINE)
      summon(p, GODLEY)
      summon(p, WARREN)
      return
    case Event.charity: {
      const tokens = Math.min(CHARITY_TOKENS, p.used)
      p.used -= tokens
      p.lifeAt[HOSPITAL - FIRST_LOCATION] += tokens
      for (let seat = 0; seat < p.rules.seats; seat++)
        if (p.life[seat] > 0 && p.at[seat] === HOSPITAL) p.life[seat] = Math.min(FULL_LIFE, p.life[seat] + 1)
      return
    }
  }
}

/** LD-109. */
function summon(p: LondonState, character: number): void {
  const seat = p.livingSeatOf(character)
  if (seat === NOBODY || p.serving[seat] !== Serving.no || p.isKnownJack(seat)) return
  if (character === WARREN && p.resigned === 1) return
  p.at[seat] = SCOTLAND_YARD
  p.summoned[seat] = 1
}

/** LD-107: the next living seat with a card, from the holder leftwards; `NOBODY` before the first one. */
export function askLetter(p: LondonState, last: number): void {
  const first = firstSeat(p)
  const { seats } = p.rules
  const from = last === NOBODY ? 0 : ((last - first + seats) % seats) + 1
  for (let i = from; i < seats; i++) {
    const seat = (first + i) % seats
    if (p.life[seat] === 0 || p.cards[seat] === 0) continue
    p.phase = Phase.letter
    p.asked = seat
    return
  }
  passLetters(p)
  startTurns(p)
}

/** All at the same moment: first every card leaves its hand. */
function passLetters(p: LondonState): void {
  const { seats } = p.rules
  for (let seat = 0; seat < seats; seat++) {
    if (p.letters[seat] === 0 || p.leftOf(seat) === seat) continue
    const card = p.letters[seat] - 1
    removeCard(p, seat, card)
    hiddenLost(p, seat, card, seat, p.leftOf(seat))
  }
  for (let seat = 0; seat < seats; seat++) {
    if (p.letters[seat] === 0 || p.leftOf(seat) === seat) continue
    const card = p.letters[seat] - 1
    addCard(p, p.leftOf(seat), card)
    gained(p, seat, p.leftOf(seat), card)
  }
  p.letters.fill(0)
}
