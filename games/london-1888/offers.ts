import { type DecisionList, lowestBit } from '@gaslight/core'
import { ACTION_KINDS } from './action-cards.ts'
import { Kind, pack } from './codec.ts'
import { goodsOf, ITEMS, Item } from './items.ts'
import type { LondonState } from './state.ts'

/** What may be proposed to a player side by side (LD-148, LD-149). */

/** What the partner may be asked for, ascending; nothing and every ACTION card by its name always come first. */
const wanted = Uint8Array.from({ length: ITEMS }, (_, item) => item)
let wants = 0

/** Every item of the proposer for every item that all can see the partner may have. */
export function listOffers(p: LondonState, beside: number, into: DecisionList): void {
  if (p.offers >= p.rules.options.offersPerTurn) return
  const gifts = p.rules.options.exchangeGifts === 'on'
  const seat = p.turnSeat
  const cards = p.held[seat]
  const goods = goodsOf(p, seat)
  const mine = cards !== 0 || goods !== 0
  for (let others = beside; others !== 0; others &= others - 1) {
    const partner = lowestBit(others)
    const theirs = findWanted(p, partner)
    // LD-49.
    if (gifts ? !mine && !theirs : !mine || !theirs) continue
    const to = pack(Kind.offer, partner << 12)
    const first = gifts ? Item.nothing : Item.named
    if (gifts) listWants(to, Item.nothing, Item.named, into)
    listGives(to, cards, Item.named, first, into)
    listGives(to, cards, Item.hidden, first, into)
    listGives(to, goods, Item.weapon, first, into)
  }
}

/** Finds `wanted` and `wants`; whether the partner has something to exchange. */
function findWanted(p: LondonState, partner: number): boolean {
  const goods = goodsOf(p, partner)
  wants = Item.named + ACTION_KINDS
  if (p.cards[partner] > 0) wanted[wants++] = Item.any
  for (let bits = goods; bits !== 0; bits &= bits - 1) wanted[wants++] = Item.weapon + lowestBit(bits)
  return p.cards[partner] > 0 || goods !== 0
}

/** For every item of a set, of which bit 0 is the item `base`. */
function listGives(to: number, items: number, base: number, first: number, into: DecisionList): void {
  for (let bits = items; bits !== 0; bits &= bits - 1) listWants(to, base + lowestBit(bits), first, into)
}

/** One item for everything that is wanted, from the place `first` on. */
function listWants(to: number, give: number, first: number, into: DecisionList): void {
  const items = into.reserve(ITEMS)
  const base = to | (give << 6)
  let { length } = into
  for (let i = first; i < wants; i++) items[length++] = base | wanted[i]
  into.length = length
}
