import { CELLS, type Cell, cellOf, DIRECTIONS, LIBERTY, neighbor, type SpaceId } from '@gaslight/mr-jack-new-york'
import { centreOf, type HexDirection, type Offset } from '../../../board-kit/hex.ts'
import type { Point } from '../../../board-kit/point.ts'

/** Liberty Island lies in the harbour, off the lattice: the middle of where one stands on it. */
const ISLAND: Point = { x: 132, y: 84 }

/** The drawing's grid counts whole rows; the rule book's doubles them (NY-5). */
export function offsetOf({ col, row2 }: Cell): Offset {
  return { col, row: (row2 - (col % 2 === 0 ? 1 : 0)) / 2 }
}

const places = new Map<SpaceId, Point>([
  ...CELLS.map(cell => [cell.id, centreOf(offsetOf(cell))] as const),
  [LIBERTY, ISLAND],
])

/** The middle of a space; a name that is not on the board is a bug. */
export function placeOf(space: SpaceId): Point {
  const place = places.get(space)
  if (!place) throw new Error(`no space ${space}`)
  return place
}

/** The direction from a cell to a neighbour; undefined if the two do not touch. */
export function directionBetween(from: SpaceId, to: SpaceId): HexDirection | undefined {
  return DIRECTIONS.find(direction => neighbor(from, direction)?.id === to)
}

/** The six cells around another, of any kind; none around Liberty Island (NY-8). */
export function around(space: SpaceId): readonly Cell[] {
  return DIRECTIONS.flatMap(direction => neighbor(space, direction) ?? [])
}

/** Whether a cell is part of Manhattan: ports are water. */
export function isLand(space: SpaceId): boolean {
  const kind = cellOf(space)?.kind
  return kind !== undefined && kind !== 'port'
}
