import { PASSAGES, type SpaceId } from '@gaslight/london-1888'
import { line } from '../../../board-kit/path.ts'
import { between, type Point } from '../../../board-kit/point.ts'
import { placeOf } from './places.ts'

/** A drawn line: text for `d`, points along it, and where and how (in degrees) an arrow on its end would point. */
export interface Line {
  readonly d: string
  readonly points: readonly Point[]
  readonly end: Point
  readonly angle: number
}

export function lineThrough(points: readonly Point[]): Line {
  const end = points.at(-1) ?? { x: 0, y: 0 }
  const before = points.at(-2) ?? end
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI
  return { d: line(...points), points, end, angle }
}

/** From space to space; through a secret passage in a bow. */
export function lineAlong(spaces: readonly SpaceId[]): Line {
  const [first] = spaces
  if (first === undefined) return lineThrough([])
  const legs = spaces.slice(1).flatMap((space, i) => stepBetween(spaces[i] ?? space, space).slice(1))
  return lineThrough([placeOf(first), ...legs])
}

/** The points of one step, both ends included. */
export function stepBetween(from: SpaceId, to: SpaceId): readonly Point[] {
  const [a, b] = [placeOf(from), placeOf(to)]
  const isPassage = PASSAGES.some(pair => pair.includes(from) && pair.includes(to))
  return isPassage ? bow(a, b, 46) : [a, b]
}

/** A bow from one place to another, so many drawing units to the south of the straight line. */
export function bow(from: Point, to: Point, depth: number): readonly Point[] {
  const middle = between(from, to, 0.5)
  const bend = { x: middle.x, y: middle.y + depth }
  return Array.from({ length: 17 }, (_, i) => between(between(from, bend, i / 16), between(bend, to, i / 16), i / 16))
}
