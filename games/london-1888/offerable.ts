import { ACTION_KINDS } from './action-cards.ts'
import { Item } from './items.ts'
import type { LondonState } from './state.ts'
import { SCALPEL, WEAPON_KINDS } from './weapons.ts'

/** What can be offered for sale in the Black Market (LD-53). */

/** Whether an item can be offered: owned, no Scalpel, and not yet offered in this turn. */
export function canOffer(p: LondonState, item: number): boolean {
  const seat = p.turnSeat
  if (item === Item.life) return p.lifeTokens[seat] > p.offeredLife
  if (item > Item.weapon && item < Item.silver) {
    const weapon = item - Item.weapon
    return p.weapons[seat * WEAPON_KINDS + weapon] > p.offeredWeapons[weapon]
  }
  if (item < Item.named || item >= Item.any) return false
  const card = item - Item.named
  return p.hand[seat * ACTION_KINDS + card] > p.offered[card]
}

/** Whether anything is left to offer. */
export function canSell(p: LondonState): boolean {
  const seat = p.turnSeat
  if (p.lifeTokens[seat] > p.offeredLife) return true
  for (let card = 0; card < ACTION_KINDS; card++) if (canOffer(p, Item.named + card)) return true
  for (let weapon = SCALPEL + 1; weapon < WEAPON_KINDS; weapon++) if (canOffer(p, Item.weapon + weapon)) return true
  return false
}
