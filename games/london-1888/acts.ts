import { type DecisionList, lowestBit } from '@gaslight/core'
import { AROUND, lookAround } from './around.ts'
import { protesterLeft } from './blockers.ts'
import { hasCards } from './cards.ts'
import { GULL, LUSK, NETLEY, WARREN } from './cast.ts'
import { Kind, Plain, pack, Search } from './codec.ts'
import { listPawnSpaces } from './free-streets.ts'
import { distOf, isShop } from './graph.ts'
import { armouryOf } from './items.ts'
import { BLACK_MARKET, FIRST_LOCATION, NOWHERE } from './map.ts'
import { canPay } from './money.ts'
import { stepsLeft } from './movement.ts'
import { canSell } from './offerable.ts'
import { listOffers } from './offers.ts'
import { NOBODY } from './phase.ts'
import { listPlays, shopPrice } from './playable.ts'
import { hitsOf, reaches } from './shooting.ts'
import { type LondonState, PROTESTERS } from './state.ts'
import { CLUE_PRICE, FULL_LIFE } from './supply.ts'
import { isOpenLine } from './suspicion.ts'
import { hasPower, isPowerArrest } from './targets.ts'
import { listWalks } from './walks.ts'
import { PROTECTOR } from './weapons.ts'

const plain = (what: number) => pack(Kind.plain, what)

/** D6: what the seat in turn may do between the draw and the end of its turn. */
export function listActs(p: LondonState, into: DecisionList): void {
  const seat = p.turnSeat
  if (p.rolled === 0 && p.curfew[seat] === 0) into.push(plain(Plain.roll))
  const steps = stepsLeft(p)
  if (steps > 0) listWalks(p, steps, pack(Kind.walk, 0), into)
  lookAround(p)
  listPlays(p, into)
  listProtesters(p, into)
  if (mayTrade(p)) into.push(plain(Plain.trade))
  listTreatments(p, into)
  if (p.decided === 0) listDecisions(p, into)
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

function listDecisions(p: LondonState, into: DecisionList): void {
  const seat = p.turnSeat
  const { beside } = AROUND
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
    if (hasCards(p.armouryDiscard) && canPay(p, seat, 1)) into.push(plain(Plain.buy))
    if (mayBuyClue(p)) into.push(plain(Plain.clue))
  }
  if (hasPower(p))
    for (let others = beside; others !== 0; others &= others - 1) {
      const other = lowestBit(others)
      if (isPowerArrest(p, other)) into.push(pack(Kind.arrest, other))
    }
}

/** LD-48. */
function mayShop(p: LondonState): boolean {
  if (!isShop(p.at[p.turnSeat]) || !canPay(p, p.turnSeat, shopPrice(p))) return false
  return hasCards(p.armoury) || hasCards(p.armouryDiscard)
}

/** LD-55. */
function mayBuyClue(p: LondonState): boolean {
  if (!canPay(p, p.turnSeat, CLUE_PRICE)) return false
  for (let seat = 0; seat < p.rules.seats; seat++) if (isOpenLine(p, seat)) return true
  return false
}

/** LD-71, LD-72. */
function listAttacks(p: LondonState, into: DecisionList): void {
  const { inReach } = AROUND
  if (inReach === 0) return
  for (let weapons = armouryOf(p, p.turnSeat) & ~(1 << PROTECTOR); weapons !== 0; weapons &= weapons - 1) {
    const weapon = lowestBit(weapons)
    for (let targets = inReach; targets !== 0; targets &= targets - 1) {
      const target = lowestBit(targets)
      if (!reaches(p, weapon, distOf(p.at[p.turnSeat], p.at[target]))) continue
      const hits = hitsOf(p, target)
      for (let hit = 0; hit < 16; hit++)
        if (((hits >> hit) & 1) === 1) into.push(pack(Kind.attack, (weapon << 8) | (target << 4) | hit))
    }
  }
}
