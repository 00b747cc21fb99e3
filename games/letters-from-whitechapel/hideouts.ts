import { JOINED, rowHas } from './graph.ts'
import { CIRCLES, type CircleNumber, RED } from './map.ts'

/** LW-14: where the hideout may be, ascending. */
export const HIDEOUTS: readonly CircleNumber[] = CIRCLES.filter(circle => !circle.red).map(circle => circle.number)

/** LW-81: the same with `catchMe`. */
export const CATCH_ME_HIDEOUTS: readonly CircleNumber[] = HIDEOUTS.filter(circle => redJoinedTo(circle) === undefined)

/** A red circle that is joined to this one, if one is. */
export function redJoinedTo(circle: CircleNumber): CircleNumber | undefined {
  return RED.find(red => rowHas(JOINED, circle, red))
}
