import { backToActs } from './course.ts'
import { arm } from './exchange.ts'
import { Item } from './items.ts'
import { discardCard } from './knowledge.ts'
import { canSell } from './offerable.ts'
import { pay, receive } from './payment.ts'
import { Deal, DieFor, Phase } from './phase.ts'
import type { LondonState } from './state.ts'
import { WEAPON_KINDS } from './weapons.ts'

/** Sales and purchases in the Black Market (LD-53, LD-54). */

/** How many items of the seat in turn have been offered and kept in this sale. */
function count(p: LondonState, item: number, change: number): void {
  if (item === Item.life) p.offeredLife += change
  else if (item >= Item.weapon) p.offeredWeapons[item - Item.weapon] += change
  else p.offered[item - Item.named] += change
}

export function offerItem(p: LondonState, item: number): void {
  p.saleItem = item
  p.phase = Phase.die
  p.dieFor = DieFor.sale
}

/** The seller takes the price, or keeps the item. */
export function answerPrice(p: LondonState, accepted: boolean): void {
  const { turnSeat: seat, saleItem: item } = p
  if (!accepted) count(p, item, 1)
  else {
    if (item === Item.life) {
      p.lifeTokens[seat]--
      p.used++
    } else if (item >= Item.weapon) {
      p.weapons[seat * WEAPON_KINDS + item - Item.weapon]--
      p.armouryDiscard[item - Item.weapon]++
    } else discardCard(p, seat, item - Item.named)
    receive(p, seat, p.price)
  }
  p.price = 0
  p.saleItem = 0
  p.deal = Deal.selling
  if (canSell(p)) p.phase = Phase.sell
  else endSale(p)
}

export function endSale(p: LondonState): void {
  p.offered.fill(0)
  p.offeredWeapons.fill(0)
  p.offeredLife = 0
  p.deal = Deal.none
  backToActs(p)
}

export function buy(p: LondonState, weapon: number): void {
  pay(p, p.turnSeat, p.price)
  endPurchase(p)
  p.armouryDiscard[weapon]--
  arm(p, weapon)
}

export function endPurchase(p: LondonState): void {
  p.price = 0
  p.deal = Deal.none
  backToActs(p)
}
