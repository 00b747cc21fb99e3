import type { Point } from './point.ts'
import type { Sketch } from './sketch.ts'

export type CompassInk = 'compass-ring' | 'compass-dark' | 'compass-pale'

export const COMPASS_INKS: readonly CompassInk[] = ['compass-ring', 'compass-pale', 'compass-dark']

/** A small rose with its long point to the north. */
export function drawCompass(centre: Point, compass: Sketch<CompassInk>): void {
  compass.disc('compass-ring', centre, 19)
  compass.disc('compass-ring', centre, 21.5)
  for (let i = 0; i < 8; i++) {
    const long = i % 2 === 0
    const reach = i === 0 ? 31 : long ? 24 : 15
    const tip = spoke(centre, i * 45, reach)
    const left = spoke(centre, i * 45 - 45 / (long ? 1 : 2), long ? 5.5 : 6)
    const right = spoke(centre, i * 45 + 45 / (long ? 1 : 2), long ? 5.5 : 6)
    compass.area('compass-dark', [centre, tip, right])
    compass.area('compass-pale', [centre, tip, left])
  }
}

function spoke(centre: Point, degrees: number, reach: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180
  return { x: centre.x + Math.cos(angle) * reach, y: centre.y + Math.sin(angle) * reach }
}
