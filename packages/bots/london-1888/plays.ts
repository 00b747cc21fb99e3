import {
  BARGAIN_PRICE,
  CAB,
  Card,
  FIRST_LOCATION,
  FULL_LIFE,
  Identity,
  isShop,
  type LondonPosition,
  Loss,
  PICKED_NOTES,
  SHORT_CUT_STEPS,
  SPACE_COUNT,
  stepsLeft,
} from '@gaslight/london-1888'
import { hinders, suspected } from './enmity.ts'
import { chanceOfRole, seenAt } from './flips.ts'
import { bestBetween, bestNow, questionWorth } from './goals.ts'
import { moneyOf } from './means.ts'
import { areFoes, knowsRole, type Outlook } from './outlook.ts'
import { FREE, NEVER, ROLL, STEPS } from './scale.ts'
import { chanceToCome, stepsBetween, stepsByStealth } from './steps.ts'
import { isWorthWaiting, POINTS_OF_ROPE } from './waiting.ts'
import { bestWeaponGain, isPoliceman } from './worth.ts'

/** What must lie beyond the steps that are left, so that a card is spent on the way there. */
const WORTH_A_CARD = 3
const WORTH_CHANCE = 2

/** An ACTION card in one's own turn (7.3); the layout of `Kind.play`. */
export function ratePlay(p: LondonPosition, outlook: Outlook, payload: number): number {
  const target = (payload >> 16) & 7
  const what = payload & 0xffff
  const { seat, aim } = outlook
  const card = payload >> 19
  switch (card) {
    case Card.hansomCab:
      return leadsOn(p, outlook, CAB.steps) ? STEPS : NEVER
    case Card.shortCut:
      return leadsOn(p, outlook, SHORT_CUT_STEPS) ? STEPS + 1 : NEVER
    case Card.stealth:
      return opensDoor(p, outlook) ? STEPS - 1 : NEVER
    case Card.chance:
      return bestBetween(p.charOf[seat], p.at[seat], 3, 6) >
        WORTH_CHANCE + bestBetween(p.charOf[seat], p.at[seat], 0, 3)
        ? ROLL + 1
        : NEVER
    case Card.arrest:
      return arrest(p, outlook, target, what)
    case Card.curfew:
      return curfew(p, outlook, target) ? FREE : NEVER
    case Card.witness:
      return witness(p, outlook, target, what)
    case Card.informer:
      return aim === 'innocent'
        ? FREE + questionWorth(p, outlook, target, 1) - (isDecoy(p, seat, target, what) ? 50 : 0)
        : NEVER
    case Card.pickpocket:
      return mayRob(p, outlook, target) ? FREE + (what === 0 ? Math.min(PICKED_NOTES, p.pounds[target]) : what) : NEVER
    case Card.lostKit:
      return areFoes(p, seat, target) ? FREE : NEVER
    case Card.burglary:
      return mayRob(p, outlook, target) ? FREE : NEVER
    case Card.bargain:
      return isShop(p.at[seat]) && moneyOf(p, seat) >= BARGAIN_PRICE && bestWeaponGain(p, outlook) > 1 ? FREE : NEVER
    case Card.wages:
      return FREE
    case Card.rope:
      return isWorthWaiting(p, outlook, POINTS_OF_ROPE) ? NEVER : FREE + 1
    case Card.wornRope:
      return isWorthWaiting(p, outlook, POINTS_OF_ROPE) ? NEVER : FREE + 2
    case Card.disperse:
      return hinders(p, outlook, what & 255) ? FREE : NEVER
    case Card.firstAid:
      return p.life[seat] < FULL_LIFE ? FREE : NEVER
    default:
      return NEVER
  }
}

/** Whether so many steps more lead to something that is worth them. */
function leadsOn(p: LondonPosition, { seat }: Outlook, steps: number): boolean {
  if (p.rolled === 0 && p.curfew[seat] === 0) return false
  const left = stepsLeft(p)
  const near = p.decided === 1 ? 0 : bestBetween(p.charOf[seat], p.at[seat], -1, left)
  return p.decided === 0 && bestBetween(p.charOf[seat], p.at[seat], left, left + steps) > near + WORTH_A_CARD
}

/** LD-78: whether behind a door that is shut something is near enough, and worth the card. */
function opensDoor(p: LondonPosition, { seat }: Outlook): boolean {
  if (p.stealth > 0 || p.decided === 1) return false
  const left = stepsLeft(p)
  for (let place = FIRST_LOCATION; place < SPACE_COUNT; place++) {
    if (bestNow(place) <= WORTH_A_CARD) continue
    const steps = stepsByStealth(p.charOf[seat], p.at[seat], place)
    if (steps > 0 && steps <= left) return true
  }
  return false
}

function arrest(p: LondonPosition, outlook: Outlook, victim: number, loss: number): number {
  if (p.unmasked === 1) {
    if (victim === p.jack) return areFoes(p, outlook.seat, victim) ? FREE + outlook.weights.arrest : NEVER
    return areFoes(p, outlook.seat, victim) ? FREE : NEVER
  }
  return suspected(outlook, victim) ? FREE + (loss === Loss.weapon ? 1 : 0) : NEVER
}

/** LD-80: who is near enough to do harm, or to flee. */
function curfew(p: LondonPosition, outlook: Outlook, target: number): boolean {
  const { seat, aim } = outlook
  switch (aim) {
    case 'innocent':
      return false
    case 'jack':
      return chanceToCome(stepsBetween(p.charOf[target], p.at[target], p.at[seat])) > 0.5
    case 'hunter':
      return target === p.jack
    case 'ripper':
    case 'accomplice':
      return areFoes(p, seat, target) && isPoliceman(p, target)
    default:
      return aim satisfies never
  }
}

function isDecoy(p: LondonPosition, seat: number, owner: number, position: number): boolean {
  const seen = seenAt(p, seat, owner, position)
  return seen === Identity.falseLead || seen === Identity.suspect
}

function witness(p: LondonPosition, { seat, aim, suspicion }: Outlook, target: number, position: number): number {
  if (aim !== 'innocent' || knowsRole(p, seat, target) || isDecoy(p, seat, target, position)) return NEVER
  return FREE + suspicion[target] * chanceOfRole(p, seat, target)
}

/** Nobody steals from his own side. */
function mayRob(p: LondonPosition, { seat }: Outlook, target: number): boolean {
  return p.unmasked === 0 || areFoes(p, seat, target)
}
