import type { Point } from './point.ts'
import { BOARD, type Bounds, onSheet, type View } from './zoom.ts'

/** Where buttons may lie on a window, the usual corner first; what is said of the board lies in the fourth. */
const CORNERS = ['south-east', 'north-east', 'north-west'] as const
export type Corner = (typeof CORNERS)[number]

/** The first corner whose buttons, with their room in widths and heights of the window, lie over fewest places of the drawing. */
export function freestCorner(view: View, places: readonly Point[], room: Point, bounds: Bounds = BOARD): Corner {
  const seen = places.map(place => {
    const { x, y } = onSheet(place, bounds)
    return { x: view.x + x * view.scale, y: view.y + y * view.scale }
  })
  const covered = (corner: Corner) =>
    seen.filter(({ x, y }) => {
      const aside = corner.endsWith('east') ? 1 - x : x
      const down = corner.startsWith('south') ? 1 - y : y
      return aside >= 0 && aside <= room.x && down >= 0 && down <= room.y
    }).length
  const [best] = CORNERS.toSorted((a, b) => covered(a) - covered(b))
  return best ?? 'south-east'
}
