import type { Decision } from '@gaslight/core'
import {
  Answer,
  Card,
  CHARACTER_CARDS,
  CHARACTERS,
  Kind,
  kindOf,
  type LondonPosition,
  Loss,
  Phase,
  Plain,
  payloadOf,
  Side,
  SWORD_CANE,
  WEAPON_KINDS,
} from '@gaslight/london-1888'
import { suspected } from './enmity.ts'
import { acceptsOffer } from './exchanges.ts'
import { chanceOfRole, likeliestPlace } from './flips.ts'
import { POUND, questionWorth } from './goals.ts'
import { moneyOf } from './means.ts'
import { areFoes, type Outlook } from './outlook.ts'
import { NEVER } from './scale.ts'
import { cardWorth, isPoliceman, itemWorth, weaponGain, weaponWorth } from './worth.ts'

/** Everything that is decided beside the acts of one's own turn: windows, cards chosen, sides. */
export function rateAnswer(p: LondonPosition, outlook: Outlook, decision: Decision): number {
  const payload = payloadOf(decision)
  switch (kindOf(decision)) {
    case Kind.letter:
    case Kind.discard:
      return -cardWorth(p, outlook, payload)
    case Kind.postcard:
      return outlook.suspicion[payload >> 3] * chanceOfRole(p, outlook.seat, payload >> 3)
    case Kind.clue:
      return ratePlace(p, outlook, payload >> 3, payload & 7)
    case Kind.designate:
      return rateDesignation(p, outlook, payload)
    case Kind.lose:
      return payload === Loss.silver ? -POUND * silverOf(p, outlook.seat) : -heldArms(p, outlook)
    case Kind.side:
      return rateSide(p, outlook, payload)
    case Kind.take:
      return weaponGain(p, outlook, payload) - (p.phase === Phase.buy ? POUND * p.price : 0)
    case Kind.drop:
      return -weaponWorth(payload, outlook)
    case Kind.item:
      return 2 * POUND - itemWorth(p, outlook, payload, true)
    case Kind.plain:
      return ratePrice(p, outlook, payload)
    case Kind.answer:
      return rateWindow(p, outlook, payload >> 8, payload & 255)
    default:
      return 0
  }
}

function silverOf(p: LondonPosition, seat: number): number {
  return moneyOf(p, seat) - p.pounds[seat]
}

/** What an arrest can take of somebody's arms (LD-66). */
function heldArms(p: LondonPosition, outlook: Outlook): number {
  let sum = 0
  for (let weapon = 0; weapon < WEAPON_KINDS; weapon++)
    if (p.weapons[outlook.seat * WEAPON_KINDS + weapon] > 0 && weapon !== SWORD_CANE)
      sum += weaponWorth(weapon, outlook)
  return sum
}

/** One's own line is nobody's business. */
function ratePlace(p: LondonPosition, outlook: Outlook, owner: number, position: number): number {
  if (owner === outlook.seat) return NEVER
  return questionWorth(p, outlook, owner, 1) + (position === likeliestPlace(p, outlook.seat, owner) ? 1 : 0)
}

/** Who looks for Jack turns the likeliest cards; Jack, those that he knows to be nothing. */
function rateDesignation(p: LondonPosition, outlook: Outlook, places: number): number {
  const likeliest = (places >> likeliestPlace(p, outlook.seat, p.revealSeat)) & 1
  return outlook.aim === 'jack' ? -likeliest : likeliest
}

/**
 * LD-169: the points of a known Jack's side, by how it stands, against the one of a hunter; nearer to the one or the other by
 * friendship (LD-172) and loyalty.
 */
function rateSide(p: LondonPosition, { seat, personality, weights }: Outlook, side: number): number {
  const wanted = side === Side.none ? p.side[seat] : side
  const friends = CHARACTER_CARDS[CHARACTERS[p.charOf[p.jack]]].naturalAccomplices
  const friendship = friends.includes(CHARACTERS[p.charOf[seat]]) ? 0.5 : 0
  const chance = weights.hope + 0.1 * (p.life[p.jack] - 2)
  const gain = 3.2 * chance - (1 - chance) + friendship + 2 * (0.5 - personality.loyalty)
  return wanted === Side.accomplice ? gain : 0
}

function ratePrice(p: LondonPosition, outlook: Outlook, what: number): number {
  if (what === Plain.yes) return POUND * p.price - itemWorth(p, outlook, p.saleItem, true)
  return 0
}

function rateWindow(p: LondonPosition, outlook: Outlook, what: number, card: number): number {
  if (what === Answer.withdraw) return NEVER
  if (what === Answer.pass) return 0
  switch (p.phase) {
    case Phase.marketWindow:
      return rateMarketArrest(p, outlook, card)
    case Phase.arrestWindow:
      return what === Answer.bail ? 0.5 : 2 - (card === Card.corruption ? 0.5 : 0)
    case Phase.releaseWindow:
      return p.unmasked === 1 && !areFoes(p, outlook.seat, p.arrestVictim) ? 1 : -1
    case Phase.curfewWindow:
      return outlook.aim === 'ripper' || (outlook.aim === 'hunter' && isPoliceman(p, outlook.seat)) ? 1 : -1
    case Phase.questionWindow:
      return outlook.aim === 'jack' ? 1 : -1
    case Phase.shotWindow:
      return 1
    case Phase.offerWindow:
      if (!acceptsOffer(p, outlook)) return -1
      return what === Answer.pick ? 30 - cardWorth(p, outlook, card) : 1
    default:
      return -1
  }
}

/** W1: an ARREST for a known Jack, or for somebody who is as good as known. */
function rateMarketArrest(p: LondonPosition, outlook: Outlook, loss: number): number {
  const wanted = p.unmasked === 1 ? p.turnSeat === p.jack && outlook.aim === 'hunter' : suspected(outlook, p.turnSeat)
  if (!wanted) return -1
  return loss === Loss.weapon ? 2 : 1
}
