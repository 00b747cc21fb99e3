import { SPACES, type SpaceId, spaceNumber } from './map.ts'
import { stepsLeft } from './movement.ts'
import type { PosedLondon } from './posed.ts'
import { has } from './space-set.ts'
import { ENDS, lengthOf, survey } from './walks.ts'

/** Where a walk of the seat in turn can end now, and how many steps it takes there (LD-37). */
export function reach(p: PosedLondon): { readonly [space: SpaceId]: number } {
  survey(p, stepsLeft(p))
  const spaces: { [space: SpaceId]: number } = {}
  const ends = SPACES.filter((_, space) => has(ENDS, space))
  for (const id of ends) spaces[id] = lengthOf(p, spaceNumber(id))
  return spaces
}
