import { LOCATION_ROWS } from '@gaslight/london-1888'
import { line, polygon } from '../../../board-kit/path.ts'
import { between, gap, type Point } from '../../../board-kit/point.ts'
import { placeOf } from './places.ts'
import { LINES } from './streets.ts'

/** All streets of one width as one path. */
export const STREET_PATHS: readonly { readonly half: number; readonly d: string }[] = [
  ...new Set(LINES.map(({ half }) => half)),
].map(half => ({
  half,
  d: LINES.filter(street => street.half === half)
    .map(({ from, to }) => line(from, to))
    .join(''),
}))

/** The Thames between its banks, from Westminster to Wapping. */
const BANK =
  'M0 700C40 668 78 664 120 652C160 640 180 634 230 637C290 641 330 648 390 645C470 641 520 635 590 634C660 633 720 645 800 648C880 650 930 630 1000 590'
export const THAMES = `${BANK}C1080 545 1160 520 1300 500V640C1160 660 1080 690 1000 712C940 726 880 722 800 718C700 714 640 708 560 708C460 709 380 717 290 715C220 713 150 706 90 740C40 790 0 880-60 1020H-260C-200 880-90 760 0 700Z`

/** The pavement before each building, on which its pawns stand. */
export const FORECOURTS = LOCATION_ROWS.map(
  ({ x, y }) => `M${x - 40} ${y + 15}a40 15 0 1 0 80 0a40 15 0 1 0-80 0Z`,
).join('')

/** A door: where it leads, drawn in the drawing's own units. */
interface Door {
  readonly location: string
  /** The way from the street to the building. */
  readonly d: string
  /** The part of it that no building hides. */
  readonly step: string
  /** The door itself, on the kerb of the block. */
  readonly leaf: string
  readonly bars: string
}

/** How far from the middle of its street space a door lies. */
const LEAF = 15.5
/** A door with a round head towards the house: along the way in, and across it. */
const LEAF_CORNERS = [
  [-2.6, -3.8],
  [1, -3.8],
  [3.2, -2.3],
  [3.9, 0],
  [3.2, 2.3],
  [1, 3.8],
  [-2.6, 3.8],
] as const

export const DOORS: readonly Door[] = LOCATION_ROWS.flatMap(row =>
  row.doors.map(street => {
    const from = placeOf(street)
    const to = { x: row.x, y: row.y + 11 }
    const length = gap(from, to)
    const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
    const middle = between(from, to, LEAF / length)
    const at = (along: number, across: number): Point => ({
      x: middle.x + way.x * along - way.y * across,
      y: middle.y + way.y * along + way.x * across,
    })
    return {
      location: row.id,
      d: line(between(from, to, 10 / length), to),
      step: line(between(from, to, 8 / length), between(from, to, 26 / length)),
      leaf: polygon(LEAF_CORNERS.map(([along, across]) => at(along, across))),
      bars: line(at(-4, -4), at(4, 4)) + line(at(-4, 4), at(4, -4)),
    }
  }),
)
