/** The titles of the house; `roles` in the order of their seats. */
export const TITLES = [
  { id: 'mr-jack', players: { min: 2, max: 2 }, minutes: 30, playable: true },
  { id: 'mr-jack-new-york', players: { min: 2, max: 2 }, minutes: 30, playable: false },
  { id: 'letters-from-whitechapel', players: { min: 2, max: 6 }, minutes: 90, playable: false },
  { id: 'london-1888', players: { min: 4, max: 8 }, minutes: 45, playable: false },
] as const
export type Title = (typeof TITLES)[number]

export const ROLES = ['jack', 'detective'] as const
export type RoleId = (typeof ROLES)[number]
export type Side = RoleId | 'chance'

/** The one asked for, or either with even chances. */
export function seatOf(side: Side): RoleId {
  if (side !== 'chance') return side
  return crypto.getRandomValues(new Uint8Array(1)).some(byte => byte & 1) ? 'jack' : 'detective'
}

export function otherRole(role: RoleId): RoleId {
  return role === 'jack' ? 'detective' : 'jack'
}

/** The computer's level where nobody has chosen one. */
export const USUAL_LEVEL = 'inspector'
