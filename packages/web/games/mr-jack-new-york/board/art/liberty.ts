import { corners } from '../../../../board-kit/hex.ts'
import { at, polygon } from '../../../../board-kit/path.ts'
import { type Point, polar } from '../../../../board-kit/point.ts'
import { chanceOf, type Sketch, within } from '../../../../board-kit/sketch.ts'

export type IslandInk = 'shoal' | 'turf' | 'fort-shadow' | 'fort' | 'fort-lawn' | 'landing' | 'kerb'

export const ISLAND_INKS: readonly IslandInk[] = [
  'shoal',
  'turf',
  'fort-shadow',
  'fort',
  'fort-lawn',
  'landing',
  'kerb',
]

const MIDDLE: Point = { x: 98, y: 88 }

/** Where the statue stands. */
export const STATUE: Point = { x: 47, y: 104 }

const rim: readonly Point[] = (() => {
  const chance = chanceOf('bedloe')
  return Array.from({ length: 16 }, (_, i) => {
    const reach = within(chance, 0.93, 1.05)
    const angle = (i * Math.PI) / 8
    return { x: MIDDLE.x + Math.cos(angle) * 94 * reach, y: MIDDLE.y + Math.sin(angle) * 60 * reach }
  })
})()

/** The rim of the island as a soft closed line, drawn in by `inset`. */
function soft(inset: number): string {
  const points = rim.map(point => {
    const [x, y] = [point.x - MIDDLE.x, point.y - MIDDLE.y]
    const length = Math.hypot(x, y)
    return { x: MIDDLE.x + (x * (length - inset)) / length, y: MIDDLE.y + (y * (length - inset)) / length }
  })
  const halves = points.map((point, i) => {
    const next = points[(i + 1) % points.length] ?? point
    return { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }
  })
  const last = halves.at(-1) ?? MIDDLE
  return `M${at(last)}${points.map((point, i) => `Q${at(point)} ${at(halves[i] ?? last)}`).join('')}Z`
}

export const ISLAND_RIM = soft(0)

/** Fort Wood was a star of eleven points; we look at it a little from the south. */
function star(reach: number): string {
  return polygon(
    Array.from({ length: 22 }, (_, i) => {
      const point = polar({ x: 0, y: 0 }, (i * Math.PI) / 11 - Math.PI / 2, i % 2 === 0 ? reach : reach * 0.74)
      return { x: STATUE.x + point.x, y: STATUE.y + point.y * 0.62 }
    }),
  )
}

/** Liberty Island without its statue: turf, the star fort, and the landing place where one stands. */
export function drawIsland(stand: Point, island: Sketch<IslandInk>): void {
  island.add('shoal', ISLAND_RIM)
  island.add('turf', soft(5))
  island.add('fort-shadow', star(41))
  island.add('fort', star(37))
  island.add('fort-lawn', star(26))
  island.add(
    'landing',
    `M${at(polar(stand, 1.9, 34))}L${at(polar(stand, 1.9, 66))}L${at(polar(stand, 1.6, 66))}L${at(polar(stand, 1.6, 34))}Z`,
  )
  island.add(
    'landing',
    `M${at(polar(stand, 0.95, 28))}L${at(polar(stand, 0.95, 58))}L${at(polar(stand, 0.62, 58))}L${at(polar(stand, 0.62, 28))}Z`,
  )
  island.area('kerb', corners(stand, -3))
}
