import {
  ACTION_COPIES,
  ACTION_KINDS,
  Card,
  cardOf,
  handLimit,
  Item,
  isAction,
  type LondonPosition,
  SEATS,
  Side,
} from '@gaslight/london-1888'
import { areFoes, newOutlook, type Outlook } from './outlook.ts'
import { cardWorth, itemWorth, leastCard, UNKNOWN_CARD } from './worth.ts'

/** Bargains (7.9): worth something to both, or not offered at all. */

/** What an exchange must bring the one and the other; less is not worth the decision, or will be declined. */
const OWN_GAIN = 0.5
const OTHERS_GAIN = 0.4
const ACCEPTED_GAIN = 0.3
/** Offers in a turn, however many the rules allow: what was declined is not offered again. */
const OFFERS = 1
/** What the partner's gain counts to who is not an unknown Jack: most others are on one's own side, and a bargain brings the next. */
const SHARED = 4
/** What is left of a card's worth where there are better ones enough to keep. */
const SPARE = 0.2
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
  const gain = itemWorth(p, outlook, want, false) - costOf(p, outlook, give)
  if (gain < OWN_GAIN && !isRopeForJack(p, partner, give)) return 0
  const other = seenFrom(p, partner)
  const isHidden = give >= Item.hidden && give < Item.weapon
  const given = isHidden ? Math.min(UNKNOWN_CARD, cardWorth(p, other, cardOf(give))) : itemWorth(p, other, give, false)
  const others = given - itemWorth(p, other, want, true)
  if (others < OTHERS_GAIN) return 0
  const held = cardOf(want) < 0 ? 1 : chanceHeld(p, outlook.seat, partner, cardOf(want))
  return held < LIKELY ? 0 : held * (Math.max(gain, OWN_GAIN) + (outlook.aim === 'jack' ? 0 : SHARED * others))
}

/** What giving an item costs: of a card that must go at the end of the turn anyway (LD-33), next to nothing. */
function costOf(p: LondonPosition, outlook: Outlook, item: number): number {
  const worth = itemWorth(p, outlook, item, true)
  return isAction(item) && isSpare(p, outlook, worth) ? SPARE * worth : worth
}

function isSpare(p: LondonPosition, outlook: Outlook, worth: number): boolean {
  let better = 0
  for (let card = 0; card < ACTION_KINDS; card++)
    if (cardWorth(p, outlook, card) > worth) better += p.hand[outlook.seat * ACTION_KINDS + card]
  return better >= handLimit(p, outlook.seat)
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
