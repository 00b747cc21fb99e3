import type { CircleNumber, CrossingId } from '@gaslight/letters-from-whitechapel/map'
import { at, line } from '../../../board-kit/path.ts'
import { between, gap, type Point, polar } from '../../../board-kit/point.ts'
import { placeOfCircle, placeOfNode } from './places.ts'
import type { Entry, NodeId, Way } from './props.ts'
import { lineAlong } from './streets.ts'

/** A drawn line: text for `d`, points along it, and where and how (in degrees) an arrow on its end would point. */
export interface Line {
  readonly d: string
  readonly points: readonly Point[]
  readonly end: Point
  readonly angle: number
}

function lineThrough(points: readonly Point[]): Line {
  const end = points[points.length - 1]
  return { d: line(...points), points, end, angle: angleTo(points[points.length - 2] ?? end, end) }
}

function angleTo(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
}

/** A bow from one place to another, `bend` of its length to the side. */
function bow(from: Point, to: Point, bend: number): Line {
  const side = Math.atan2(to.y - from.y, to.x - from.x) - Math.PI / 2
  const middle = polar(between(from, to, 0.5), side, gap(from, to) * bend)
  const points = Array.from({ length: 13 }, (_, i) =>
    between(between(from, middle, i / 12), between(middle, to, i / 12), i / 12),
  )
  return { d: `M${at(from)}Q${at(middle)} ${at(to)}`, points, end: to, angle: angleTo(middle, to) }
}

/** From node to node, each leg along the streets; a single node is a line of one point. */
function chained(nodes: readonly string[], passes: (node: string) => boolean): Line {
  const legs = nodes.slice(1).map((node, i) => lineAlong(nodes[i], node, passes))
  return lineThrough([placeOfNode(nodes[0]), ...legs.flatMap(leg => leg.slice(1))])
}

/** Along the streets from crossing to crossing, each one police step from the one before. */
export function policeLine(crossings: readonly CrossingId[]): Line {
  return chained(crossings, node => !node.startsWith('x'))
}

/** Along the streets between circles, each joined to the one before. */
export function walkLine(circles: readonly CircleNumber[]): Line {
  return chained(
    circles.map(circle => `c${circle}`),
    node => !node.startsWith('c'),
  )
}

/** Between two joined circles over these crossings and no others. */
export function routeLine(from: CircleNumber, to: CircleNumber, crossings: readonly CrossingId[]): Line {
  const over = new Set<string>(crossings)
  return lineThrough(lineAlong(`c${from}`, `c${to}`, node => node.startsWith('j') || over.has(node)))
}

export function alleyLine(from: CircleNumber, to: CircleNumber): Line {
  return bow(placeOfCircle(from), placeOfCircle(to), 0.14)
}

export function arrowLine(from: NodeId, to: NodeId): Line {
  return bow(placeOfNode(from), placeOfNode(to), 0.1)
}

export function lineOfWay(way: Way): Line {
  switch (way.kind) {
    case 'police':
      return policeLine(way.crossings)
    case 'walk':
      return walkLine(way.circles)
    case 'alley':
      return alleyLine(way.from, way.to)
  }
}

/** The legs of a row from a circle on; a murder has none. */
export function legsOf(
  start: CircleNumber | undefined,
  row: readonly Entry[],
): readonly (Line & { readonly by: Entry['by'] })[] {
  return row.flatMap(({ circle, by }, i) => {
    const from = i === 0 ? start : row[i - 1].circle
    if (by === 'murder' || from === undefined) return []
    return [{ ...(by === 'alley' ? alleyLine(from, circle) : walkLine([from, circle])), by }]
  })
}

/** So many cells of one circle are named; who goes to and fro reads the others on his sheet. */
const NAMED = 3

/** The last cells of a row by the circles that they name. */
export function cellsByCircle(row: readonly Entry[]): ReadonlyMap<CircleNumber, string> {
  const cells = new Map<CircleNumber, string[]>()
  for (const { circle, cell } of row) cells.set(circle, [...(cells.get(circle) ?? []), cell])
  return new Map(
    [...cells].map(([circle, all]) => [circle, `${all.length > NAMED ? '… ' : ''}${all.slice(-NAMED).join(' ')}`]),
  )
}
