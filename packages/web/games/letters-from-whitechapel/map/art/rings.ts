import { BLOCKS } from '@gaslight/letters-from-whitechapel/blocks'
import type { Area } from '../../../../board-kit/geometry.ts'
import type { Point } from '../../../../board-kit/point.ts'
import { lineOf, widthOf } from '../streets.ts'

/** A ring of streets, clockwise on the screen: its corners, and the half width of the street along each side. */
export interface Ring {
  readonly area: Area
  readonly halves: readonly number[]
}

function ringOf(nodes: readonly string[]): Ring {
  const area: Point[] = []
  const halves: number[] = []
  nodes.forEach((from, i) => {
    const to = nodes[(i + 1) % nodes.length]
    for (const point of lineOf(from, to).slice(0, -1)) {
      area.push(point)
      halves.push(widthOf(from, to))
    }
  })
  return { area, halves }
}

export const RINGS: ReadonlyMap<string, Ring> = new Map(BLOCKS.map(({ id, boundary }) => [id, ringOf(boundary)]))

/** The outermost streets, counter-clockwise, so that what lies beyond them is inside. */
export const OUTSIDE: Ring = ringOf(outermost().reverse())

function outermost(): string[] {
  const sides = new Set<string>()
  for (const { boundary } of BLOCKS)
    boundary.forEach((from, i) => {
      sides.add(`${from} ${boundary[(i + 1) % boundary.length]}`)
    })
  const next = new Map<string, string>()
  for (const side of sides) {
    const [from, to] = side.split(' ')
    if (!sides.has(`${to} ${from}`)) next.set(from, to)
  }
  const ring: string[] = []
  const [first] = next.keys()
  for (let node = first; ring.length === 0 || node !== first; node = next.get(node) ?? first) ring.push(node)
  return ring
}
