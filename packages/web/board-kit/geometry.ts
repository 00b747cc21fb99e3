import { between, gap, type Point } from './point.ts'

/** Polygons as lists of corners, which join in a ring. */
export type Area = readonly Point[]

/** Twice the signed area is positive where the corners run clockwise on the screen. */
export function sizeOf(area: Area): number {
  let twice = 0
  area.forEach((a, i) => {
    const b = area[(i + 1) % area.length]
    twice += a.x * b.y - b.x * a.y
  })
  return twice / 2
}

export function middleOf(area: Area): Point {
  const sum = area.reduce((all, p) => ({ x: all.x + p.x, y: all.y + p.y }))
  return { x: sum.x / area.length, y: sum.y / area.length }
}

/** From a to b, turned a quarter to the inside of a clockwise ring, one unit long. */
export function inward(a: Point, b: Point): Point {
  const length = gap(a, b) || 1
  return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length }
}

/** How far a corner may run out where two sides meet at a sharp angle, in widths: into the ring, and around a point of it. */
const MITRES = { convex: 9, reflex: 2.4 }

/**
 * A clockwise ring with each side moved inwards by its own distance: corner i is the one of side i - 1 and side i, so
 * that rings can be laid in each other. It crosses itself where the ring is too narrow: see `isSound`.
 */
export function insetBy(area: Area, by: (side: number) => number): Area {
  return area.map((corner, i) => {
    const before = area[(i + area.length - 1) % area.length]
    const after = area[(i + 1) % area.length]
    const [m, n] = [inward(before, corner), inward(corner, after)]
    const [p, q] = [by((i + area.length - 1) % area.length), by(i)]
    const turn = m.x * n.y - m.y * n.x
    const straight = m.x * n.x + m.y * n.y
    // Sides that run on, or turn right back, have no meeting point that could be computed.
    if (Math.abs(turn) < 0.12) {
      const mean = straight > 0 ? (p + q) / 2 : Math.max(p, q)
      return { x: corner.x + n.x * mean, y: corner.y + n.y * mean }
    }
    const shift = { x: (p * n.y - q * m.y) / turn, y: (q * m.x - p * n.x) / turn }
    const reach = Math.hypot(shift.x, shift.y)
    const most = (turn > 0 ? MITRES.convex : MITRES.reflex) * Math.max(Math.abs(p), Math.abs(q))
    const share = reach > most ? most / reach : 1
    return { x: corner.x + shift.x * share, y: corner.y + shift.y * share }
  })
}

/** Whether a ring laid in another still runs the same way along every side that is longer than `short`. */
export function isSound(inner: Area, outer: Area, short: number): boolean {
  return (
    sizeOf(inner) > 0 &&
    outer.every((a, i) => {
      const j = (i + 1) % outer.length
      const [b, c, d] = [outer[j], inner[i], inner[j]]
      return gap(a, b) <= short || (b.x - a.x) * (d.x - c.x) + (b.y - a.y) * (d.y - c.y) > 0
    })
  )
}

/** A ring laid in another without the short sides that ran backwards in it: each becomes a corner. */
export function tidied(inner: Area, outer: Area): Area {
  const isBackwards = (i: number): boolean => {
    const j = (i + 1) % outer.length
    const [a, b, c, d] = [outer[i], outer[j], inner[i], inner[j]]
    return (b.x - a.x) * (d.x - c.x) + (b.y - a.y) * (d.y - c.y) < 0
  }
  return inner.flatMap((corner, i) => {
    if (isBackwards(i)) return [between(corner, inner[(i + 1) % inner.length], 0.5)]
    return isBackwards((i + inner.length - 1) % inner.length) ? [] : [corner]
  })
}

/** What of an area lies on the inner side of the line through a point, `normal` pointing inwards. */
export function cut(area: Area, through: Point, normal: Point): Area {
  const depth = ({ x, y }: Point) => (x - through.x) * normal.x + (y - through.y) * normal.y
  return area.flatMap((a, i) => {
    const b = area[(i + 1) % area.length]
    const [da, db] = [depth(a), depth(b)]
    const kept = da >= 0 ? [a] : []
    return da * db < 0 ? [...kept, between(a, b, da / (da - db))] : kept
  })
}

/** The longest side of an area, as the direction along it and the extent of the area that way and across. */
export function grainOf(area: Area): { readonly along: Point; readonly long: number; readonly wide: number } {
  let longest = 0
  let along: Point = { x: 1, y: 0 }
  area.forEach((a, i) => {
    const b = area[(i + 1) % area.length]
    const length = gap(a, b)
    if (length > longest) {
      longest = length
      along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
    }
  })
  const extent = (axis: Point) => {
    const reaches = area.map(({ x, y }) => x * axis.x + y * axis.y)
    return Math.max(...reaches) - Math.min(...reaches)
  }
  return { along, long: extent(along), wide: extent({ x: -along.y, y: along.x }) }
}

/** How far the nearest side of an area is from a point. */
export function distanceTo(area: Area, point: Point): number {
  return Math.min(
    ...area.map((a, i) => {
      const b = area[(i + 1) % area.length]
      const length = gap(a, b)
      const share = length === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length ** 2
      return gap(point, between(a, b, Math.min(1, Math.max(0, share))))
    }),
  )
}
