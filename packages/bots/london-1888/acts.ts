import type { Decision } from '@gaslight/core'
import {
  BANK,
  FULL_LIFE,
  GULL,
  Hit,
  isOpenLine,
  Kind,
  kindOf,
  type LondonPosition,
  OTHER,
  Plain,
  payloadOf,
  Search,
  shopPrice,
} from '@gaslight/london-1888'
import { danger, findDangers } from './dangers.ts'
import { hinders, suspected } from './enmity.ts'
import { rateOffer } from './exchanges.ts'
import {
  bestNow,
  cardsTurned,
  findGoals,
  hitWorth,
  isPrey,
  POUND,
  prospect,
  questionWorth,
  SILVER_FOUND,
  tokenWorth,
} from './goals.ts'
import { moneyOf } from './means.ts'
import { areFoes, type Outlook } from './outlook.ts'
import { ratePlay } from './plays.ts'
import { FREE, NEVER, ROLL } from './scale.ts'
import { bestWeaponGain, drawnWeaponGain, leastCard, lifeTokenWorth } from './worth.ts'

/** D6: what each act of a turn is worth to the one whose turn it is. */

/** A decision is taken before a walk to one as good: steps are left for afterwards. */
const AT_ONCE = 0.3
const STEP = 0.02
/** What a walk must bring, and one after another in a turn: nobody walks to and fro between places as good. */
const WORTH_LEAVING = 0.1
const WORTH_GOING_ON = 0.4
let staying = 0

/** To be called before `rateAct`, once for each position. */
export function prepareActs(p: LondonPosition, outlook: Outlook): void {
  findGoals(p, outlook)
  findDangers(p, outlook)
  staying = standing(p, outlook, p.at[outlook.seat])
}

/** What it is worth to stand at a place when the turn is over. */
function standing(p: LondonPosition, { seat }: Outlook, place: number): number {
  return prospect(p.charOf[seat], place) - danger(place)
}

export function rateAct(p: LondonPosition, outlook: Outlook, decision: Decision): number {
  const payload = payloadOf(decision)
  switch (kindOf(decision)) {
    case Kind.plain:
      return ratePlain(p, outlook, payload)
    case Kind.walk: {
      const now = p.decided === 1 ? 0 : bestNow(payload)
      const worth = now + standing(p, outlook, payload) - STEP
      return worth < staying + (p.walked === 0 ? WORTH_LEAVING : WORTH_GOING_ON) ? NEVER : worth
    }
    case Kind.play:
      return ratePlay(p, outlook, payload)
    case Kind.treat:
      return after(treatment(p, outlook, payload))
    case Kind.attack:
      return after(attack(p, outlook, payload))
    case Kind.question:
      return after(questionWorth(p, outlook, payload, cardsTurned(p, payload)))
    case Kind.search:
      return after(search(p, outlook, payload))
    case Kind.offer:
      return after(rateOffer(p, outlook, payload >> 12, (payload >> 6) & 63, payload & 63))
    case Kind.arrest:
      return after(arrest(p, outlook, payload))
    case Kind.protester:
      return hinders(p, outlook, payload & 255) ? FREE : NEVER
    default:
      return NEVER
  }
}

function after(value: number): number {
  return value <= 0 ? NEVER : value + staying + AT_ONCE
}

function ratePlain(p: LondonPosition, outlook: Outlook, what: number): number {
  const { seat } = outlook
  switch (what) {
    case Plain.roll:
      return ROLL
    case Plain.end:
      return staying
    case Plain.shop:
      return after(bestWeaponGain(p, outlook) - POUND * shopPrice(p))
    case Plain.sell:
      return after(leastCard(p, outlook) < 0 ? 0 : 0.4)
    case Plain.buy:
      return after(moneyOf(p, seat) >= 3 ? 0.5 * drawnWeaponGain(p, outlook) : 0)
    case Plain.clue:
      return after(outlook.aim === 'innocent' ? clueWorth(p, outlook) : 0)
    default:
      return NEVER
  }
}

/** LD-55: the best that a clue can bring, wherever it lies. */
function clueWorth(p: LondonPosition, outlook: Outlook): number {
  let best = 0
  for (let other = 0; other < p.rules.seats; other++)
    if (other !== outlook.seat && isOpenLine(p, other)) best = Math.max(best, questionWorth(p, outlook, other, 1))
  return best
}

function search(p: LondonPosition, outlook: Outlook, what: number): number {
  if (what === Search.life) return lifeTokenWorth(p, outlook)
  if (what === Search.weapon) return drawnWeaponGain(p, outlook)
  return p.at[outlook.seat] === BANK ? SILVER_FOUND : tokenWorth(p, outlook)
}

/** LD-44, LD-124. */
function treatment(p: LondonPosition, outlook: Outlook, patient: number): number {
  const { seat, aim } = outlook
  const missing = FULL_LIFE - p.life[patient]
  const healed = Math.min(missing, p.charOf[seat] === GULL && p.decided === 0 ? 2 : 1)
  const fight = aim === 'innocent' || aim === 'jack' ? 1.2 : 5
  if (patient === seat) return healed * fight + (p.life[seat] === 1 ? 3 : 0)
  return p.unmasked === 1 && !areFoes(p, seat, patient) ? 0.5 * healed * fight : 0
}

function attack(p: LondonPosition, outlook: Outlook, payload: number): number {
  const hit = payload & 15
  const victim = hit === Hit.target ? (payload >> 4) & 15 : hit === Hit.lost ? -1 : hit - OTHER
  return victim >= 0 && isPrey(p, outlook, victim) ? hitWorth(p, outlook, payload >> 8, victim) : 0
}

function arrest(p: LondonPosition, outlook: Outlook, victim: number): number {
  if (p.unmasked === 1) return areFoes(p, outlook.seat, victim) ? (victim === p.jack ? outlook.weights.arrest : 6) : 0
  return suspected(outlook, victim) ? 8 * outlook.suspicion[victim] : 0
}
