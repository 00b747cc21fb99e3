import { type Decision, DecisionList } from '@gaslight/core'
import type { Role } from '@gaslight/jack-family'
import { START } from './board.ts'
import { CAST, type Character } from './cast.ts'
import { mrJackNewYork } from './game.ts'
import type { NewYorkPosition } from './position.ts'
import type { Tile } from './view.ts'

/** What the tests of this game share: positions from documents, decisions from tokens. */

export type Document = { readonly [field: string]: unknown }

export function position(document: Document): NewYorkPosition {
  const read = mrJackNewYork.notation.position(document)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

/** The start with these characters moved, all of them Suspects. */
export function at(places: { readonly [name in Character]?: string }): Document {
  return Object.fromEntries(Object.entries(places).map(([name, space]) => [name, { at: space }]))
}

/** The tiles of the start with these changed. */
export function tiles(changes: { readonly [cell: string]: Tile }): Document {
  return { ...START.tiles, ...changes }
}

/** The Informant, mute since he was consulted in the first activation of this odd round. */
export function mute(space: string, round: number): Document {
  return { informant: { at: space, side: 'mute' }, alibis: [{ by: 'detective', round, slot: 1 }] }
}

/** Late enough for every builder to have built three tiles, and for Grant to have turned as many. */
export const LATE = 7

function seatAt(round: number, slot: number): Role {
  return (round % 2 === 1) === (slot === 2 || slot === 3) ? 'jack' : 'detective'
}

/** A position, in round 7 unless told otherwise, in which this seat has just taken this character's card. */
export function turn(seat: Role, character: Character, document: Document = {}): NewYorkPosition {
  const round = typeof document.round === 'number' ? document.round : LATE
  const slot = seatAt(round, 1) === seat ? 1 : 2
  const [used, ...open] = CAST.filter(name => name !== character).slice(0, 3)
  const cards = Object.fromEntries([character, ...open].map(name => [name, 'open']))
  return position({
    round,
    slot,
    cards: { ...cards, [used]: slot === 1 ? 'open' : 'used' },
    active: { character },
    ...document,
  })
}

export function legal(p: NewYorkPosition): Decision[] {
  const list = new DecisionList()
  p.legal(list)
  return list.toArray()
}

/** The legal decisions as an all-seeing reader writes them. */
export function tokens(p: NewYorkPosition): string[] {
  return legal(p).map(decision => mrJackNewYork.notation.format(p, decision, 'omniscient'))
}

/** The reason why a token is refused; null where it is legal. */
export function refusal(p: NewYorkPosition, token: string): string | null {
  const parsed = mrJackNewYork.notation.parse(p, token)
  return parsed.ok ? null : parsed.error.reason
}

/** The position after these tokens; the one given stays as it is. */
export function played(p: NewYorkPosition, ...sequence: readonly string[]): NewYorkPosition {
  const after = p.clone()
  for (const token of sequence) {
    const parsed = mrJackNewYork.notation.parse(after, token)
    if (!parsed.ok) throw new Error(`${token}: ${parsed.error.reason}`)
    after.apply(parsed.value)
  }
  return after
}

/** The names of a list as one text, for short expectations. */
export function listed(names: readonly string[]): string {
  return names.join(' ')
}
