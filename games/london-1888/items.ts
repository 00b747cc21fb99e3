import { isLess } from '@gaslight/core'
import { ACTION_CARDS, type ActionCardId } from './action-cards.ts'
import { holds } from './cards.ts'
import type { LondonState } from './state.ts'
import { SILVER_VALUES } from './supply.ts'
import { PROTECTOR, SCALPEL, WEAPON_KINDS, WEAPONS, type WeaponId } from './weapons.ts'

/** LD-148: where each kind of item begins in the numbers of items. */
export const Item = {
  nothing: 0,
  /** An ACTION card by its name. */
  named: 1,
  /** An ACTION card that the partner will pick. */
  any: 22,
  /** An ACTION card fixed now and hidden from the partner. */
  hidden: 23,
  weapon: 44,
  silver: 57,
  life: 62,
} as const
export const ITEMS = 63

/** In the notation (section 14). */
export type ItemName =
  | '0'
  | `a.${ActionCardId}`
  | 'a?'
  | `a?${ActionCardId}`
  | `w.${WeaponId}`
  | `s.${1 | 2 | 3 | 4 | 5}`
  | 'l'

/** By number. */
export const ITEM_NAMES: readonly ItemName[] = [
  '0',
  ...ACTION_CARDS.map(id => `a.${id}` as const),
  'a?',
  ...ACTION_CARDS.map(id => `a?${id}` as const),
  ...WEAPONS.map(id => `w.${id}` as const),
  ...([1, 2, 3, 4, 5] as const).map(value => `s.${value}` as const),
  'l',
]

export function itemNumber(name: string): number {
  return ITEM_NAMES.indexOf(name as ItemName)
}

/** The ACTION card that an item names; -1 for other items. */
export function cardOf(item: number): number {
  if (item >= Item.named && item < Item.any) return item - Item.named
  return item >= Item.hidden && item < Item.weapon ? item - Item.hidden : -1
}

export function isAction(item: number): boolean {
  return item >= Item.named && item < Item.weapon
}

/** Whether a seat owns an item; any ACTION card will do for `Item.any`. */
export function owns(p: LondonState, seat: number, item: number): boolean {
  const card = cardOf(item)
  if (card >= 0) return holds(p, seat, card)
  return item === Item.nothing || seems(p, seat, item)
}

/** LD-149: whether, by what all can see, a seat may own an item. */
export function seems(p: LondonState, seat: number, item: number): boolean {
  if (item === Item.any) return p.cards[seat] > 0
  if (isAction(item)) return true
  if (item === Item.life) return p.lifeTokens[seat] > 0
  if (item >= Item.silver) return p.silver[seat * SILVER_VALUES + item - Item.silver] > 0
  return item > Item.weapon && p.weapons[seat * WEAPON_KINDS + item - Item.weapon] > 0
}

/** The weapons of a seat, as bits. */
export function armouryOf({ weapons }: LondonState, seat: number): number {
  const start = seat * WEAPON_KINDS
  let bits = 0
  for (let weapon = 0; weapon < WEAPON_KINDS; weapon++) bits |= isLess(0, weapons[start + weapon]) << weapon
  return bits
}

/** What a seat can exchange besides ACTION cards: a bit for each item from `Item.weapon` on. */
export function goodsOf(p: LondonState, seat: number): number {
  const start = seat * SILVER_VALUES
  let bits = armouryOf(p, seat) & ~(1 << SCALPEL)
  for (let i = 0; i < SILVER_VALUES; i++) bits |= isLess(0, p.silver[start + i]) << (Item.silver - Item.weapon + i)
  return p.lifeTokens[seat] > 0 ? bits | (1 << (Item.life - Item.weapon)) : bits
}

/** Whether a seat has something to exchange (LD-49). */
export function hasItem(p: LondonState, seat: number): boolean {
  return p.cards[seat] > 0 || goodsOf(p, seat) !== 0
}

/** How many weapons a seat has that count for LD-70, or Defences. */
export function armsOf(p: LondonState, seat: number, defences: boolean): number {
  const start = seat * WEAPON_KINDS
  if (defences) return p.weapons[start + PROTECTOR]
  let count = 0
  for (let weapon = SCALPEL + 1; weapon < WEAPON_KINDS; weapon++)
    if (weapon !== PROTECTOR) count += p.weapons[start + weapon]
  return count
}
