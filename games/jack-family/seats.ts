import type { Turn } from '@gaslight/core'
import type { Role } from './view.ts'

/** The seats, in the order of the game's roles. */
export const JACK = 0
export const DETECTIVE = 1

/** The roles by their seats. */
export const ROLES: readonly [Role, Role] = ['jack', 'detective']

/** The turn of each seat. */
export const SEAT_TURNS: readonly Turn[] = ROLES.map((_, seat) => Object.freeze({ kind: 'seat', seat }))
