import type { Position } from '@gaslight/core'
import type { JackState } from './state.ts'

/** A position of either title: what it holds, and the rules on it. */
export interface JackPosition<Character extends string = string> extends JackState<Character>, Position {}

/** Whether the position waits for chance. */
export function isChance(p: Position): boolean {
  return p.turn().kind === 'chance'
}
