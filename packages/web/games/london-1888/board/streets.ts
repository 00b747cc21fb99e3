import { type District, LOCATION_ROWS, type SpaceId, STREET_LINKS, STREETS } from '@gaslight/london-1888'
import { type Area, sizeOf } from '../../../board-kit/geometry.ts'
import { between, gap, type Point, polar } from '../../../board-kit/hex.ts'
import { placeOf } from './places.ts'

/** Half the width of a street from kerb to kerb, in drawing units: the two great roads from west to east, the others, lanes. */
const HIGH = 10
const STREET = 8.5
const LANE = 7.5

/** The rows of junctions along which the great roads run: Oxford Street to Bethnal Green, and the Mall to Whitechapel Road. */
const HIGH_ROWS: ReadonlySet<string> = new Set(['1', '3'])

function halfOf(a: SpaceId, b: SpaceId): number {
  const [one] = [a, b].filter(id => !id.startsWith('J'))
  if (one === undefined || one.startsWith('V')) return LANE
  return HIGH_ROWS.has(one[2] ?? '') ? HIGH : STREET
}

/** The links of streets as lines, with half the width of the street. */
export const LINES: readonly { readonly from: Point; readonly to: Point; readonly half: number }[] = STREET_LINKS.map(
  ([a, b]) => ({ from: placeOf(a), to: placeOf(b), half: halfOf(a, b) }),
)

const NEIGHBOURS = new Map<SpaceId, SpaceId[]>(STREETS.map(([id]) => [id, []]))
for (const [a, b] of STREET_LINKS) {
  NEIGHBOURS.get(a)?.push(b)
  NEIGHBOURS.get(b)?.push(a)
}
for (const [id, around] of NEIGHBOURS) {
  const { x, y } = placeOf(id)
  const angle = (space: SpaceId) => Math.atan2(placeOf(space).y - y, placeOf(space).x - x)
  around.sort((a, b) => angle(a) - angle(b))
}

/** What lies within a ring of streets, clockwise on the screen: its corners, and the half width of the street along each side. */
export interface Block {
  readonly area: Area
  readonly halves: readonly number[]
  readonly district: District
}

/** All rings of streets; the one around the whole town comes apart, as `OUTSIDE`. */
function rings(): readonly (readonly SpaceId[])[] {
  const seen = new Set<string>()
  const found: SpaceId[][] = []
  for (const [start, around] of NEIGHBOURS)
    for (const next of around) {
      const ring: SpaceId[] = []
      let [from, to] = [start, next]
      while (!seen.has(`${from} ${to}`)) {
        seen.add(`${from} ${to}`)
        ring.push(from)
        const turn = NEIGHBOURS.get(to) ?? []
        const left = turn[(turn.indexOf(from) + turn.length - 1) % turn.length] ?? from
        ;[from, to] = [to, left]
      }
      if (ring.length > 0) found.push(ring)
    }
  return found
}

function blockOf(ring: readonly SpaceId[]): Block {
  const area = ring.map(placeOf)
  const halves = ring.map((id, i) => halfOf(id, ring[(i + 1) % ring.length] ?? id))
  return { area, halves, district: districtOf(area) }
}

/** The quarter of the location nearest to the middle. */
function districtOf(area: Area): District {
  const middle = area.reduce((sum, { x, y }) => ({ x: sum.x + x / area.length, y: sum.y + y / area.length }), {
    x: 0,
    y: 0,
  })
  const [nearest] = LOCATION_ROWS.toSorted((a, b) => gap(a, middle) - gap(b, middle))
  return nearest?.district ?? 'popular'
}

const ALL = rings().map(blockOf)

export const BLOCKS: readonly Block[] = ALL.filter(({ area }) => sizeOf(area) > 0)
/** The outermost streets, counter-clockwise, so that what lies beyond them is inside. */
export const OUTSIDE: Block = ALL.find(({ area }) => sizeOf(area) < 0) ?? BLOCKS[0]

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
