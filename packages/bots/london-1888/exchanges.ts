import {
  ACTION_COPIES,
  ACTION_KINDS,
  Card,
  cardOf,
  Item,
  type LondonPosition,
  SEATS,
  Side,
} from '@gaslight/london-1888'
import { areFoes, newOutlook, type Outlook } from './outlook.ts'
import { cardWorth, itemWorth, leastCard } from './worth.ts'

/** Bargains (7.9): worth something to both, or not offered at all. */

/** What an exchange must bring the one and the other; less is not worth the decision, or will be declined. */
const OWN_GAIN = 1
const OTHERS_GAIN = 0.5
const ACCEPTED_GAIN = 0.3
/** Offers in a turn, however many the rules allow. */
const OFFERS = 2
/** Below this chance to hold a card nobody is asked for it. */
const LIKELY = 0.35

const partnerOutlook = newOutlook()

/** How the partner may see things, as far as all can know. */
function seenFrom(p: LondonPosition, partner: number): Outlook {
  partnerOutlook.seat = partner
  partnerOutlook.aim =
    p.unmasked === 0
      ? 'innocent'
      : partner === p.jack
        ? 'ripper'
        : p.side[partner] === Side.accomplice
          ? 'accomplice'
          : 'hunter'
  return partnerOutlook
}

/** What an offer is worth; 0 for what should not be offered. */
export function rateOffer(p: LondonPosition, outlook: Outlook, partner: number, give: number, want: number): number {
  if (p.offers >= OFFERS || areFoes(p, outlook.seat, partner)) return 0
  const gain = itemWorth(p, outlook, want, false) - itemWorth(p, outlook, give, true)
  if (gain < OWN_GAIN && !isRopeForJack(p, partner, give)) return 0
  const other = seenFrom(p, partner)
  const shown = give >= Item.hidden && give < Item.weapon ? Item.any : give
  if (itemWorth(p, other, shown, false) - itemWorth(p, other, want, true) < OTHERS_GAIN) return 0
  const held = cardOf(want) < 0 ? 1 : chanceHeld(p, outlook.seat, partner, cardOf(want))
  return held < LIKELY ? 0 : held * Math.max(gain, OWN_GAIN)
}

/** An accomplice's best gift. */
function isRopeForJack(p: LondonPosition, partner: number, give: number): boolean {
  const card = cardOf(give)
  return p.unmasked === 1 && partner === p.jack && (card === Card.rope || card === Card.wornRope)
}

/** By counting: how likely this hand holds the card, as far as the seat can know. */
function chanceHeld(p: LondonPosition, seat: number, other: number, card: number): number {
  if (p.seen[(seat * SEATS + other) * ACTION_KINDS + card] > 0) return 1
  let copies = ACTION_COPIES[card] - p.discard[card] - p.hand[seat * ACTION_KINDS + card]
  let unseen = 0
  for (let kind = 0; kind < ACTION_KINDS; kind++)
    unseen += ACTION_COPIES[kind] - p.discard[kind] - p.hand[seat * ACTION_KINDS + kind]
  let hidden = p.cards[other]
  for (let owner = 0; owner < p.rules.seats; owner++)
    for (let kind = 0; kind < ACTION_KINDS; kind++) {
      const seen = owner === seat ? 0 : p.seen[(seat * SEATS + owner) * ACTION_KINDS + kind]
      unseen -= seen
      if (kind === card) copies -= seen
      if (owner === other) hidden -= seen
    }
  return copies <= 0 || unseen <= 0 ? 0 : 1 - (1 - copies / unseen) ** Math.max(0, hidden)
}

/** W6: whether what is offered is worth what is asked for it. */
export function acceptsOffer(p: LondonPosition, outlook: Outlook): boolean {
  if (areFoes(p, outlook.seat, p.turnSeat)) return false
  const give = p.offerGive >= Item.hidden && p.offerGive < Item.weapon ? Item.any : p.offerGive
  const least = leastCard(p, outlook)
  const asked =
    p.offerWant !== Item.any
      ? itemWorth(p, outlook, p.offerWant, true)
      : least < 0
        ? Number.POSITIVE_INFINITY
        : cardWorth(p, outlook, least)
  return itemWorth(p, outlook, give, false) - asked >= ACCEPTED_GAIN
}
