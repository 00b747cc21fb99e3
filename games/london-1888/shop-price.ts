import { EVENTS, Event } from './event-cards.ts'
import { BARGAIN_PRICE, SHOP_PRICE, SHORTAGE_PRICE } from './supply.ts'
import type { LondonView } from './view.ts'

/** LD-48: what a weapon costs in the shop while an event is in force, with BARGAIN or without. */
export function weaponPrice(event: number, bargain: boolean): number {
  if (bargain || event === Event.clearance) return BARGAIN_PRICE
  return event === Event.shortage ? SHORTAGE_PRICE : SHOP_PRICE
}

/** What the seat in turn pays, as all can see. */
export function shopPriceIn({ event, acting }: LondonView): number {
  return weaponPrice(event === undefined ? Event.none : EVENTS.indexOf(event), acting.bargain === 1)
}
