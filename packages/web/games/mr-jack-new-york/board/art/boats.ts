import type { Sketch } from '../../../../board-kit/sketch.ts'

export type BoatInk = 'boat-wash' | 'boat-hull' | 'boat-sail' | 'boat-mast'

export const BOAT_INKS: readonly BoatInk[] = ['boat-wash', 'boat-hull', 'boat-sail', 'boat-mast']

/** Schooners that lie in the harbour for the picture alone: where, and how large. */
const BOATS = [
  [566, -22, 1],
  [868, 214, 1.1],
  [872, 516, 0.85],
  [36, 592, 1],
  [252, -24, 0.75],
] as const

export function drawBoats(boats: Sketch<BoatInk>): void {
  for (const [x, y, size] of BOATS) {
    const line = (...points: readonly (readonly [number, number])[]) =>
      points.map(([dx, dy]) => ({ x: x + dx * size, y: y + dy * size }))
    boats.area('boat-hull', line([-15, 0], [15, -1], [8, 5], [-11, 5]))
    boats.line('boat-wash', ...line([-18, 7], [16, 7]))
    for (const mast of [-3, 7]) boats.line('boat-mast', ...line([mast, 0], [mast, -25]))
    boats.area('boat-sail', line([-4, -2], [-4, -22], [-13, -4]))
    boats.area('boat-sail', line([6, -2], [6, -24], [-2, -5]))
    boats.area('boat-sail', line([8.4, -21], [18, -3], [8.4, -3]))
  }
}
