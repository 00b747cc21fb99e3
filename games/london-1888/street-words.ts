import type { Saying } from './saying.ts'
import { STREETS } from './streets.ts'

/** Where in its street a space lies: at an end, beside a crossing on the way, or at a corner. */
type Spot = 'west' | 'east' | 'north' | 'south' | 'westOf' | 'eastOf' | 'corner'

interface StreetWords {
  readonly street: string
  readonly spot: Spot
  /** The street that crosses there. */
  readonly other: string
}

/** The street of each piece between two junctions, `H21`; the map prints it. */
const PIECES = new Map(STREETS.filter(([id]) => id.length === 4).map(([id, , , street]) => [id.slice(0, 3), street]))

/** The words for a street space (`H21a`, `V63b`, `J52`): no two spaces have the same. */
function wordsOf(id: string): StreetWords {
  const [kind, column, row] = [id[0], Number(id[1]), Number(id[2])]
  const west = PIECES.get(`H${column - 1}${row}`)
  const east = PIECES.get(`H${column}${row}`)
  const along = [east, west].filter(street => street !== undefined)
  const across = [PIECES.get(`V${column}${row}`), PIECES.get(`V${column}${row - 1}`)].find(Boolean)
  if (kind === 'J') return { street: along[0] ?? '', spot: 'corner', other: across ?? along[1] ?? '' }
  const street = PIECES.get(id.slice(0, 3)) ?? ''
  const isFirst = id.endsWith('a')
  if (kind === 'V') return { street, spot: isFirst ? 'north' : 'south', other: '' }
  // Where a street goes on beyond a junction, what crosses it there says on which side.
  if (isFirst && west === street) return { street, spot: 'eastOf', other: across ?? '' }
  const next = PIECES.get(`H${column + 1}${row}`)
  if (!isFirst && next === street) return { street, spot: 'westOf', other: wordsOf(`J${column + 1}${row}`).other }
  return { street, spot: isFirst ? 'west' : 'east', other: '' }
}

/** A street space in words that can be found on the map: its street, and where in it. */
export function streetName(say: Pick<Saying, 'game'>, space: string): string {
  const { street, spot, other } = wordsOf(space)
  return say.game(`street.${spot}`, { street, other })
}
