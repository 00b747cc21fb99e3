import type { LocationId, SpaceId } from '@gaslight/london-1888'
import type { Point } from '../../../board-kit/point.ts'
import { BELOW } from './name-lines.ts'
import { locationRow, placeOf } from './places.ts'

/** What a letter, a line and a pawn take on the map, in drawing units, where the whole of it is seen. */
const TAKES = { letter: 7.6, wide: 13, line: 14, pawn: 14 }

/** Where the middle of a name may stand from the middle of its building. */
const PLACES: readonly Point[] = [
  { x: 0, y: BELOW },
  { x: 0, y: 60 },
  { x: 16, y: BELOW },
  { x: -16, y: BELOW },
  { x: 30, y: BELOW },
  { x: -30, y: BELOW },
  { x: 22, y: 60 },
  { x: -22, y: 60 },
]

/** Where the name of a location stands: in its usual place, unless a pawn on the street would cover it there. */
export function placeOfName(location: LocationId, lines: readonly string[], occupied: readonly SpaceId[]): Point {
  const { x, y } = locationRow(location)
  const half = { x: widthOf(lines) / 2 + TAKES.pawn, y: (lines.length * TAKES.line) / 2 + TAKES.pawn }
  const pawns = occupied.map(placeOf)
  const places = PLACES.map(place => ({ x: x + place.x, y: y + place.y }))
  const isFree = (place: Point) =>
    pawns.every(pawn => Math.abs(pawn.x - place.x) > half.x || Math.abs(pawn.y - place.y) > half.y)
  return places.find(isFree) ?? places[0]
}

/** Signs outside the Latin and Cyrillic letters are as wide as high. */
function widthOf(lines: readonly string[]): number {
  const widths = lines.map(line =>
    [...line].reduce((sum, sign) => sum + (sign > '\u2e80' ? TAKES.wide : TAKES.letter), 0),
  )
  return Math.max(...widths)
}
