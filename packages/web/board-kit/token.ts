import { at } from './path.ts'
import type { Point } from './point.ts'

/** Outlines of tokens around the origin, about 26 units from the middle to the rim, as text for `d`. */
const TURN = Math.PI * 2

function ring(count: number, turned: number, reach: (i: number) => number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = turned + (i * TURN) / count
    return { x: Math.cos(angle) * reach(i), y: Math.sin(angle) * reach(i) }
  })
}

/** A closed shape with its corners rounded off by curves that start `soft` units before each corner. */
function rounded(points: readonly Point[], soft: number): string {
  const cuts = points.map((corner, i) => {
    const before = points[(i + points.length - 1) % points.length] as Point
    const after = points[(i + 1) % points.length] as Point
    return { from: towards(corner, before, soft), corner, to: towards(corner, after, soft) }
  })
  return `M${cuts.map(({ from, corner, to }) => `${at(from)}Q${at(corner)} ${at(to)}`).join('L')}Z`
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = Math.min(0.5, distance / length)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** A regular polygon with its first corner at an angle in degrees. */
export function regular(count: number, degrees: number, reach: number, soft: number): string {
  return rounded(
    ring(count, (degrees * Math.PI) / 180, () => reach),
    soft,
  )
}

/** A seal with `count` soft points. */
export function seal(count: number, outer: number, inner: number, soft: number): string {
  return rounded(
    ring(count * 2, -Math.PI / 2, i => (i % 2 === 0 ? outer : inner)),
    soft,
  )
}

export function disc(reach: number): string {
  return `M${-reach} 0a${reach} ${reach} 0 1 0 ${2 * reach} 0a${reach} ${reach} 0 1 0 ${-2 * reach} 0Z`
}

/** A shape given by corners, x and y in turn. */
export function shape(soft: number, ...coordinates: number[]): string {
  const points: Point[] = []
  for (let i = 0; i + 1 < coordinates.length; i += 2)
    points.push({ x: coordinates[i] ?? 0, y: coordinates[i + 1] ?? 0 })
  return rounded(points, soft)
}
