import type { CharacterId } from './cast.ts'

/** The characters of the seats where nothing else is said. */
export const SEATING: readonly CharacterId[] = [
  'abberline',
  'lusk',
  'gull',
  'warren',
  'netley',
  'godley',
  'mansfield',
  'albert_victor',
]
