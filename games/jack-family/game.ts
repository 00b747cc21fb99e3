import { chance } from './chance.ts'
import { turnNumber } from './rounds.ts'
import { ROLES } from './seats.ts'

/** What the games of both titles have alike: two seats, which change in the second game of a match. */
export const SHARED_GAME = {
  roles: ROLES.map(id => ({ id })),
  seats: { min: ROLES.length, max: ROLES.length },
  match: { option: { key: 'match', value: 2 }, seats: [1, 0] },
  chance,
  turnNumber,
} as const
