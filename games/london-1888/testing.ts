import { type Audience, type Decision, DecisionList } from '@gaslight/core'
import { CHARACTERS, CODES } from './cast.ts'
import { london1888 as game } from './game.ts'
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

/** How the game ended; null while it goes on. */
export function ending(p: LondonPosition): string | null {
  const turn = p.turn()
  return turn.kind === 'over' ? turn.outcome.reason : null
}
