import type { Outcome } from '@gaslight/core'
import { REASONS } from './cast.ts'

/** How a game ended: places in `REASONS` (LW-96). */
export const Ending = { none: -1, escape: 0, arrest: 1, stuck: 2, time: 3, address: 4 } as const

export function winnerOf(ending: number): 'jack' | 'police' {
  return ending === Ending.escape ? 'jack' : 'police'
}

/** LW-1: the detectives win and lose together. */
export function outcomeOf(ending: number, seats: number): Outcome {
  const winners = ending === Ending.escape ? [0] : Array.from({ length: seats - 1 }, (_, detective) => detective + 1)
  return { winners, reason: REASONS[ending] }
}
