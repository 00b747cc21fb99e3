import {
  ABBERLINE,
  ACTION_KINDS,
  Card,
  cardOf,
  GODLEY,
  IMPACT,
  Item,
  isAction,
  type LondonPosition,
  MOST_DIST,
  PROTECTOR,
  SCALPEL,
  VITRIOL,
  WEAPON_KINDS,
} from '@gaslight/london-1888'
import type { Aim, Outlook } from './outlook.ts'

/** What things are worth to somebody: about tenths of a tournament point. */

/** By card, to who looks for Jack. */
const CARDS: { readonly [card: number]: number } = {
  [Card.hansomCab]: 3,
  [Card.chance]: 2.5,
  [Card.shortCut]: 2,
  [Card.stealth]: 0.6,
  [Card.arrest]: 3,
  [Card.curfew]: 1.8,
  [Card.corruption]: 1.6,
  [Card.counterOrder]: 1.8,
  [Card.alibi]: 1.2,
  [Card.witness]: 4,
  [Card.informer]: 7,
  [Card.pickpocket]: 1.8,
  [Card.lostKit]: 1,
  [Card.burglary]: 1.8,
  [Card.bargain]: 1,
  [Card.wages]: 2.6,
  [Card.rope]: 4,
  [Card.wornRope]: 4,
  [Card.disperse]: 0.5,
  [Card.sidestep]: 2,
  [Card.firstAid]: 2,
}

/** What is different for the others. */
const CHANGES: { readonly [aim in Aim]: { readonly [card: number]: number } } = {
  innocent: {},
  jack: {
    [Card.alibi]: 9,
    [Card.rope]: 10,
    [Card.wornRope]: 9.5,
    [Card.curfew]: 4,
    [Card.witness]: 0.8,
    [Card.informer]: 1,
    [Card.counterOrder]: 2.4,
  },
  hunter: {
    [Card.alibi]: 0.1,
    [Card.witness]: 0.1,
    [Card.informer]: 0.1,
    [Card.arrest]: 5,
    [Card.curfew]: 4.5,
    [Card.lostKit]: 2,
    [Card.sidestep]: 2.6,
    [Card.firstAid]: 3,
  },
  ripper: {
    [Card.alibi]: 0.1,
    [Card.witness]: 0.1,
    [Card.informer]: 0.1,
    [Card.rope]: 30,
    [Card.wornRope]: 29,
    [Card.counterOrder]: 5,
    [Card.curfew]: 4.5,
    [Card.sidestep]: 4,
    [Card.firstAid]: 4,
    [Card.corruption]: 0.1,
    [Card.hansomCab]: 5,
    [Card.shortCut]: 3,
  },
  accomplice: {
    [Card.alibi]: 0.1,
    [Card.witness]: 0.1,
    [Card.informer]: 0.1,
    [Card.arrest]: 2,
    [Card.curfew]: 4.5,
    [Card.rope]: 12,
    [Card.wornRope]: 12,
    [Card.sidestep]: 2.6,
    [Card.firstAid]: 3,
  },
}

export function cardWorth(p: LondonPosition, { seat, aim, weights }: Outlook, card: number): number {
  if ((card === Card.rope || card === Card.wornRope) && (aim === 'innocent' || aim === 'hunter')) return weights.rope
  const worth = CHANGES[aim][card] ?? CARDS[card]
  if (card === Card.arrest && aim === 'hunter' && isPoliceman(p, seat)) return 9
  return worth
}

export function isPoliceman(p: LondonPosition, seat: number): boolean {
  return p.charOf[seat] === ABBERLINE || p.charOf[seat] === GODLEY
}

/** What an arm does in a fight: reach counts most, since who comes near is near himself. */
export function weaponWorth(weapon: number, { aim, personality }: Outlook): number {
  if (weapon === SCALPEL) return 0
  const use = aim === 'innocent' || aim === 'jack' ? 0.5 : 1
  const eager = 0.6 + 0.8 * personality.aggression
  if (weapon === PROTECTOR) return 4 * use + 1
  const spent = weapon === VITRIOL ? 0.6 : 1
  return eager * use * spent * (1.5 * IMPACT[weapon] + Math.min(4, MOST_DIST[weapon]))
}

/** What one more weapon of this kind adds to what a seat holds (LD-70). */
export function weaponGain(p: LondonPosition, outlook: Outlook, weapon: number): number {
  return Math.max(0, weaponWorth(weapon, outlook) - heldWorth(p, outlook, weapon === PROTECTOR))
}

function heldWorth(p: LondonPosition, outlook: Outlook, defences: boolean): number {
  let best = 0
  for (let weapon = SCALPEL + 1; weapon < WEAPON_KINDS; weapon++)
    if ((weapon === PROTECTOR) === defences && p.weapons[outlook.seat * WEAPON_KINDS + weapon] > 0)
      best = Math.max(best, weaponWorth(weapon, outlook))
  return best
}

/** The mean gain of a weapon drawn from the pile. */
export function drawnWeaponGain(p: LondonPosition, outlook: Outlook): number {
  let sum = 0
  let count = 0
  for (let weapon = 0; weapon < WEAPON_KINDS; weapon++) {
    sum += p.armoury[weapon] * weaponGain(p, outlook, weapon)
    count += p.armoury[weapon]
  }
  return count === 0 ? 0 : sum / count
}

/** The best gain that a shop has. */
export function bestWeaponGain(p: LondonPosition, outlook: Outlook): number {
  let best = 0
  for (let weapon = 0; weapon < WEAPON_KINDS; weapon++)
    if (p.armoury[weapon] > 0) best = Math.max(best, weaponGain(p, outlook, weapon))
  return best
}

export function lifeTokenWorth(p: LondonPosition, { seat, aim, personality }: Outlook): number {
  const held = p.lifeTokens[seat]
  const fight = aim === 'innocent' || aim === 'jack' ? 1 : 1.8
  return (0.6 + 0.8 * personality.greed) * fight * (held === 0 ? 2 : held === 1 ? 0.8 : 0.3)
}

/** The mean worth of a card that somebody draws or picks. */
export const UNKNOWN_CARD = 2

/** What an item is worth to who gets it, or gives it away (LD-148). */
export function itemWorth(p: LondonPosition, outlook: Outlook, item: number, holds: boolean): number {
  if (item === Item.nothing) return 0
  if (item === Item.any) return UNKNOWN_CARD
  if (isAction(item)) return cardWorth(p, outlook, cardOf(item))
  if (item === Item.life) return lifeTokenWorth(p, outlook)
  if (item >= Item.silver) return 0.35 * (item - Item.silver + 1)
  const weapon = item - Item.weapon
  return holds ? weaponWorth(weapon, outlook) : weaponGain(p, outlook, weapon)
}

/** The card of a hand that is worth least; -1 where there is none. */
export function leastCard(p: LondonPosition, outlook: Outlook): number {
  let least = -1
  let worth = Number.POSITIVE_INFINITY
  for (let card = 0; card < ACTION_KINDS; card++) {
    if (p.hand[outlook.seat * ACTION_KINDS + card] === 0) continue
    const value = cardWorth(p, outlook, card)
    if (value >= worth) continue
    worth = value
    least = card
  }
  return least
}
