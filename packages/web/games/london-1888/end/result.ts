import type { LondonView } from '@gaslight/london-1888'

/** How one seat came off (LD-186). */
export interface Result {
  readonly won: boolean
  readonly points: number
  /** 1 for whoever has most points; the same for all who have as many. */
  readonly place: number
  readonly isShared: boolean
}

/** Whoever has won has points, and nobody else (LD-186). Null before the end. */
export function resultOf({ outcome }: Pick<LondonView, 'outcome'>, seat: number): Result | null {
  if (outcome === undefined) return null
  const { [seat]: points = 0 } = outcome.points
  return {
    won: points > 0,
    points,
    place: 1 + outcome.points.filter(others => others > points).length,
    isShared: outcome.points.filter(others => others === points).length > 1,
  }
}
