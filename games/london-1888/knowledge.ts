import { ACTION_KINDS } from './action-cards.ts'
import { hasCards } from './cards.ts'
import { SEATS } from './cast.ts'
import type { LondonState } from './state.ts'

/** What observers know of a hand: at least so many of a card (section 11). */
function seenAt(observer: number, seat: number, card: number): number {
  return (observer * SEATS + seat) * ACTION_KINDS + card
}

/** A card of a hand was named to an observer. */
export function named(p: LondonState, observer: number, seat: number, card: number): void {
  const at = seenAt(observer, seat, card)
  if (p.seen[at] === 0) p.seen[at] = 1
}

/** An observer saw a card come into a hand. */
export function gained(p: LondonState, observer: number, seat: number, card: number): void {
  p.seen[seenAt(observer, seat, card)]++
}

/** A card left a hand before all eyes. */
function shownLost(p: LondonState, seat: number, card: number): void {
  for (let observer = 0; observer < p.rules.seats; observer++) lost(p, observer, seat, card)
}

/** An observer saw a card leave a hand. */
function lost(p: LondonState, observer: number, seat: number, card: number): void {
  const at = seenAt(observer, seat, card)
  if (p.seen[at] > 0) p.seen[at]--
}

/** A card left a hand, seen by two seats alone: of every card the others now know of one less. */
export function hiddenLost(p: LondonState, seat: number, card: number, one: number, other: number): void {
  for (let observer = 0; observer < p.rules.seats; observer++) {
    if (observer === one || observer === other) lost(p, observer, seat, card)
    else for (let kind = 0; kind < ACTION_KINDS; kind++) lost(p, observer, seat, kind)
  }
}

/** A whole hand is gone. */
function handLost(p: LondonState, seat: number): void {
  for (let observer = 0; observer < p.rules.seats; observer++) {
    const start = seenAt(observer, seat, 0)
    p.seen.fill(0, start, start + ACTION_KINDS)
  }
}

export function addCard(p: LondonState, seat: number, card: number): void {
  p.hand[seat * ACTION_KINDS + card]++
  p.held[seat] |= 1 << card
  p.cards[seat]++
}

export function removeCard(p: LondonState, seat: number, card: number): void {
  if (--p.hand[seat * ACTION_KINDS + card] === 0) p.held[seat] &= ~(1 << card)
  p.cards[seat]--
}

/** A card goes face up from a hand to the discard. */
export function discardCard(p: LondonState, seat: number, card: number): void {
  removeCard(p, seat, card)
  p.discard[card]++
  shownLost(p, seat, card)
}

export function discardHand(p: LondonState, seat: number): void {
  const start = seat * ACTION_KINDS
  for (let card = 0; card < ACTION_KINDS; card++) {
    p.discard[card] += p.hand[start + card]
    p.hand[start + card] = 0
  }
  p.held[seat] = 0
  p.cards[seat] = 0
  handLost(p, seat)
}

/** A card goes from one hand to another; only these two see it. */
export function passCard(p: LondonState, from: number, to: number, card: number): void {
  removeCard(p, from, card)
  hiddenLost(p, from, card, from, to)
  addCard(p, to, card)
  gained(p, from, to, card)
}

/** LD-31: whether a card can be drawn; an empty pile is made of the discard. */
export function refill(pile: Uint8Array, discard: Uint8Array): boolean {
  if (hasCards(pile)) return true
  if (!hasCards(discard)) return false
  pile.set(discard)
  discard.fill(0)
  return true
}
