import { gap, type Point, polar } from './point.ts'

/** A place in a grid of flat-topped hexes: even columns sit half a hex lower than odd ones. */
export interface Offset {
  readonly col: number
  readonly row: number
}

export const HEX_DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type HexDirection = (typeof HEX_DIRECTIONS)[number]

/** Centre to corner. */
export const RADIUS = 40
/** Centre to the middle of an edge. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2

export function centreOf({ col, row }: Offset): Point {
  return { x: col * RADIUS * 1.5, y: (2 * row + (col % 2 === 0 ? 1 : 0)) * APOTHEM }
}

/** The angle of a direction, in radians, 0 to the east and growing clockwise. */
export function angleOf(direction: HexDirection): number {
  return ((HEX_DIRECTIONS.indexOf(direction) * 60 - 90) * Math.PI) / 180
}

/** From centre to the neighbouring centre. */
export function stepOf(direction: HexDirection): Point {
  return polar({ x: 0, y: 0 }, angleOf(direction), 2 * APOTHEM)
}

/** The six corners, clockwise from the eastern one, pulled in by `inset`. */
export function corners(centre: Point, inset = 0): readonly Point[] {
  const reach = RADIUS - (inset * RADIUS) / APOTHEM
  return [0, 1, 2, 3, 4, 5].map(i => polar(centre, (i * Math.PI) / 3, reach))
}

/** The two ends of the edge towards a direction, clockwise. */
export function edgeOf(centre: Point, direction: HexDirection, inset = 0): readonly [Point, Point] {
  const angle = angleOf(direction)
  const reach = RADIUS - (inset * RADIUS) / APOTHEM
  return [polar(centre, angle - Math.PI / 6, reach), polar(centre, angle + Math.PI / 6, reach)]
}

/** The direction of the neighbour nearest to where `point` lies from `centre`. */
export function directionTowards(centre: Point, point: Point): HexDirection {
  const angle = (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI
  return HEX_DIRECTIONS[(Math.round((angle + 90) / 60) + 6) % 6] ?? 'N'
}

/** The grid place whose hex contains a point, on the board or not. */
export function offsetAt(point: Point): Offset {
  const nearest = { col: 0, row: 0, distance: Number.POSITIVE_INFINITY }
  const guess = Math.round(point.x / (RADIUS * 1.5))
  for (let col = guess - 1; col <= guess + 1; col++) {
    const shift = col % 2 === 0 ? 1 : 0
    const row = Math.round((point.y / APOTHEM - shift) / 2)
    const distance = gap(centreOf({ col, row }), point)
    if (distance < nearest.distance) Object.assign(nearest, { col, row, distance })
  }
  // Adding 0 turns a rounded -0 into 0.
  return { col: nearest.col + 0, row: nearest.row + 0 }
}

/** The grid place next to another. */
export function nextTo({ col, row }: Offset, direction: HexDirection): Offset {
  const low = col % 2 === 0
  switch (direction) {
    case 'N':
      return { col, row: row - 1 }
    case 'S':
      return { col, row: row + 1 }
    case 'NE':
      return { col: col + 1, row: low ? row : row - 1 }
    case 'NW':
      return { col: col - 1, row: low ? row : row - 1 }
    case 'SE':
      return { col: col + 1, row: low ? row + 1 : row }
    case 'SW':
      return { col: col - 1, row: low ? row + 1 : row }
  }
}
