import { type District, LOCATION_ROWS, type SpaceId, STREET_LINKS, STREETS } from '@gaslight/london-1888'
import { type Area, sizeOf } from '../../../board-kit/geometry.ts'
import { gap } from '../../../board-kit/point.ts'
import { placeOf } from './places.ts'
import { halfOf } from './streets.ts'

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
