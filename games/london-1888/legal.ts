import { type DecisionList, lowestBit } from '@gaslight/core'
import { Card } from './action-cards.ts'
import { protesterLeft } from './blockers.ts'
import { holds, pileSize } from './cards.ts'
import { GULL, LUSK, NETLEY, OBLIGATORY, WARREN } from './cast.ts'
import { Answer, Kind, Plain, pack, Search } from './codec.ts'
import { listPawnSpaces } from './free-streets.ts'
import { distOf, isShop } from './graph.ts'
import { armsOf, hasItem, ITEMS, Item, owns, seems } from './items.ts'
import { BLACK_MARKET, FIRST_LOCATION, NOWHERE, PRISON } from './map.ts'
import { canPay } from './money.ts'
import { ENDS, stepsLeft, survey } from './movement.ts'
import { canOffer, canSell } from './offerable.ts'
import { Cause, Deal, Loss, NOBODY, Phase, Serving, Side } from './phase.ts'
import { listPlays, shopPrice } from './playable.ts'
import { hitsOf, reaches } from './shooting.ts'
import { listSpaces } from './space-set.ts'
import { type LondonState, PROTESTERS } from './state.ts'
import { BAIL, CLUE_PRICE, FULL_LIFE, LINE } from './supply.ts'
import { faceDown, isOpenLine } from './suspicion.ts'
import { hasPower, isMarketArrest, isPowerArrest } from './targets.ts'
import { LONGEST_REACH, PROTECTOR, SCALPEL, WEAPON_KINDS } from './weapons.ts'

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
    case Phase.discard:
      listHand(p, p.turnSeat, Kind.discard, into)
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

/** D6: what the seat in turn may do between the draw and the end of its turn. */
function listActs(p: LondonState, into: DecisionList): void {
  const seat = p.turnSeat
  if (p.rolled === 0 && p.curfew[seat] === 0) into.push(plain(Plain.roll))
  const steps = stepsLeft(p)
  if (steps > 0) {
    survey(p, steps)
    listSpaces(ENDS, pack(Kind.walk, 0), into)
  }
  const beside = besides(p)
  listPlays(p, beside, into)
  listProtesters(p, into)
  if (mayTrade(p)) into.push(plain(Plain.trade))
  listTreatments(p, into)
  if (p.decided === 0) listDecisions(p, beside, into)
  into.push(plain(Plain.end))
}

/** LD-123: whether Lusk may use his privilege now. */
export function hasProtesters(p: LondonState): boolean {
  return p.charOf[p.turnSeat] === LUSK && p.manifested === 0 && p.lusked === 0
}

function listProtesters(p: LondonState, into: DecisionList): void {
  if (!hasProtesters(p)) return
  for (let i = 0; i < PROTESTERS; i++) if (p.blockers[i] !== NOWHERE) listProtester(p, p.blockers[i], into)
  if (protesterLeft(p)) listProtester(p, NOWHERE, into)
}

function listProtester(p: LondonState, from: number, into: DecisionList): void {
  listPawnSpaces(p, from, pack(Kind.protester, from << 8), into)
}

/** LD-151. */
export function mayTrade(p: LondonState): boolean {
  const character = p.charOf[p.turnSeat]
  if (character !== WARREN && character !== NETLEY) return false
  return (
    p.proposed === 0 &&
    p.trade === 0 &&
    p.resigned === 0 &&
    p.netleyRolled === 0 &&
    p.warrenReleased === 0 &&
    p.livingSeatOf(character === WARREN ? NETLEY : WARREN) !== NOBODY
  )
}

/** LD-44, LD-124: whether a LIFE token of the seat in turn may heal this patient now. */
function mayTreat(p: LondonState, patient: number): boolean {
  const seat = p.turnSeat
  if (p.lifeTokens[seat] === 0 || (p.decided === 1 && p.treating === 0)) return false
  if (p.life[patient] === 0 || p.life[patient] === FULL_LIFE) return false
  return patient === seat || (p.charOf[seat] === GULL && p.at[patient] === p.at[seat])
}

function listTreatments(p: LondonState, into: DecisionList): void {
  if (p.lifeTokens[p.turnSeat] === 0) return
  for (let patient = 0; patient < p.rules.seats; patient++)
    if (mayTreat(p, patient)) into.push(pack(Kind.treat, patient))
}

function listDecisions(p: LondonState, beside: number, into: DecisionList): void {
  const seat = p.turnSeat
  const at = p.at[seat]
  listAttacks(p, into)
  for (let others = beside; others !== 0; others &= others - 1) {
    const other = lowestBit(others)
    if (isOpenLine(p, other)) into.push(pack(Kind.question, other))
  }
  if (at >= FIRST_LOCATION) {
    const here = at - FIRST_LOCATION
    if (p.lifeAt[here] > 0) into.push(pack(Kind.search, Search.life))
    if (p.weaponAt[here] > 0) into.push(pack(Kind.search, Search.weapon))
    if (p.hiddenAt[here] > 0) into.push(pack(Kind.search, Search.hidden))
    if (mayShop(p)) into.push(plain(Plain.shop))
  }
  if (beside !== 0) listOffers(p, beside, into)
  if (at === BLACK_MARKET) {
    if (canSell(p)) into.push(plain(Plain.sell))
    if (pileSize(p.armouryDiscard) > 0 && canPay(p, seat, 1)) into.push(plain(Plain.buy))
    if (mayBuyClue(p)) into.push(plain(Plain.clue))
  }
  if (hasPower(p))
    for (let others = beside; others !== 0; others &= others - 1) {
      const other = lowestBit(others)
      if (isPowerArrest(p, other)) into.push(pack(Kind.arrest, other))
    }
}

/** LD-8: the other living players on the space of the seat in turn, as bits. */
function besides({ rules, turnSeat, at, life }: LondonState): number {
  const here = at[turnSeat]
  let bits = 0
  for (let seat = 0; seat < rules.seats; seat++) if (at[seat] === here && life[seat] > 0) bits |= 1 << seat
  return bits & ~(1 << turnSeat)
}

/** LD-48. */
function mayShop(p: LondonState): boolean {
  if (!isShop(p.at[p.turnSeat]) || !canPay(p, p.turnSeat, shopPrice(p))) return false
  return pileSize(p.armoury) > 0 || pileSize(p.armouryDiscard) > 0
}

/** LD-55. */
function mayBuyClue(p: LondonState): boolean {
  if (!canPay(p, p.turnSeat, CLUE_PRICE)) return false
  for (let seat = 0; seat < p.rules.seats; seat++) if (isOpenLine(p, seat)) return true
  return false
}

/** The other living players whom some weapon reaches, as bits. */
function inReach({ rules, turnSeat, at, life }: LondonState): number {
  let bits = 0
  for (let seat = 0; seat < rules.seats; seat++)
    if (distOf(at[turnSeat], at[seat]) <= LONGEST_REACH && life[seat] > 0) bits |= 1 << seat
  return bits & ~(1 << turnSeat)
}

/** LD-71, LD-72. */
function listAttacks(p: LondonState, into: DecisionList): void {
  const near = inReach(p)
  if (near === 0) return
  const start = p.turnSeat * WEAPON_KINDS
  for (let weapon = 0; weapon < WEAPON_KINDS; weapon++) {
    if (p.weapons[start + weapon] === 0 || weapon === PROTECTOR) continue
    for (let targets = near; targets !== 0; targets &= targets - 1) {
      const target = lowestBit(targets)
      if (!reaches(p, weapon, distOf(p.at[p.turnSeat], p.at[target]))) continue
      const hits = hitsOf(p, target)
      for (let hit = 0; hit < 16; hit++)
        if (((hits >> hit) & 1) === 1) into.push(pack(Kind.attack, (weapon << 8) | (target << 4) | hit))
    }
  }
}

/** LD-49: whether anything may be offered to a player side by side. */
function mayOffer(p: LondonState, partner: number, gifts: boolean): boolean {
  const mine = hasItem(p, p.turnSeat)
  const theirs = hasItem(p, partner)
  return gifts ? mine || theirs : mine && theirs
}

const wanted = new Uint8Array(ITEMS)

/** LD-148, LD-149: every item of the proposer for every item that all can see the partner may have. */
function listOffers(p: LondonState, beside: number, into: DecisionList): void {
  if (p.offers >= p.rules.options.offersPerTurn) return
  const gifts = p.rules.options.exchangeGifts === 'on'
  for (let others = beside; others !== 0; others &= others - 1) {
    const partner = lowestBit(others)
    if (!mayOffer(p, partner, gifts)) continue
    let wants = 0
    for (let want = 0; want < ITEMS; want++) if (mayWant(p, partner, want, gifts)) wanted[wants++] = want
    for (let give: number = gifts ? Item.nothing : Item.named; give < ITEMS; give++) {
      if (give === Item.any || !owns(p, p.turnSeat, give)) continue
      for (let i = 0; i < wants; i++)
        if (give !== Item.nothing || wanted[i] !== Item.nothing)
          into.push(pack(Kind.offer, (partner << 12) | (give << 6) | wanted[i]))
    }
  }
}

function mayWant(p: LondonState, partner: number, want: number, gifts: boolean): boolean {
  if (want === Item.nothing) return gifts
  return want >= Item.hidden && want < Item.weapon ? false : seems(p, partner, want)
}
