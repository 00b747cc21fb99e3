import type { LocationId } from '@gaslight/london-1888'
import type { Point } from '../../../board-kit/point.ts'
import { PAWN, type Standing } from './layout.ts'
import { BELOW } from './name-lines.ts'
import { locationRow, placeOf, siteOf } from './places.ts'
import type { Scene } from './props.ts'

/** What a letter, a line, a pawn with its Life below it and the sign of a murder take, in drawing units, where the whole map is seen. */
const TAKES = { letter: 7.6, wide: 13, line: 14, pawn: 14, life: 4, murder: 12 }

/** What lies on the map and would cover names. */
export interface Covering extends Pick<Scene, 'events'> {
  readonly standing: readonly Standing[]
}

interface Box {
  readonly from: Point
  readonly to: Point
}

/** Where the middle of a name may stand from the middle of its building, the usual place first. */
const PLACES: readonly Point[] = [
  { x: 0, y: BELOW },
  { x: 0, y: 60 },
  { x: 16, y: BELOW },
  { x: -16, y: BELOW },
  { x: 30, y: BELOW },
  { x: -30, y: BELOW },
  { x: 22, y: 60 },
  { x: -22, y: 60 },
  { x: 44, y: BELOW },
  { x: -44, y: BELOW },
  { x: 0, y: -58 },
]

/** Where the name of a location stands: in its usual place, unless a pawn or a murder would cover it there; where least of it is covered. */
export function placeOfName(location: LocationId, lines: readonly string[], covering: Covering): Point {
  const { x, y } = locationRow(location)
  const half = { x: widthOf(lines) / 2, y: (lines.length * TAKES.line) / 2 }
  const boxes = boxesOf(covering)
  const places = PLACES.map(place => {
    const middle = { x: x + place.x, y: y + place.y }
    const name = around(middle, half)
    return { middle, covered: boxes.reduce((sum, box) => sum + shared(name, box), 0) }
  })
  const least = Math.min(...places.map(({ covered }) => covered))
  return (places.find(({ covered }) => covered === least) ?? places[0]).middle
}

function boxesOf({ standing, events }: Covering): Box[] {
  const pawns = standing.map(({ space, offset, scale }) => {
    const { x, y } = placeOf(space)
    const unit = TAKES.pawn / PAWN
    const { from, to } = around({ x: x + offset.x * unit, y: y + offset.y * unit }, square(TAKES.pawn * scale))
    return { from, to: { x: to.x, y: to.y + TAKES.life } }
  })
  const sites = Object.values(events).flatMap(event => siteOf(event) ?? [])
  return [...pawns, ...sites.map(site => around(placeOf(site), square(TAKES.murder)))]
}

function square(side: number): Point {
  return { x: side, y: side }
}

function around({ x, y }: Point, half: Point): Box {
  return { from: { x: x - half.x, y: y - half.y }, to: { x: x + half.x, y: y + half.y } }
}

/** How much two boxes have in common. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.to.x, b.to.x) - Math.max(a.from.x, b.from.x)
  const height = Math.min(a.to.y, b.to.y) - Math.max(a.from.y, b.from.y)
  return width <= 0 || height <= 0 ? 0 : width * height
}

/** Signs outside the Latin and Cyrillic letters are as wide as high. */
function widthOf(lines: readonly string[]): number {
  const widths = lines.map(line =>
    [...line].reduce((sum, sign) => sum + (sign > '\u2e80' ? TAKES.wide : TAKES.letter), 0),
  )
  return Math.max(...widths)
}
