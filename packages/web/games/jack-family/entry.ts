import { Fingerprint, Search } from 'lucide-react'
import type { RoleEntry } from '../entry.ts'

/** The roles of both titles, in the order of their seats. */
export const JACK_ROLES: readonly RoleEntry[] = [
  { id: 'jack', icon: Fingerprint },
  { id: 'detective', icon: Search },
]

export const USUAL_LEVEL = 'inspector'
