import { nextTo, type Offset } from './hex.ts'
import type { Arrow } from './walk.ts'

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
