import { type District, LOCATION_ROWS } from '@gaslight/london-1888'
import { insetBy, tidied } from '../../../board-kit/geometry.ts'
import { between, gap, type Point } from '../../../board-kit/hex.ts'
import { line, polygon } from '../../../board-kit/path.ts'
import { placeOf } from './places.ts'
import { BLOCKS, LINES } from './streets.ts'

/** How deep the houses along a street are. */
export const DEPTH = 12

/** A block's kerb, and the court behind its houses. */
export interface Plot {
  readonly kerb: readonly Point[]
  readonly court: readonly Point[]
  readonly district: District
}

export const PLOTS: readonly Plot[] = BLOCKS.map(({ area, halves, district }) => {
  const kerb = insetBy(area, side => halves[side] ?? 0)
  const court = tidied(
    insetBy(kerb, () => DEPTH),
    kerb,
  )
  return { kerb, court, district }
})

export const DISTRICTS: readonly District[] = ['royal', 'bourgeois', 'popular']

/** The blocks of each quarter as one path, and all courts as another. */
export const BLOCK_PATHS: readonly { readonly district: District; readonly d: string }[] = DISTRICTS.map(district => ({
  district,
  d: PLOTS.filter(plot => plot.district === district)
    .map(({ kerb }) => polygon(kerb))
    .join(''),
}))
export const COURTS: readonly { readonly district: District; readonly d: string }[] = DISTRICTS.map(district => ({
  district,
  d: PLOTS.filter(plot => plot.district === district)
    .map(({ court }) => polygon(court))
    .join(''),
}))

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
export const BANK =
  'M0 700C40 668 78 664 120 652C160 640 180 634 230 637C290 641 330 648 390 645C470 641 520 635 590 634C660 633 720 645 800 648C880 650 930 630 1000 590'
export const THAMES = `${BANK}V712C940 726 880 722 800 718C700 714 640 708 560 708C460 709 380 717 290 715C220 713 150 706 90 734H0Z`

/** A door: where it leads from, to, and where its sign is, on the kerb of the block. */
export interface Door {
  readonly key: string
  readonly location: string
  readonly d: string
  readonly sign: Point
  /** In degrees, from the street to the house. */
  readonly angle: number
}

/** How far from the middle of its street space a door's sign lies. */
const SIGN = 15.5

export const DOORS: readonly Door[] = LOCATION_ROWS.flatMap(row =>
  row.doors.map(street => {
    const from = placeOf(street)
    const to = { x: row.x, y: row.y + 8 }
    const length = gap(from, to)
    return {
      key: `${row.id} ${street}`,
      location: row.id,
      d: line(between(from, to, 10 / length), between(from, to, 1 - 16 / length)),
      sign: between(from, to, SIGN / length),
      angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
    }
  }),
)
