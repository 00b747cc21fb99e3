import type { Seat } from '@gaslight/core'
import { ACTION_CARD_TABLE, ACTION_CARDS, type ActionCardId } from './action-cards.ts'
import type { Counts, LondonView } from './view.ts'

/** A hand as far as counting goes. */
export interface HandOdds {
  /** How many cards it holds. */
  readonly cards: number
  /** What this audience knows to be in it, at least. */
  readonly known: Counts<ActionCardId>
  /** By card the chance that the hand holds it, from 0 (left out) to 1. */
  readonly holds: Counts<ActionCardId>
}

/** All hands, and the cards nobody has shown to this audience. */
export interface HandsOdds {
  readonly hands: readonly HandOdds[]
  /** The cards that lie in the pile or in hands, unseen. */
  readonly unseen: Counts<ActionCardId>
  /** How many they are; `pile` of them lie in the pile. */
  readonly total: number
  readonly pile: number
}

/** Of all deals of the unseen cards each is as likely: where a card is follows from how many lie where (LD-164). */
export function handOdds(view: LondonView): HandsOdds {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const known = seats.map(seat => knownCards(view, seat))
  const unseen: { [card in ActionCardId]?: number } = {}
  for (const card of ACTION_CARDS) {
    const held = known.reduce((sum, counts) => sum + (counts[card] ?? 0), 0)
    const left = ACTION_CARD_TABLE[card].copies - (view.discard[card] ?? 0) - held
    if (left > 0) unseen[card] = left
  }
  const total = sizeOf(unseen)
  const hands = seats.map(seat => {
    const cards = view.players[seat]?.cards ?? 0
    const hidden = cards - sizeOf(known[seat])
    const holds: { [card in ActionCardId]?: number } = {}
    for (const card of ACTION_CARDS) {
      const chance = (known[seat][card] ?? 0) > 0 ? 1 : chanceOfOne(unseen[card] ?? 0, hidden, total)
      if (chance > 0) holds[card] = chance
    }
    return { cards, known: known[seat], holds }
  })
  return { hands, unseen, total, pile: view.pile }
}

/** The chance that at least one of these hands holds the card. */
export function chanceHeld({ hands, unseen, total }: HandsOdds, seats: readonly Seat[], card: ActionCardId): number {
  if (seats.some(seat => hands[seat].holds[card] === 1)) return 1
  const hidden = seats.reduce((sum, seat) => sum + hands[seat].cards - sizeOf(hands[seat].known), 0)
  return chanceOfOne(unseen[card] ?? 0, hidden, total)
}

/** The own hand, hands shown to all at the end, and what this audience has seen go there. */
function knownCards({ audience, players }: LondonView, seat: Seat): Counts<ActionCardId> {
  const { hand } = players[seat] ?? {}
  if (hand !== undefined) return hand
  return (typeof audience === 'number' ? players[audience]?.seen?.[seat] : undefined) ?? {}
}

function sizeOf(counts: Counts<ActionCardId>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** The chance that of `total` cards, `copies` of them wanted, `drawn` hold a wanted one. */
function chanceOfOne(copies: number, drawn: number, total: number): number {
  if (copies === 0 || drawn === 0) return 0
  if (drawn > total - copies) return 1
  let none = 1
  for (let i = 0; i < drawn; i++) none *= (total - copies - i) / (total - i)
  return 1 - none
}
