import { EVENT_COUNT, Event } from './event-cards.ts'
import { BANK, FIRST_LOCATION, LOCATION_COUNT } from './map.ts'
import { Identity, Phase } from './phase.ts'
import { type LondonState, TOKEN_KINDS } from './state.ts'
import { LINE } from './supply.ts'

/**
 * LD-187: once a game is decided, all that chance never had to decide is drawn, so that everything lies open: the cards of
 * the lines, the face-down tokens place by place, the Events that were to come.
 */

/** So many tokens of a place are shown at once. */
export const SHOWN_TOKENS = 3

/** The next line, place or Event that is to be shown; the game is over once nothing is. */
export function showOn(p: LondonState): void {
  p.phase = unseenLine(p) >= 0 || unseenPlace(p) >= 0 || cardsToCome(p) > 0 ? Phase.showing : Phase.over
}

/** The first seat with a card that nobody has ever seen; -1 where there is none. */
export function unseenLine(p: LondonState): number {
  const end = p.rules.seats * LINE
  for (let i = 0; i < end; i++)
    if (p.up[i] === Identity.none && p.fixed[i] === Identity.none) return Math.floor(i / LINE)
  return -1
}

/** The first location but the Bank, whose SILVER is known, with tokens not yet shown; -1 where there is none. */
export function unseenPlace(p: LondonState): number {
  for (let i = 0; i < LOCATION_COUNT; i++) if (unseenTokens(p, i) > 0) return i
  return -1
}

/** How many tokens of a location are not yet shown. */
export function unseenTokens({ hiddenAt, laid }: LondonState, location: number): number {
  if (location === BANK - FIRST_LOCATION) return 0
  const at = location * TOKEN_KINDS
  return hiddenAt[location] - laid[at] - laid[at + 1] - laid[at + 2]
}

/** How many face-down tokens of a kind are not yet shown anywhere, of so many in all. */
export function unseenOfKind({ laid }: LondonState, kind: number, all: number): number {
  let left = all
  for (let i = kind; i < laid.length; i += TOKEN_KINDS) left -= laid[i]
  return left
}

/** How many Events lie in the order revealed or to come. */
export function orderedEvents({ events, eventCount }: LondonState): number {
  let count = eventCount
  while (count < EVENT_COUNT && events[count] !== Event.none) count++
  return count
}

function cardsToCome(p: LondonState): number {
  return EVENT_COUNT - orderedEvents(p)
}

/** The cards of a line, 2 bits a position: `Identity`, 0 where the card has been seen before. */
export function showLine(p: LondonState, cards: number): void {
  const start = unseenLine(p) * LINE
  for (let i = 0; i < LINE; i++) {
    const identity = (cards >> (2 * i)) & 3
    if (identity !== Identity.none) p.fixed[start + i] = identity
  }
  showOn(p)
}

/** Tokens of a place, 2 bits a kind: how many. */
export function showTokens(p: LondonState, counts: number): void {
  const start = unseenPlace(p) * TOKEN_KINDS
  for (let kind = 0; kind < TOKEN_KINDS; kind++) p.laid[start + kind] += (counts >> (2 * kind)) & 3
  showOn(p)
}

/** The next card of the Event pile. */
export function showEvent(p: LondonState, event: number): void {
  p.events[orderedEvents(p)] = event
  showOn(p)
}
