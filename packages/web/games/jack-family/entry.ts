import { Fingerprint, Search } from 'lucide-react'
import type { RoleEntry } from '../entry.ts'

/** The roles of both titles, in the order of their seats. */
export const JACK_ROLES: readonly RoleEntry[] = [
  { id: 'jack', icon: Fingerprint },
  { id: 'detective', icon: Search },
]

/** At one screen nobody plans a return game: the end of each game offers it. */
export const MATCH = ['match']

export const USUAL_LEVEL = 'inspector'
