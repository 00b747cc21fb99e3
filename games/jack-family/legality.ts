import { deckOf } from './alibis.ts'
import { piecesOf } from './pieces.ts'
import { ACTIVATIONS } from './rounds.ts'
import type { JackState } from './state.ts'

/** Why this character's card cannot be taken (MJ-18, NY-16). */
export function cardRefusal<Character extends string>(
  p: JackState<Character>,
  character: Character,
): 'not-in-game' | 'card-not-revealed' | 'card-used' | null {
  const piece = p.pieceOf(character)
  if (piece < 0) return 'not-in-game'
  if (((p.revealed >> piece) & 1) === 0) return 'card-not-revealed'
  return ((p.used >> piece) & 1) === 1 ? 'card-used' : null
}

/** Why this alibi cannot be drawn (MJ-38, NY-52). */
export function alibiRefusal<Character extends string>(
  p: JackState<Character>,
  character: Character,
): 'not-in-game' | 'alibi-gone' | null {
  const piece = p.pieceOf(character)
  if (piece < 0) return 'not-in-game'
  return ((deckOf(p) >> piece) & 1) === 1 ? null : 'alibi-gone'
}

/** Whether these are four different characters of the game (MJ-16, NY-14). */
export function isFour<Character extends string>(p: JackState<Character>, cards: readonly Character[]): boolean {
  return cards.length === ACTIVATIONS && piecesOf(p, cards) >= 0
}
