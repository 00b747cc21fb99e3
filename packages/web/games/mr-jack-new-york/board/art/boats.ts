import type { Point } from '../../../../board-kit/hex.ts'
import { at } from '../../../../board-kit/path.ts'
import type { Sketch } from '../../../../board-kit/sketch.ts'

export type BoatInk = 'boat-wash' | 'boat-hull' | 'boat-sail' | 'boat-mast'

export const BOAT_INKS: readonly BoatInk[] = ['boat-wash', 'boat-hull', 'boat-sail', 'boat-mast']

/** Boats that lie in the harbour for the picture alone: where their middle is, and their size. */
const BOATS: readonly (readonly [x: number, y: number, size: number, rig: 'schooner' | 'sloop'])[] = [
  [566, -22, 1, 'schooner'],
  [868, 214, 1.1, 'schooner'],
  [872, 516, 0.9, 'sloop'],
  [36, 592, 1, 'schooner'],
  [250, -22, 0.8, 'sloop'],
]

export function drawBoats(boats: Sketch<BoatInk>): void {
  for (const [x, y, size, rig] of BOATS) {
    const to = (dx: number, dy: number) => at({ x: x + dx * size, y: y + dy * size } satisfies Point)
    boats.add('boat-hull', `M${to(-15, 0)}L${to(15, -1)}Q${to(11, 5)} ${to(8, 5)}L${to(-11, 5)}Z`)
    boats.add('boat-wash', `M${to(-18, 6.5)}L${to(16, 6.5)}M${to(-12, 9)}L${to(8, 9)}`)
    boats.add('boat-sail', `M${to(-4, -2)}L${to(-4, -22)}L${to(-13, -4)}Z`)
    boats.add('boat-mast', `M${to(-3, 0)}L${to(-3, -24)}`)
    if (rig === 'schooner') {
      boats.add('boat-sail', `M${to(6, -2)}L${to(6, -24)}L${to(-2, -5)}Z`)
      boats.add('boat-mast', `M${to(7, 0)}L${to(7, -26)}`)
    }
    boats.add('boat-sail', `M${to(8.4, -21)}L${to(18, -3)}L${to(8.4, -3)}Z`)
  }
}
