import { EVENT_COUNT, EVENTS, type EventId, MURDERS, SURE_MURDER } from './event-cards.ts'
import type { Counts, LondonView, SilverCounts } from './view.ts'
import type { WeaponId } from './weapons.ts'

/** What can still come, and how likely. */
export interface EventOdds {
  /** The chance of each Event card that is not revealed to be the next; empty once no event follows. */
  readonly next: Counts<EventId>
  /** The chance that the next one is a MURDER. */
  readonly murder: number
  /** By round the chance that it is the last one by murders (LD-163). */
  readonly last: { readonly [round: number]: number }
}

/** The piles and tokens, whose contents all can count (LD-164). */
export interface SupplyOdds {
  /** The chance of each weapon to be the next WEAPON card; from the discard, where the pile is empty (LD-56). */
  readonly weapon: Counts<WeaponId>
  /** The chance of each kind to be a face-down token outside the Bank, and of each value to be one of the Bank's. */
  readonly token: Counts<'action' | 'life' | 'weapon'>
  readonly silver: SilverCounts
}

/** From the deck's order alone (LD-15): the 10th card is a MURDER, every other order is as likely. */
export function eventOdds({ events }: LondonView): EventOdds {
  const revealed = Object.values(events)
  const murders = revealed.filter(isMurder).length
  const last: { [round: number]: number } = {}
  followMurders(revealed.length, murders, 1, last)
  if (murders === MURDERS) return { next: {}, murder: 0, last }
  const murder = nextMurder(revealed.length, murders)
  const others = EVENT_COUNT - MURDERS - (revealed.length - murders)
  const next: { [id in EventId]?: number } = {}
  for (const id of EVENTS) {
    if (revealed.includes(id)) continue
    const chance = isMurder(id) ? murder / (MURDERS - murders) : (1 - murder) / others
    if (chance > 0) next[id] = chance
  }
  return { next, murder, last }
}

export function supplyOdds({ armoury, armouryDiscard, hidden, bank }: LondonView): SupplyOdds {
  const weapon = sharesOf(armoury)
  return {
    weapon: Object.keys(weapon).length > 0 ? weapon : sharesOf(armouryDiscard),
    token: sharesOf(hidden),
    silver: sharesOf(bank),
  }
}

function isMurder(id: EventId): boolean {
  return EVENTS.indexOf(id) < MURDERS
}

/** The chance that the card after so many, `murders` of them MURDERs, is one. */
function nextMurder(revealed: number, murders: number): number {
  const others = EVENT_COUNT - MURDERS - (revealed - murders)
  // Up to the 10th card one of the MURDERs that are left waits there.
  const waiting = revealed + 1 < SURE_MURDER ? 1 : 0
  if (revealed + 1 === SURE_MURDER) return 1
  const left = MURDERS - murders - waiting
  return left / (left + others)
}

/** Adds to each round the chance that it is the last one, from a state that itself has this chance. */
function followMurders(revealed: number, murders: number, chance: number, last: { [round: number]: number }): void {
  if (chance === 0) return
  if (murders === MURDERS) {
    const round = revealed + 1
    last[round] = (last[round] ?? 0) + chance
    return
  }
  const murder = nextMurder(revealed, murders)
  followMurders(revealed + 1, murders + 1, chance * murder, last)
  followMurders(revealed + 1, murders, chance * (1 - murder), last)
}

function sharesOf<K extends string>(counts: Counts<K>): Counts<K> {
  const names = Object.keys(counts) as K[]
  const count = (name: K) => counts[name] ?? 0
  const total = names.reduce((sum, name) => sum + count(name), 0)
  const shares: { [name in K]?: number } = {}
  for (const name of names) if (count(name) > 0) shares[name] = count(name) / total
  return shares
}
