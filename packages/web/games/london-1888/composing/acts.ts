import type { CharacterId } from '@gaslight/london-1888'
import type { LondonChoice } from '../types.ts'
import { type Mode, modeOf } from './parts.ts'

/** What the seat in turn may do between its draw and the end of its turn (D6), in the order of the rules. */
export const ACTS = [
  'roll',
  'walk',
  'treat',
  'attack',
  'question',
  'search',
  'shop',
  'offer',
  'market',
  'arrest',
  'protester',
  'trade',
] as const
export type ActId = (typeof ACTS)[number]

/** The decisions, at most one in a turn, by their letters. */
export const LETTERS: { readonly [act in ActId]?: string } = {
  treat: 'a',
  attack: 'b',
  question: 'c',
  search: 'd',
  shop: 'e',
  offer: 'f',
  market: 'g',
  arrest: 'h',
}

/** Whose alone an act is. */
const OWNERS: { readonly [act in ActId]?: readonly CharacterId[] } = {
  arrest: ['abberline', 'godley'],
  protester: ['lusk'],
  trade: ['warren', 'netley'],
}

export function actsOf(character: CharacterId): ActId[] {
  return ACTS.filter(act => OWNERS[act]?.includes(character) ?? true)
}

/** An act as it stands now. */
export interface Act {
  readonly id: ActId
  /** What is pointed at for it; null where it is done at once. */
  readonly mode: Mode | null
  /** None: it cannot be done now. */
  readonly choices: readonly LondonChoice[]
}

export function standing(id: ActId, choices: readonly LondonChoice[]): Act {
  const fitting = choices.filter(({ detail }) => detail.kind === id)
  const [first] = fitting
  return { id, mode: first === undefined ? null : modeOf(first.detail), choices: fitting }
}
