import type { Point } from './point.ts'

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export function isArrow(key: string): key is Arrow {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight'
}

const HEADINGS: { readonly [arrow in Arrow]: Point } = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** The index of the place that an arrow key leads to, near and straight ahead; -1 if none lies ahead. */
export function ahead(from: Point, arrow: Arrow, places: readonly Point[]): number {
  const heading = HEADINGS[arrow]
  let best = -1
  let least = Number.POSITIVE_INFINITY
  places.forEach((place, i) => {
    const forward = (place.x - from.x) * heading.x + (place.y - from.y) * heading.y
    const aside = Math.abs((place.x - from.x) * heading.y) + Math.abs((place.y - from.y) * heading.x)
    const cost = forward + 2 * aside
    if (forward > 1 && cost < least) {
      best = i
      least = cost
    }
  })
  return best
}
