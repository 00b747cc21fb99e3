import type { Rng } from '@gaslight/core'
import { firstSeat } from './absinthe.ts'
import { ACTION_COPIES, ACTION_KINDS } from './action-cards.ts'
import { findHeld, pileSize } from './cards.ts'
import { SEATS } from './cast.ts'
import { Item } from './items.ts'
import { Identity, NOBODY, Phase } from './phase.ts'
import type { LondonState } from './state.ts'
import { LINE } from './supply.ts'
import { noteAt, UNNAMED, unseenOf, unseenPositions, VALID } from './suspicion.ts'
import type { LondonView } from './view.ts'

/**
 * Fills in what the view leaves open: Jack, hands, cards that others have seen, choices under way. Hands are uniform over
 * all deals of the unseen cards, Jack over all who can be him. What is wrong, where nothing fits.
 */
export function complete(p: LondonState, view: LondonView, rng: Rng): string | null {
  const viewer = typeof view.audience === 'number' ? view.audience : NOBODY
  return (
    dealRole(p, view, viewer, rng) ?? dealHands(p, view, viewer, rng) ?? fillLines(p, rng) ?? fillChoices(p, view, rng)
  )
}

/** As `complete`, where something fits: every view of a game has such a position. */
export function completed<P extends LondonState>(p: P, view: LondonView, rng: Rng): P {
  const problem = complete(p, view, rng)
  if (problem !== null) throw new Error(problem)
  return p
}

/** LD-160; who is left alone alive is not Jack, or the game would be over (LD-181). */
function dealRole(p: LondonState, view: LondonView, viewer: number, rng: Rng): string | null {
  if (p.phase <= Phase.role || p.jack !== NOBODY) return null
  const alone = p.livingCount() === 1
  const open: number[] = []
  for (let seat = 0; seat < view.seats; seat++) {
    const known = view.players[seat].role === 'innocent' || (viewer !== NOBODY && ((p.roles[viewer] >> seat) & 1) === 1)
    if (!known && p.shown[seat] === 0 && !(alone && p.life[seat] > 0)) open.push(seat)
  }
  if (open.length === 0) return 'players: nobody is left who could be Jack (LD-20)'
  p.jack = open[rng.below(open.length)]
  return null
}

const pool = new Uint8Array(ACTION_KINDS)

/** Cards that the viewer knows to be in a hand stay there; the rest of every hand comes from what nobody has shown him. */
function dealHands(p: LondonState, view: LondonView, viewer: number, rng: Rng): string | null {
  const { seats } = p.rules
  for (let card = 0; card < ACTION_KINDS; card++) {
    let left = ACTION_COPIES[card] - p.discard[card]
    for (let seat = 0; seat < seats; seat++) {
      const known = viewer === NOBODY ? 0 : p.seen[(viewer * SEATS + seat) * ACTION_KINDS + card]
      if (seat !== viewer && p.hand[seat * ACTION_KINDS + card] < known) p.hand[seat * ACTION_KINDS + card] = known
      left -= p.hand[seat * ACTION_KINDS + card]
    }
    if (left < 0) return 'players: an ACTION card stands there more often than it exists (LD-16)'
    pool[card] = left
  }
  let left = pileSize(pool)
  for (let seat = 0; seat < seats; seat++) {
    const start = seat * ACTION_KINDS
    let missing = p.cards[seat]
    for (let card = 0; card < ACTION_KINDS; card++) missing -= p.hand[start + card]
    if (missing < 0) return `players.${seat}: more cards in hand than "cards" says (LD-19)`
    if (missing > left) return 'players: more ACTION cards in hand than there are (LD-16)'
    for (; missing > 0; missing--) p.hand[start + drawFrom(rng.below(left--))]++
  }
  findHeld(p)
  p.pile.set(pool)
  return pileSize(p.pile) === view.pile ? null : `pile: ${pileSize(p.pile)} cards are left for it (LD-16)`
}

/** Takes the card at this place of the pool. */
function drawFrom(place: number): number {
  let rest = place
  let card = 0
  for (; rest >= pool[card]; card++) rest -= pool[card]
  pool[card]--
  return card
}

/** Cards that only others have seen: any that can lie there. */
function fillLines(p: LondonState, rng: Rng): string | null {
  const { seats } = p.rules
  for (let seat = 0; seat < seats; seat++) {
    for (let position = 0; position < LINE; position++) {
      const at = seat * LINE + position
      if (p.fixed[at] === Identity.none && isNoted(p, seat, position)) {
        const identity = anyUnseen(p, seat, rng)
        if (identity === Identity.none) return `players.${seat}.line: no card is left for what was looked at (LD-21)`
        p.fixed[at] = identity
      }
    }
    for (let identity: number = Identity.falseLead; identity <= Identity.role; identity++)
      if (unseenOf(p, seat, identity) < 0) return `players.${seat}.line: it has no such cards (LD-21)`
  }
  for (let peeker = 0; peeker < seats; peeker++)
    for (let seat = 0; seat < seats; seat++) fillNotes(p, peeker, seat, rng)
  return null
}

function isNoted(p: LondonState, seat: number, position: number): boolean {
  for (let peeker = 0; peeker < p.rules.seats; peeker++)
    if ((p.notes[noteAt(peeker, seat, position)] & VALID) !== 0) return true
  return false
}

function anyUnseen(p: LondonState, seat: number, rng: Rng): number {
  const open = unseenPositions(p, seat)
  if (open === 0) return Identity.none
  let place = rng.below(open)
  for (let identity: number = Identity.falseLead; identity <= Identity.role; identity++) {
    place -= Math.max(0, unseenOf(p, seat, identity))
    if (place < 0) return identity
  }
  return Identity.none
}

/** What others have noted; once the line was mixed, anything that lies in a line. */
function fillNotes(p: LondonState, peeker: number, seat: number, rng: Rng): void {
  const { falseLeads, suspects } = p.rules
  for (let position = 0; position < LINE; position++) {
    const at = noteAt(peeker, seat, position)
    if ((p.notes[at] & UNNAMED) === 0) continue
    const valid = p.notes[at] & VALID
    const place = rng.below(LINE)
    const any =
      place < falseLeads ? Identity.falseLead : place < falseLeads + suspects ? Identity.suspect : Identity.role
    const identity = valid === 0 ? any : p.fixed[seat * LINE + position]
    p.notes[at] = identity | valid
    if (identity === Identity.role) p.roles[peeker] |= 1 << seat
  }
}

/** Choices that are made and not yet shown: letters, an offer, a sale. */
function fillChoices(p: LondonState, view: LondonView, rng: Rng): string | null {
  if (p.phase === Phase.letter) fillLetters(p, rng)
  if (p.phase === Phase.offerWindow) fillOffer(p, rng)
  const kept = view.pending.kept?.cards ?? 0
  while (pileSize(p.offered) < kept) {
    const card = anyOf(p, p.turnSeat, rng, p.offered)
    if (card < 0) return 'pending.kept: more cards were offered than are in hand (LD-53)'
    p.offered[card]++
  }
  if (p.saleItem === Item.any) {
    const card = anyOf(p, p.turnSeat, rng, p.offered)
    if (card < 0) return 'pending.item: no ACTION card is left to offer (LD-53)'
    p.saleItem = Item.named + card
  }
  return null
}

/** A card of a hand, each copy as likely, but for some of them; -1 where there is none. */
function anyOf(p: LondonState, seat: number, rng: Rng, but?: Uint8Array): number {
  const start = seat * ACTION_KINDS
  const free = p.cards[seat] - (but === undefined ? 0 : pileSize(but))
  if (free <= 0) return -1
  let place = rng.below(free)
  for (let card = 0; card < ACTION_KINDS; card++) {
    place -= p.hand[start + card] - (but?.[card] ?? 0)
    if (place < 0) return card
  }
  return -1
}

/** LD-107: those before the seat asked have chosen. */
function fillLetters(p: LondonState, rng: Rng): void {
  const first = firstSeat(p)
  for (let seat = first; seat !== p.asked; seat = (seat + 1) % p.rules.seats)
    if (p.life[seat] > 0 && p.cards[seat] > 0 && p.letters[seat] === 0) p.letters[seat] = anyOf(p, seat, rng) + 1
}

/** What of an offer is hidden from the viewer. */
function fillOffer(p: LondonState, rng: Rng): void {
  if (p.offerGive === Item.any) p.offerGive = Item.hidden + anyOf(p, p.turnSeat, rng)
  if (p.offerWant === Item.any && p.cards[p.asked] === 0) p.offerWant = Item.named + rng.below(ACTION_KINDS)
}
