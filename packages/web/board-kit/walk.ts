import { nextTo, type Offset, type Point } from './hex.ts'

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export function isArrow(key: string): key is Arrow {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight'
}

/**
 * Where an arrow key may lead from a hex, the preferred place first. Flat-topped hexes have no neighbours to the east
 * and west: left and right keep to one row, which runs in a zigzag.
 */
export function arrowSteps(from: Offset, arrow: Arrow): readonly Offset[] {
  const low = from.col % 2 === 0
  switch (arrow) {
    case 'ArrowUp':
      return [nextTo(from, 'N')]
    case 'ArrowDown':
      return [nextTo(from, 'S')]
    case 'ArrowLeft':
      return low ? [nextTo(from, 'NW'), nextTo(from, 'SW')] : [nextTo(from, 'SW'), nextTo(from, 'NW')]
    case 'ArrowRight':
      return low ? [nextTo(from, 'NE'), nextTo(from, 'SE')] : [nextTo(from, 'SE'), nextTo(from, 'NE')]
  }
}

const HEADINGS: { readonly [arrow in Arrow]: Point } = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** For targets off the grid: the index of the place that an arrow key leads to, near and straight ahead; -1 if none lies ahead. */
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
