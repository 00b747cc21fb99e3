import { CIRCLES, type CircleNumber } from '@gaslight/letters-from-whitechapel/map'
import type { Point } from '../../../board-kit/point.ts'
import type { Box, Crowd } from './crowd.ts'
import { placeOfCircle } from './places.ts'
import type { Sizes } from './sizes.ts'

/** A bold figure of Inter with the spacing of the style sheet, in its size. */
const FIGURE = 0.605
/** Half the height of a number with its bed, in its size. */
const HALF = 0.66

/** Half the length of the line whose round ends make the bed of a number, and half its width, in CSS pixels. */
export function bedOf(circle: CircleNumber, { figure }: Sizes): { readonly long: number; readonly round: number } {
  const round = figure * HALF
  return { long: Math.max(0, (String(circle).length * FIGURE * figure) / 2 + 1.4 - round), round }
}

/** A number where it would stand, `beside` the middle of its circle by so many CSS pixels. */
export function boxOf(circle: CircleNumber, sizes: Sizes, beside: Point): Box {
  const { long, round } = bedOf(circle, sizes)
  const { x, y } = placeOfCircle(circle)
  return { x: x / sizes.unit + beside.x, y: y / sizes.unit + beside.y, wide: long + round, high: round }
}

/** On its circle; so far that it still touches it, to all sides; and clear of it. */
function around(circle: CircleNumber, sizes: Sizes): readonly Point[] {
  const { long, round } = bedOf(circle, sizes)
  const wide = long + round
  const [aside, below] = [wide + sizes.coin * 0.6, round + sizes.coin * 0.6]
  return [
    { x: 0, y: 0 },
    { x: 0, y: -round * 0.8 },
    { x: 0, y: round * 0.8 },
    { x: wide * 0.6, y: 0 },
    { x: -wide * 0.6, y: 0 },
    { x: 0, y: below },
    { x: 0, y: -below },
    { x: aside, y: 0 },
    { x: -aside, y: 0 },
    { x: aside * 0.85, y: below * 0.75 },
    { x: -aside * 0.85, y: below * 0.75 },
    { x: aside * 0.85, y: -below * 0.75 },
    { x: -aside * 0.85, y: -below * 0.75 },
  ]
}

/** What a number may hide of something else, in square pixels of the least of it. */
const TOUCH = 4

/**
 * Where a number stands, in CSS pixels from the middle of its circle: on it, or as near to it as there is room. Where there
 * is none, null; but a number that is `wanted` stands where it hides least. The crowd grows by it.
 */
export function placeNumber(
  circle: CircleNumber,
  sizes: Sizes,
  crowd: Crowd,
  need: 'wanted' | 'where-there-is-room',
): Point | null {
  const of = `c${circle}`
  let [best, least] = [null as Point | null, Number.POSITIVE_INFINITY]
  for (const beside of around(circle, sizes)) {
    const cost = crowd.cost(boxOf(circle, sizes, beside), of)
    if (cost < least - 1) [best, least] = [beside, cost]
    if (cost < TOUCH) break
  }
  if (best === null || (need !== 'wanted' && least > TOUCH * 10)) return null
  crowd.add(boxOf(circle, sizes, best), 4, of)
  return best
}

export const ALL_NUMBERS: readonly CircleNumber[] = CIRCLES.map(({ number }) => number)
