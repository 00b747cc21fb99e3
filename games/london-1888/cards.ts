import { ACTION_KINDS } from './action-cards.ts'
import { SEATS } from './cast.ts'
import type { LondonState } from './state.ts'

/** Hands and piles of cards. */

/** After `hand` has been written from outside. */
export function findHeld(p: LondonState): void {
  for (let seat = 0; seat < SEATS; seat++) {
    p.held[seat] = 0
    for (let card = 0; card < ACTION_KINDS; card++)
      if (p.hand[seat * ACTION_KINDS + card] > 0) p.held[seat] |= 1 << card
  }
}

export function holds(p: LondonState, seat: number, card: number): boolean {
  return ((p.held[seat] >> card) & 1) === 1
}

/** The number of cards in the pile. */
export function pileSize(pile: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < pile.length; i++) sum += pile[i]
  return sum
}

export function hasCards(pile: Uint8Array): boolean {
  for (let i = 0; i < pile.length; i++) if (pile[i] > 0) return true
  return false
}
