import { type Decision, DecisionList } from '@gaslight/core'
import { ROLES, type Role, seatOf } from '@gaslight/jack-family'
import { BASE_CAST, type Character } from './cast.ts'
import { mrJack } from './game.ts'
import type { MrJackPosition } from './position.ts'

/** What the tests of this game share: positions from documents, decisions from tokens. */

export type Document = { readonly [field: string]: unknown }

export function position(document: Document): MrJackPosition {
  const read = mrJack.notation.position(document)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

/** The start with these characters moved, all of them Suspects. */
export function at(places: { readonly [name in Character]?: string }): Document {
  return Object.fromEntries(Object.entries(places).map(([name, hex]) => [name, { at: hex }]))
}

/** A position in which this seat has just taken this character's card. */
export function turn(seat: Role, character: Character, document: Document = {}): MrJackPosition {
  const round = typeof document.round === 'number' ? document.round : 1
  const slot = ROLES[seatOf(round, 0)] === seat ? 1 : 2
  const { characters } = document
  const extension = isExtension(document) && typeof characters === 'object' && characters !== null
  const cast: readonly string[] = extension ? Object.keys(characters) : BASE_CAST
  const [used, ...open] = [...cast].filter(name => name !== character).slice(0, 3)
  const cards = Object.fromEntries([character, ...open].map(name => [name, 'open']))
  return position({
    round,
    slot,
    cards: { ...cards, [used]: slot === 1 ? 'open' : 'used' },
    active: { character },
    ...document,
  })
}

function isExtension({ options }: Document): boolean {
  return typeof options === 'object' && options !== null && 'cast' in options && options.cast === 'extension'
}

export function legal(p: MrJackPosition): Decision[] {
  const list = new DecisionList()
  p.legal(list)
  return list.toArray()
}

/** The legal decisions as an all-seeing reader writes them. */
export function tokens(p: MrJackPosition): string[] {
  return legal(p).map(decision => mrJack.notation.format(p, decision, 'omniscient'))
}

/** The reason why a token is refused; null where it is legal. */
export function refusal(p: MrJackPosition, token: string): string | null {
  const parsed = mrJack.notation.parse(p, token)
  return parsed.ok ? null : parsed.error.reason
}

/** The position after these tokens; the one given stays as it is. */
export function played(p: MrJackPosition, ...sequence: readonly string[]): MrJackPosition {
  const after = p.clone()
  for (const token of sequence) {
    const parsed = mrJack.notation.parse(after, token)
    if (!parsed.ok) throw new Error(`${token}: ${parsed.error.reason}`)
    after.apply(parsed.value)
  }
  return after
}

/** The names of a list as one text, for short expectations. */
export function listed(names: readonly string[]): string {
  return names.join(' ')
}
