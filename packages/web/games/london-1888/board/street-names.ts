import { LOCATION_ROWS, type SpaceId, STREETS } from '@gaslight/london-1888'
import { between, type Point, polar } from '../../../board-kit/point.ts'
import { placeOf } from './places.ts'
import { HIGH, LANE } from './streets.ts'

/** How far a name moves along its street to leave room for a door. */
const ASIDE = 15

/** A street's name on the map: where it lies, and whether it is read upwards. */
export interface StreetName {
  readonly name: string
  readonly place: Point
  /** In degrees. */
  readonly angle: number
}

/** One name for each stretch between two junctions. */
export const STREET_NAMES: readonly StreetName[] = stretches()

function stretches(): StreetName[] {
  return STREETS.filter(([id]) => id.endsWith('a')).map(([id, , , name]) => {
    const other = `${id.slice(0, -1)}b`
    const [a, b] = [placeOf(id), placeOf(other)]
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
    const turned = angle > 45 ? angle - 180 : angle
    // Below a street from west to east: above it the names of the locations stand.
    const side = ((turned + (id.startsWith('V') ? -90 : 90)) * Math.PI) / 180
    const middle = polar(between(a, b, 0.5), side, id.startsWith('V') ? LANE + 5.5 : HIGH + 4.5)
    const hasDoor = (space: SpaceId, at: Point) =>
      LOCATION_ROWS.some(
        ({ doors, x, y }) => doors.includes(space) && (x - at.x) * Math.cos(side) + (y - at.y) * Math.sin(side) > 0,
      )
    const shift = Number(hasDoor(id, a)) - Number(hasDoor(other, b))
    return { name, angle: turned, place: polar(middle, (angle * Math.PI) / 180, shift * ASIDE) }
  })
}
