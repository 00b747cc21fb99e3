import type { Turn } from '@gaslight/core'
import { DETECTIVE, JACK, ROLES } from './seats.ts'
import type { Reason, Role } from './view.ts'

/** Why a game is over, as a number for the position: a place in `REASONS`. */
export const Ending = { none: -1, escaped: 0, arrested: 1, wrongAccusation: 2, dawn: 3 } as const
export type EndingCode = (typeof Ending)[keyof typeof Ending]

export const REASONS: readonly Reason[] = ['escaped', 'arrested', 'wrong-accusation', 'dawn']

/** Only an arrest is won by the Detective (MJ-65, NY-71). */
function winningSeat(ending: number): number {
  return ending === Ending.arrested ? DETECTIVE : JACK
}

export function winnerOf(ending: number): Role {
  return ROLES[winningSeat(ending)]
}

/** The turn of a finished game, by its ending. */
export const OVER_TURNS: readonly Turn[] = REASONS.map((reason, ending) =>
  Object.freeze({
    kind: 'over',
    outcome: Object.freeze({ winners: Object.freeze([winningSeat(ending)]), reason }),
  }),
)
