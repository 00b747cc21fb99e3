import {
  BANK,
  BLACK_MARKET,
  CLUE_PRICE,
  distOf,
  FIRST_LOCATION,
  HOMES,
  isOpenLine,
  isShop,
  LEAST_DIST,
  LOCATION_COUNT,
  type LondonPosition,
  PRISON,
  PROTECTOR,
  Serving,
  SPACE_COUNT,
  shopPrice,
  WEAPON_KINDS,
} from '@gaslight/london-1888'
import { chanceOfRole } from './flips.ts'
import { farthest, hasRope, lossBy, mayBeArrested, moneyOf } from './means.ts'
import { areFoes, isWithJack, type Outlook } from './outlook.ts'
import { stepsBetween, worthAt } from './steps.ts'
import { isWorthWaiting, POINTS_OF_ALL } from './waiting.ts'
import { bestWeaponGain, drawnWeaponGain, isPoliceman, lifeTokenWorth, UNKNOWN_CARD } from './worth.ts'

/** What a seat could do with its decision, and where; in tenths of a tournament point, roughly. */

export const POUND = 0.35
/** The mean value of a SILVER token found. */
export const SILVER_FOUND = 0.8

const places = new Uint8Array(128)
const values = new Float64Array(128)
const reaches = new Uint8Array(128)
let count = 0
let later = 0
/** By space: the best that can be done there at once. */
const here = new Float64Array(SPACE_COUNT)

function add(place: number, value: number, reach = 0): void {
  if (value <= 0 || count === places.length) return
  places[count] = place
  values[count] = value
  reaches[count] = reach
  count++
  if (reach === 0) here[place] = Math.max(here[place], value)
}

/** Finds what the seat wants to do; `bestNow` and `prospect` answer from it until the next call. */
export function findGoals(p: LondonPosition, outlook: Outlook): void {
  count = 0
  here.fill(0)
  later = outlook.weights.later
  addFinds(p, outlook)
  switch (outlook.aim) {
    case 'innocent':
      addQuestions(p, outlook)
      return
    case 'jack':
      addQuestions(p, outlook)
      for (let seat = 0; seat < p.rules.seats; seat++) addAttacks(p, outlook, seat)
      return
    case 'hunter':
      if (isPoliceman(p, outlook.seat) && p.summoned[outlook.seat] === 0 && mayBeArrested(p, p.jack))
        add(p.at[p.jack], outlook.weights.arrest)
      addAttacks(p, outlook, p.jack)
      return
    case 'ripper':
      if (hasRope(p, outlook.seat)) add(HOMES[p.charOf[outlook.seat]], outlook.weights.suicide)
      for (let seat = 0; seat < p.rules.seats; seat++) addAttacks(p, outlook, seat)
      return
    case 'accomplice':
      if (hasRope(p, outlook.seat) && p.cards[p.jack] > 0) add(p.at[p.jack], ROPE_BROUGHT)
      for (let seat = 0; seat < p.rules.seats; seat++) addAttacks(p, outlook, seat)
      return
    default:
      outlook.aim satisfies never
  }
}

const ROPE_BROUGHT = 8

function addFinds(p: LondonPosition, outlook: Outlook): void {
  const life = lifeTokenWorth(p, outlook)
  const weapon = drawnWeaponGain(p, outlook)
  const hidden = hiddenWorth(p, life, weapon)
  const price = shopPrice(p)
  const bought = moneyOf(p, outlook.seat) < price ? 0 : bestWeaponGain(p, outlook) - POUND * price
  for (let i = 0; i < LOCATION_COUNT; i++) {
    const place = FIRST_LOCATION + i
    if (p.lifeAt[i] > 0) add(place, life)
    if (p.weaponAt[i] > 0) add(place, weapon)
    if (p.hiddenAt[i] > 0) add(place, place === BANK ? SILVER_FOUND : hidden)
    if (isShop(place)) add(place, bought)
  }
}

/** The mean worth of a token that lies face down, outside the Bank. */
export function tokenWorth(p: LondonPosition, outlook: Outlook): number {
  return hiddenWorth(p, lifeTokenWorth(p, outlook), drawnWeaponGain(p, outlook))
}

function hiddenWorth({ hiddenAction, hiddenLife, hiddenWeapon }: LondonPosition, life: number, weapon: number): number {
  const pool = hiddenAction + hiddenLife + hiddenWeapon
  return pool === 0 ? 0 : (hiddenAction * UNKNOWN_CARD + hiddenLife * life + hiddenWeapon * weapon) / pool
}

/** What it is worth to turn cards of this line. */
export function questionWorth(p: LondonPosition, outlook: Outlook, other: number, cards: number): number {
  const { weights } = outlook
  if (outlook.aim === 'jack') return weights.bluff * outlook.personality.bluff
  const chance = Math.min(1, cards * chanceOfRole(p, outlook.seat, other))
  return chance * (weights.unmask * outlook.suspicion[other] + weights.clear) + weights.ask
}

/** LD-116. */
export function cardsTurned(p: LondonPosition, other: number): number {
  if (p.at[other] !== PRISON) return 1
  return p.rules.options.prisonTwoCards === 'anyone' || p.serving[other] !== Serving.no ? 2 : 1
}

function addQuestions(p: LondonPosition, outlook: Outlook): void {
  let clue = 0
  for (let other = 0; other < p.rules.seats; other++) {
    if (other === outlook.seat || !isOpenLine(p, other)) continue
    add(p.at[other], questionWorth(p, outlook, other, cardsTurned(p, other)))
    clue = Math.max(clue, questionWorth(p, outlook, other, 1))
  }
  if (outlook.aim === 'innocent' && moneyOf(p, outlook.seat) >= CLUE_PRICE) add(BLACK_MARKET, clue)
}

/** What a hit is worth to the one who deals it, once sides are known. */
export function hitWorth(p: LondonPosition, outlook: Outlook, weapon: number, victim: number): number {
  const loss = lossBy(p, weapon, victim)
  if (loss === 0) return 0
  const kills = loss >= p.life[victim]
  const { weights } = outlook
  if (outlook.aim === 'jack')
    return (p.shown[victim] === 1 ? weights.openHit : weights.secretHit) * Math.min(loss, p.life[victim])
  if (victim === p.jack) return kills ? weights.arrest : 10 * loss + 8
  if (kills && isLastHunter(p, victim) && isWorthWaiting(p, outlook, POINTS_OF_ALL)) return 0
  const feared = isPoliceman(p, victim) && mayBeArrested(p, p.jack) ? weights.killPolice : 0
  return (kills ? weights.kill + feared : (3 * loss) / p.life[victim]) * (0.7 + 0.6 * outlook.personality.aggression)
}

function isLastHunter(p: LondonPosition, victim: number): boolean {
  for (let seat = 0; seat < p.rules.seats; seat++)
    if (seat !== victim && p.life[seat] > 0 && !isWithJack(p, seat)) return false
  return true
}

/** Whom one shoots at: who is on the other side; of an unknown Jack, whoever is worth it to him. */
export function isPrey(p: LondonPosition, { seat, aim, weights }: Outlook, other: number): boolean {
  if (other === seat) return false
  return aim === 'jack' ? (p.shown[other] === 1 ? weights.openHit : weights.secretHit) > 0 : areFoes(p, seat, other)
}

function addAttacks(p: LondonPosition, outlook: Outlook, victim: number): void {
  const { seat } = outlook
  if (victim === seat || p.life[victim] === 0 || !isPrey(p, outlook, victim)) return
  for (let weapon = 0; weapon < WEAPON_KINDS; weapon++)
    if (p.weapons[seat * WEAPON_KINDS + weapon] > 0 && weapon !== PROTECTOR)
      addShot(p, weapon, p.at[victim], hitWorth(p, outlook, weapon, victim))
}

/** A hit can be dealt from every street that the weapon reaches from; in a location only by who is in it (LD-9, LD-71). */
function addShot(p: LondonPosition, weapon: number, target: number, value: number): void {
  const least = LEAST_DIST[weapon]
  if (target >= FIRST_LOCATION) {
    if (least === 0) add(target, value)
    return
  }
  const most = farthest(p, weapon)
  if (most < least) return
  add(target, value, most)
  for (let street = 0; street < FIRST_LOCATION; street++) {
    const dist = distOf(street, target)
    if (dist >= least && dist <= most) here[street] = Math.max(here[street], value)
  }
}

/** The best that can be done at a space at once. */
export function bestNow(place: number): number {
  return here[place]
}

/** The best that a place brings near, for the turns to come. */
export function prospect(character: number, place: number): number {
  let best = 0
  let sum = 0
  for (let i = 0; i < count; i++) {
    const steps = stepsBetween(character, place, places[i])
    const worth = values[i] * worthAt(steps > reaches[i] ? steps - reaches[i] : 0)
    sum += worth
    if (worth > best) best = worth
  }
  return later * best + 0.02 * sum
}

/** The steps to the best thing that lies farther than `least` and not farther than `most`; 0 where nothing does. */
export function bestBetween(character: number, from: number, least: number, most: number): number {
  let best = 0
  for (let i = 0; i < count; i++) {
    const steps = Math.max(0, stepsBetween(character, from, places[i]) - reaches[i])
    if (steps > least && steps <= most && values[i] > best) best = values[i]
  }
  return best
}
