import { corners, edgeOf, HEX_DIRECTIONS } from './hex.ts'
import type { Point } from './point.ts'
import type { Sketch } from './sketch.ts'

export type StreetInk = 'stone' | 'stone-deep' | 'stone-pale'
export type BevelInk = 'bevel-low' | 'bevel-high'

export const STREET_INKS: readonly StreetInk[] = ['stone', 'stone-deep', 'stone-pale']
export const BEVEL_INKS: readonly BevelInk[] = ['bevel-low', 'bevel-high']

/** The plain ground of one hex of street. */
export function drawStone(centre: Point, ground: Sketch<StreetInk>): void {
  ground.area('stone', corners(centre, 0.5))
}

/** The light falls from the north-west: those edges shine, the opposite ones lie in shade. */
export function drawBevel(centre: Point, paving: Sketch<BevelInk>): void {
  for (const direction of HEX_DIRECTIONS) {
    const high = direction === 'N' || direction === 'NW' || direction === 'SW'
    paving.line(high ? 'bevel-high' : 'bevel-low', ...edgeOf(centre, direction, 1.6))
  }
}
