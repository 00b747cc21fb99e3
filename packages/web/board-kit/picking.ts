import { gap, type Point } from './point.ts'

/** The smallest thing a finger should have to hit, across, in CSS pixels. */
const TOUCH_SIZE = 44

export interface Spot<T> {
  readonly target: T
  readonly place: Point
}

/** The spot nearest to a point, if it is within reach; of two equally near ones the first. */
export function nearest<T>(spots: readonly Spot<T>[], point: Point, reach: number): Spot<T> | undefined {
  let best: Spot<T> | undefined
  let least = reach
  for (const spot of spots) {
    const distance = gap(spot.place, point)
    if (distance <= reach && (best === undefined || distance < least)) {
      best = spot
      least = distance
    }
  }
  return best
}

/** How far from a finger a marked target may lie, in drawing units, at a number of CSS pixels for one unit. */
export function touchReach(scale: number): number {
  return TOUCH_SIZE / 2 / scale
}

/** The target after (`by` 1) or before (`by` -1) another in a list, round and round; without one, the first or the last. */
export function roundFrom<T>(
  targets: readonly T[],
  keyOf: (target: T) => string,
  from: T | null,
  by: 1 | -1,
): T | null {
  const current = from ? targets.findIndex(target => keyOf(target) === keyOf(from)) : -1
  const next = current < 0 ? (by === 1 ? 0 : targets.length - 1) : (current + by + targets.length) % targets.length
  return targets[next] ?? null
}
