import type { Position, Turn } from '@gaslight/core'
import { SEAT_TURNS } from './seats.ts'
import type { JackState } from './state.ts'

/** A position of either title: what it holds, and the rules on it. */
export interface JackPosition<Character extends string = string> extends JackState<Character>, Position {}

/** Whether the position waits for chance. */
export function isChance(p: Position): boolean {
  return p.turn().kind === 'chance'
}

/** The turns of all states, by their numbers and the seat to decide, at `2 * state + seat`; in the `drawing` ones chance decides. */
export function turnsOf<State extends string>(states: readonly State[], drawing: readonly State[]): readonly Turn[] {
  return states.flatMap((state): readonly Turn[] => {
    if (!drawing.includes(state)) return SEAT_TURNS
    const turn = Object.freeze({ kind: 'chance', purpose: state } as const)
    return SEAT_TURNS.map(() => turn)
  })
}
