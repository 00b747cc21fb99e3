import { at } from '../../../../board-kit/path.ts'
import type { Point } from '../../../../board-kit/point.ts'

/** A point: with round or square ends its stroke is a disc or a square, as large on the screen as the stroke is wide. */
export function dots(places: readonly Point[]): string {
  return places.map(place => `M${at(place)}h0`).join('')
}
