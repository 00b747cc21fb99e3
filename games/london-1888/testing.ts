import { type Audience, type Decision, DecisionList, Sfc32 } from '@gaslight/core'
import { CHARACTERS, CODES } from './cast.ts'
import { REASONS } from './endings.ts'
import { london1888 as game } from './game.ts'
import type { LondonOptions } from './options.ts'
import { Phase } from './phase.ts'
import type { LondonPosition } from './position.ts'

/** What the tests of this game share: positions from documents, decisions from tokens. */

export type Document = { readonly [field: string]: unknown }

/** The seats of the handed cases, by the codes of their characters: Ab, Lu, Gu, Wa, and Ne or another in his place. */
export const [AB, LU, GU, WA, NE] = [0, 1, 2, 3, 4]

/** By code what is to be changed of a player. */
export type Players = { readonly [code: string]: Document }

/** Section 15: five players, nobody near, an act of the first, Jack unknown; `fifth` takes the place of Ne. */
export function position(players: Players = {}, changes: Document = {}, fifth = 'Ne'): LondonPosition {
  const codes = ['Ab', 'Lu', 'Gu', 'Wa', fifth]
  const seated = codes.map((code, seat) => [
    seat,
    { character: CHARACTERS[CODES.indexOf(code)], ...(players[code] ?? {}) },
  ])
  const read = game.notation.position({
    seats: 5,
    state: 'act',
    turn: AB,
    players: Object.fromEntries(seated),
    ...changes,
  })
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

/** What an unmasked Jack in this seat adds to a document of five: the sides of the others. */
export function unmasked(seat: number, players: Players = {}, fifth = 'Ne'): Players {
  const codes = ['Ab', 'Lu', 'Gu', 'Wa', fifth]
  return Object.fromEntries(
    codes.map((code, i) => [
      code,
      i === seat
        ? { role: 'jack', line: { 1: 'role' }, weapons: { scalpel: 1 }, ...players[code] }
        : { side: 'hunter', ...players[code] },
    ]),
  )
}

/** The start, with what is changed of the options. */
export function begun(seats: number, changes: Partial<LondonOptions> = {}): LondonPosition {
  const defaults = Object.fromEntries(game.options.map(field => [field.key, field.default]))
  return game.start({ ...defaults, ...changes } as LondonOptions, seats)
}

/** From the start to the first turn, as the seed deals. */
export function dealt(seats: number, changes: Partial<LondonOptions> = {}, seed = 1): LondonPosition {
  const p = begun(seats, changes)
  const rng = new Sfc32(1888, seed)
  while (p.phase < Phase.draw) {
    const choices = legal(p)
    p.apply(p.turn().kind === 'chance' ? p.draw(rng) : choices[rng.below(choices.length)])
  }
  return p
}

/** So many cards, one of each name. */
export function hand(...cards: readonly string[]): Document {
  return { hand: Object.fromEntries(cards.map(id => [id, 1])) }
}

/** The players of the handed cases, all in one place. */
export function beside(at: string, players: Players = {}, fifth = 'Ne'): Players {
  return Object.fromEntries(['Ab', 'Lu', 'Gu', 'Wa', fifth].map(code => [code, { at, ...players[code] }]))
}

/** The turn of a seat in a round that Abberline began. */
export function act(seat: number, changes: Document = {}): Document {
  return { turn: seat, starter: AB, ...changes }
}

/** Round 2, with this event in force. */
export function inForce(id: string): Document {
  return { round: 2, event: id, events: { 2: id } }
}

/** Before the event of round 2 is revealed. */
export function beforeEvent(changes: Document = {}): Document {
  return { state: 'event', turn: undefined, round: 2, ...changes }
}

export function player(p: LondonPosition, seat: number) {
  return view(p).players[seat]
}

export function legal(p: LondonPosition): Decision[] {
  const list = new DecisionList()
  p.legal(list)
  return list.toArray()
}

/** The legal decisions as an all-seeing reader writes them, those that begin so. */
export function tokens(p: LondonPosition, beginning = ''): string[] {
  return legal(p)
    .map(decision => game.notation.format(p, decision, 'omniscient'))
    .filter(token => token.startsWith(beginning))
}

/** The reason and the rule for which a token is refused; null where it is legal. */
export function refusal(p: LondonPosition, token: string): string | null {
  const parsed = game.notation.parse(p, token)
  return parsed.ok ? null : `${parsed.error.reason} ${parsed.error.rule}`
}

/** The position after these tokens; the one given stays as it is. */
export function played(p: LondonPosition, ...sequence: readonly string[]): LondonPosition {
  const after = p.clone()
  for (const token of sequence) {
    const parsed = game.notation.parse(after, token)
    if (!parsed.ok)
      throw new Error(`${token}: ${parsed.error.reason} in ${game.view(after, 'public').state}; ${tokens(after)}`)
    after.apply(parsed.value)
  }
  return after
}

/** What an audience is told of the last of these tokens. */
export function told(p: LondonPosition, to: Audience, ...sequence: readonly string[]) {
  const before = played(p, ...sequence.slice(0, -1))
  const parsed = game.notation.parse(before, sequence[sequence.length - 1])
  if (!parsed.ok) throw new Error(parsed.error.reason)
  const after = before.clone()
  after.apply(parsed.value)
  return game.event(before, parsed.value, after, to)
}

export function view(p: LondonPosition, to: Audience = 'omniscient') {
  return game.view(p, to)
}

/** How the game is decided; null while it goes on. */
export function ending(p: LondonPosition): string | null {
  return REASONS[p.ending] ?? null
}
