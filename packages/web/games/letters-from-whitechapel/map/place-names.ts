import { CIRCLES, RED_PLACES } from '@gaslight/letters-from-whitechapel/map'
import type { Point } from '../../../board-kit/point.ts'
import type { Box, Crowd } from './crowd.ts'
import type { Sizes } from './sizes.ts'
import type { Hung } from './tags.ts'

/** The size of a name in the style sheet, in CSS pixels. */
const SIZE = 15
/** Of a letter, in its size. */
const LETTER = 0.5
const HALF = 0.6
/** From the rim of a coin, in CSS pixels. */
const GAP = 4
/** A name that hides more than so much of what is dear, for its own size, is left out. */
const HIDES = 0.5

/** The names of the eight murder places, each where it hides least; those that find no room are left out. */
export function placesHung(sizes: Sizes, crowd: Crowd): readonly Hung[] {
  return CIRCLES.filter(({ red }) => red).flatMap(({ number, x, y }) => {
    const text = RED_PLACES[number].place
    const half = { wide: (text.length * LETTER * SIZE) / 2, high: HALF * SIZE }
    const boxAt = (shift: Point): Box => ({ x: x / sizes.unit + shift.x, y: y / sizes.unit + shift.y, ...half })
    const at = `c${number}` as const
    const hung = spots(half, sizes.coin + GAP).map((shift, order) => ({
      shift,
      cost: crowd.cost(boxAt(shift), '') + order,
    }))
    const [best] = hung.sort((a, b) => a.cost - b.cost)
    if (best.cost > HIDES * half.wide * half.high) return []
    crowd.add(boxAt(best.shift), 4, `place ${at}`)
    return [{ at, text, hung: best.shift }]
  })
}

/** Below, above and beside a coin, the usual one first. */
function spots({ wide, high }: Pick<Box, 'wide' | 'high'>, clear: number): readonly Point[] {
  const [below, aside] = [clear + high, clear + wide]
  return [
    { x: 0, y: below },
    { x: 0, y: -below },
    { x: aside, y: 0 },
    { x: -aside, y: 0 },
    ...[below, -below].flatMap(y => [wide, -wide].map(x => ({ x: x * 0.6, y }))),
    ...[below, -below].flatMap(y => [wide, -wide].map(x => ({ x, y }))),
    { x: 0, y: below * 1.7 },
    { x: 0, y: -below * 1.7 },
  ]
}
