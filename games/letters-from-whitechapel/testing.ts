import { type Audience, type Decision, DecisionList } from '@gaslight/core'
import { COLOURS } from './cast.ts'
import { lettersFromWhitechapel as game } from './game.ts'
import { JOINED, rowOf } from './graph.ts'
import type { WhitechapelPosition } from './position.ts'
import hideout90 from './positions/hideout-90.json' with { type: 'json' }
import hunting1 from './positions/hunting-1.json' with { type: 'json' }
import hunting4 from './positions/hunting-4.json' with { type: 'json' }
import letters2 from './positions/letters-2.json' with { type: 'json' }
import patrol1 from './positions/patrol-1.json' with { type: 'json' }
import patrol2Plain from './positions/patrol-2-plain.json' with { type: 'json' }
import patrol2Yellow from './positions/patrol-2-yellow.json' with { type: 'json' }
import start from './positions/start.json' with { type: 'json' }
import women1 from './positions/women-1.json' with { type: 'json' }
import women2 from './positions/women-2.json' with { type: 'json' }
import women3 from './positions/women-3.json' with { type: 'json' }
import women4 from './positions/women-4.json' with { type: 'json' }
import wretched1 from './positions/wretched-1.json' with { type: 'json' }
import wretched3 from './positions/wretched-3.json' with { type: 'json' }

/** What the tests of this game share: positions from documents, decisions from tokens. */

export type Document = { readonly [field: string]: unknown }

export function position(document: Document): WhitechapelPosition {
  const read = game.notation.position(document)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

/** The documents in `positions`, by their names. */
const POSITIONS = {
  'hideout-90': hideout90,
  'hunting-1': hunting1,
  'hunting-4': hunting4,
  'letters-2': letters2,
  'patrol-1': patrol1,
  'patrol-2-plain': patrol2Plain,
  'patrol-2-yellow': patrol2Yellow,
  start,
  'women-1': women1,
  'women-2': women2,
  'women-3': women3,
  'women-4': women4,
  'wretched-1': wretched1,
  'wretched-3': wretched3,
}
export type PositionName = keyof typeof POSITIONS

export function load(name: PositionName): Document {
  return POSITIONS[name]
}

/** Policemen on these crossings, in the order of the colours; those left out stand far away. */
export function policemen(...crossings: readonly number[]): Document {
  const far = [1, 2, 7, 8, 227].filter(crossing => !crossings.includes(crossing))
  return Object.fromEntries(COLOURS.map((colour, i) => [colour, `x${crossings[i] ?? far[i - crossings.length]}`]))
}

/** Patrol tokens on these crossings, their faces left open. */
export function tokensOn(...crossings: readonly number[]): Document {
  return Object.fromEntries(crossings.map(crossing => [`x${crossing}`, {}]))
}

export const YELLOW_TOKENS = tokensOn(41, 46, 58, 135, 138, 165, 184)

/** A row of so many circles that ends on one, from normal moves on an empty board, no circle twice while it can. */
export function walkTo(circle: number, length: number): number[] {
  const row = [circle]
  while (row.length < length) {
    const near = rowOf(JOINED, row[0])
    row.unshift(near.find(next => !row.includes(next)) ?? near[0])
  }
  return row
}

/** The same, from the murder in cell I on, with so many cells left (LW-38). */
export function rowTo(circle: number, cellsLeft = 15): number[] {
  return walkTo(circle, 16 - cellsLeft)
}

/** Night 1 with red as the Head's colour, the murder on the first circle of the row, and what is changed. */
export function hunt(row: readonly number[], changes: Document = {}): WhitechapelPosition {
  return position({
    state: 'move',
    hideout: 90,
    scenes: { [row[0]]: 1 },
    policemen: policemen(),
    nights: { 1: { head: 'red', toc: 1, row } },
    ...changes,
  })
}

export function legal(p: WhitechapelPosition): Decision[] {
  const list = new DecisionList()
  p.legal(list)
  return list.toArray()
}

/** The legal decisions as an all-seeing reader writes them. */
export function tokens(p: WhitechapelPosition): string[] {
  return legal(p).map(decision => game.notation.format(p, decision, 'omniscient'))
}

/** The reason and the rule for which a token is refused; null where it is legal. */
export function refusal(p: WhitechapelPosition, token: string): string | null {
  const parsed = game.notation.parse(p, token)
  return parsed.ok ? null : `${parsed.error.reason} ${parsed.error.rule}`
}

/** The position after these tokens; the one given stays as it is. */
export function played(p: WhitechapelPosition, ...sequence: readonly string[]): WhitechapelPosition {
  const after = p.clone()
  for (const token of sequence) {
    const parsed = game.notation.parse(after, token)
    if (!parsed.ok) throw new Error(`${token}: ${parsed.error.reason}`)
    after.apply(parsed.value)
  }
  return after
}

/** What an audience is told of the last of these tokens. */
export function told(p: WhitechapelPosition, to: Parameters<typeof game.view>[1], ...sequence: readonly string[]) {
  const before = played(p, ...sequence.slice(0, -1))
  const parsed = game.notation.parse(before, sequence[sequence.length - 1])
  if (!parsed.ok) throw new Error(parsed.error.reason)
  const after = before.clone()
  after.apply(parsed.value)
  return game.event(before, parsed.value, after, to)
}

/** How the game ended; null while it goes on. */
export function ending(p: WhitechapelPosition): string | null {
  const turn = p.turn()
  return turn.kind === 'over' ? turn.outcome.reason : null
}

export function view(p: WhitechapelPosition, to: Audience = 'omniscient') {
  return game.view(p, to)
}

/** D15 for the Head's colour first, Jack on the last circle of the row. */
export function acting(row: readonly number[], changes: Document = {}): WhitechapelPosition {
  return hunt(row, { state: 'action', ...changes })
}

/** The tokens of legal decisions that begin so. */
export function starting(p: WhitechapelPosition, beginning: string): string[] {
  return tokens(p).filter(token => token.startsWith(beginning))
}

/** The same of every policeman, in the order of the colours. */
export function all(what: 'pass' | '='): string[] {
  return COLOURS.map(colour => `${colour} ${what}`)
}
