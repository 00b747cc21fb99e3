import { backToActs } from './course.ts'
import { armsOf, cardOf, Item } from './items.ts'
import { named, passCard } from './knowledge.ts'
import { NOBODY, Phase } from './phase.ts'
import type { LondonState } from './state.ts'
import { SILVER_VALUES } from './supply.ts'
import { WEAPON_KINDS } from './weapons.ts'

/** Exchanges (LD-148 to LD-150), and the limit of weapons (LD-70). */

export function offer(p: LondonState, partner: number, give: number, want: number): void {
  p.offers++
  p.offerGive = give
  p.offerWant = want
  p.asked = partner
  p.phase = Phase.offerWindow
  if (give >= Item.named && give < Item.any) named(p, partner, p.turnSeat, cardOf(give))
}

export function endOffer(p: LondonState): void {
  p.offerGive = 0
  p.offerWant = 0
  backToActs(p)
}

/** Both items change owner; `picked` is the card for `?`. */
export function accept(p: LondonState, picked: number): void {
  const { turnSeat: giver, asked: partner, offerGive: give, offerWant: want } = p
  const taken = want === Item.any ? Item.named + picked : want
  hand(p, giver, partner, give)
  hand(p, partner, giver, taken)
  p.decided = 1
  endOffer(p)
  limitWeapons(p, giver, partner)
}

function hand(p: LondonState, from: number, to: number, item: number): void {
  const card = cardOf(item)
  if (card >= 0) passCard(p, from, to, card)
  else if (item === Item.life) {
    p.lifeTokens[from]--
    p.lifeTokens[to]++
  } else if (item >= Item.silver) {
    p.silver[from * SILVER_VALUES + item - Item.silver]--
    p.silver[to * SILVER_VALUES + item - Item.silver]++
  } else if (item >= Item.weapon) {
    p.weapons[from * WEAPON_KINDS + item - Item.weapon]--
    p.weapons[to * WEAPON_KINDS + item - Item.weapon]++
  }
}

/** D8: who has one too many puts one down, then the other seat of an exchange; then the turn goes on. */
function limitWeapons(p: LondonState, seat: number, next: number): void {
  p.dropNext = next
  if (armsOf(p, seat, false) > 1 || armsOf(p, seat, true) > 1) {
    p.phase = Phase.drop
    p.asked = seat
  } else if (next !== NOBODY) limitWeapons(p, next, NOBODY)
  else backToActs(p)
}

export function drop(p: LondonState, weapon: number): void {
  const { asked: seat, dropNext: next } = p
  p.weapons[seat * WEAPON_KINDS + weapon]--
  p.armouryDiscard[weapon]++
  p.dropNext = NOBODY
  if (next !== NOBODY) limitWeapons(p, next, NOBODY)
  else backToActs(p)
}

/** A WEAPON card comes to the seat in turn. */
export function arm(p: LondonState, weapon: number): void {
  p.weapons[p.turnSeat * WEAPON_KINDS + weapon]++
  limitWeapons(p, p.turnSeat, NOBODY)
}
