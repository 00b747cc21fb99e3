import type { Position, Turn } from '@gaslight/core'
import type { JackState } from './state.ts'

/** A position of either title: what it holds, and the rules on it. */
export interface JackPosition<Character extends string = string> extends JackState<Character>, Position {}

/** Whether the position waits for chance. */
export function isChance(p: Position): boolean {
  return p.turn().kind === 'chance'
}

/** For each state, by its number: the turn of chance, where chance decides in it; null where a seat does. */
export function chanceTurns<State extends string>(
  states: readonly State[],
  drawing: readonly State[],
): readonly (Turn | null)[] {
  return states.map(state => (drawing.includes(state) ? Object.freeze({ kind: 'chance', purpose: state }) : null))
}
