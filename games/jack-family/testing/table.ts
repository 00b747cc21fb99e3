import { type Audience, type Decision, DecisionList, type Effect, type Game } from '@gaslight/core'
import type { JackPosition } from '../position.ts'
import { seatOf } from '../rounds.ts'
import { ROLES } from '../seats.ts'
import type { JackView, Role } from '../view.ts'

/** A game of either title, as far as the tests that both share speak of it. */
export type JackGame<P extends JackPosition, V extends JackView, D extends { readonly kind: string }> = Game<
  P,
  V,
  D,
  Effect
>

/** A position document. */
export type Document = { readonly [field: string]: unknown }

/** What the tests of a title do over and over: positions from documents, decisions from tokens, records from lines. */
export function testTable<P extends JackPosition, V extends JackView, D extends { readonly kind: string }>(
  game: JackGame<P, V, D>,
) {
  const { notation } = game

  function position(document: Document): P {
    const read = notation.position(document)
    if (!read.ok) throw new Error(read.error.message)
    return read.value
  }

  function legal(p: P): Decision[] {
    const list = new DecisionList()
    p.legal(list)
    return list.toArray()
  }

  /** The legal decisions as an all-seeing reader writes them. */
  function tokens(p: P): string[] {
    return legal(p).map(decision => notation.format(p, decision, 'omniscient'))
  }

  /** The reason why a token is refused; null where it is legal. */
  function refusal(p: P, token: string): string | null {
    const parsed = notation.parse(p, token)
    return parsed.ok ? null : parsed.error.reason
  }

  function decisionOf(p: P, token: string): Decision {
    const parsed = notation.parse(p, token)
    if (!parsed.ok) throw new Error(`${token}: ${parsed.error.reason}`)
    return parsed.value
  }

  /** The position after this decision; the one given stays as it is. */
  function after(p: P, decision: Decision): P {
    const next = p.clone()
    next.apply(decision)
    return next
  }

  /** The position after these tokens. */
  function played(p: P, ...sequence: readonly string[]): P {
    return sequence.reduce((next, token) => after(next, decisionOf(next, token)), p)
  }

  /** What everybody learns of the last token besides itself. */
  function effects(p: P, ...sequence: readonly string[]): readonly Effect[] | undefined {
    const before = played(p, ...sequence.slice(0, -1))
    const decision = decisionOf(before, sequence[sequence.length - 1])
    return game.event(before, decision, after(before, decision), 'public')?.effects
  }

  /** What is taken without asking. */
  function forcedToken(p: P): string | null {
    const forced = game.forced(p)
    return forced === null ? null : notation.format(p, forced, 'omniscient')
  }

  /** The decisions of a record from the start on. */
  function read(lines: readonly string[]) {
    return notation.read(position({}), lines)
  }

  /** A record as it is written for this audience. */
  function rewritten(lines: readonly string[], to: Audience = 'omniscient'): string[] {
    const decisions = read(lines)
    if (!decisions.ok) throw new Error(`${decisions.error.line}: ${decisions.error.message}`)
    return notation.write(position({}), decisions.value, to).map(({ text }) => text)
  }

  return { position, legal, tokens, refusal, after, played, effects, forcedToken, read, rewritten }
}

/** The start with these characters moved, all of them Suspects. */
export function at(places: { readonly [character: string]: string }): Document {
  return Object.fromEntries(Object.entries(places).map(([name, place]) => [name, { at: place }]))
}

/** A document in which this seat has just taken this card, one of those of the cast. */
export function withCard(seat: Role, character: string, cast: readonly string[], round: number): Document {
  const slot = ROLES[seatOf(round, 0)] === seat ? 1 : 2
  const [used, ...open] = cast.filter(name => name !== character).slice(0, 3)
  const cards = Object.fromEntries([character, ...open].map(name => [name, 'open']))
  return { round, slot, cards: { ...cards, [used]: slot === 1 ? 'open' : 'used' }, active: { character } }
}

/** The names of a list as one text, for short expectations. */
export function listed(names: readonly string[]): string {
  return names.join(' ')
}
