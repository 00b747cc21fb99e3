import { LOCATION_ROWS, LOCATIONS, type SpaceId, STREETS } from '@gaslight/london-1888'
import { Sheet, type Spot } from '../terminal/sheet.ts'

/** The board of 1000 by 700 that the places of the data are for. */
const FRAME = { width: 1000, height: 700 }
/** Room for the id of a street space, or for two pawns there. */
export const STREET_ROOM = 4
/** Room behind the id of a location for those who are there: three of them, and a sign that there are more. */
const CROWD_ROOM = 7

/** Where things stand on a map of characters: every space from the left end of the room that is kept for it. */
export interface Places {
  readonly width: number
  readonly height: number
  readonly streets: ReadonlyMap<SpaceId, Spot>
  readonly locations: ReadonlyMap<SpaceId, Spot>
}

const known = new Map<number, Places>()

export function placesFor(width: number): Places {
  const before = known.get(width)
  if (before !== undefined) return before
  const sheet = new Sheet(width, FRAME)
  const locations = new Map(
    LOCATION_ROWS.map((row, i) => [LOCATIONS[i], sheet.place(row, LOCATIONS[i].length + CROWD_ROOM + 1)] as const),
  )
  const streets = new Map(STREETS.map(([id, x, y]) => [id, sheet.place({ x, y }, STREET_ROOM + 1)]))
  const places = { width, height: sheet.height, streets, locations }
  known.set(width, places)
  return places
}
