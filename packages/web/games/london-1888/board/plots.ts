import type { District } from '@gaslight/london-1888'
import { insetBy, tidied } from '../../../board-kit/geometry.ts'
import { polygon } from '../../../board-kit/path.ts'
import type { Point } from '../../../board-kit/point.ts'
import { BLOCKS } from './blocks.ts'

/** How deep the houses along a street are. */
export const DEPTH = 12

/** A block's kerb, and the court behind its houses. */
export interface Plot {
  readonly kerb: readonly Point[]
  readonly court: readonly Point[]
  readonly district: District
}

function plotOf(kerb: readonly Point[], district: District): Plot {
  const back = insetBy(kerb, () => DEPTH)
  return { kerb, court: tidied(back, kerb), district }
}

/** The docks east of Back Church Lane: no street runs round them. */
const DOCKS: readonly Point[] = [
  { x: 838, y: 481 },
  { x: 864, y: 483 },
  { x: 900, y: 481 },
  { x: 931, y: 476 },
  { x: 922, y: 540 },
  { x: 926, y: 600 },
  { x: 878, y: 616 },
  { x: 826, y: 620 },
  { x: 831, y: 566 },
  { x: 837, y: 518 },
]

export const PLOTS: readonly Plot[] = [
  ...BLOCKS.map(({ area, halves, district }) =>
    plotOf(
      insetBy(area, side => halves[side] ?? 0),
      district,
    ),
  ),
  plotOf(DOCKS, 'popular'),
]

export const DISTRICTS: readonly District[] = ['royal', 'bourgeois', 'popular']

export interface DistrictPath {
  readonly district: District
  readonly d: string
}

/** The blocks of each quarter as one path, and all courts as another. */
export const BLOCK_PATHS: readonly DistrictPath[] = DISTRICTS.map(district => ({
  district,
  d: PLOTS.filter(plot => plot.district === district)
    .map(({ kerb }) => polygon(kerb))
    .join(''),
}))
export const COURTS: readonly DistrictPath[] = DISTRICTS.map(district => ({
  district,
  d: PLOTS.filter(plot => plot.district === district)
    .map(({ court }) => polygon(court))
    .join(''),
}))
