import { type SpaceId, STREET_LINKS } from '@gaslight/london-1888'
import type { Point } from '../../../board-kit/point.ts'
import { placeOf } from './places.ts'

/** Half the width of a street from kerb to kerb, in drawing units: the two great roads from west to east, the others, lanes. */
export const HIGH = 10
const STREET = 8.5
export const LANE = 7.5

/** The rows of junctions along which the great roads run: Oxford Street to Bethnal Green, and the Mall to Whitechapel Road. */
const HIGH_ROWS: ReadonlySet<string> = new Set(['1', '3'])

export function halfOf(a: SpaceId, b: SpaceId): number {
  const [one] = [a, b].filter(id => !id.startsWith('J'))
  if (one === undefined || one.startsWith('V')) return LANE
  return HIGH_ROWS.has(one[2] ?? '') ? HIGH : STREET
}

/** The links of streets as lines, with half the width of the street. */
export const LINES: readonly { readonly from: Point; readonly to: Point; readonly half: number }[] = STREET_LINKS.map(
  ([a, b]) => ({ from: placeOf(a), to: placeOf(b), half: halfOf(a, b) }),
)
