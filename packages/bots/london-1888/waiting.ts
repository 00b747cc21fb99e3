import type { LondonPosition } from '@gaslight/london-1888'
import { pointsExpected } from './fate.ts'
import type { Outlook } from './outlook.ts'

/** LD-186: what it brings Jack's side to end the game itself, by the ROPE or with the last hunter's death. */
export const POINTS_OF_ROPE = 2
export const POINTS_OF_ALL = 3

/** Whether more is to be hoped for than so many points now. */
export function isWorthWaiting(p: LondonPosition, { seat, weights }: Outlook, points: number): boolean {
  return weights.waits && pointsExpected(p, seat) > points
}
