import { SPACES, type SpaceId } from './map.ts'
import { COST, ENDS, stepsLeft, survey } from './movement.ts'
import type { LondonPosition } from './position.ts'

/** Where a walk of the seat in turn can end now, and how many steps it takes there (LD-37). */
export function reach(p: LondonPosition): { readonly [space: SpaceId]: number } {
  survey(p, stepsLeft(p))
  const spaces: { [space: SpaceId]: number } = {}
  for (const [space, id] of SPACES.entries()) if (ENDS[space] === 1) spaces[id] = COST[space]
  return spaces
}
