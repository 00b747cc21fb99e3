import { CELLS, FERRIES, LIBERTY, PORTS } from '@gaslight/mr-jack-new-york'
import { describe, expect, test } from 'vitest'
import { APOTHEM } from '../../../../board-kit/hex.ts'
import { gap, type Point } from '../../../../board-kit/point.ts'
import { isLand, placeOf } from '../places.ts'
import { courseOf, FERRY_LINES, wakeOf } from './ferries.ts'
import { FRAME } from './frame.ts'

const land = CELLS.filter(({ id }) => isLand(id))

/** The land cells that a point lies in, sure of by the hex's inner circle. */
function ashore(point: Point): readonly string[] {
  return land.filter(({ id }) => gap(placeOf(id), point) < APOTHEM - 1).map(({ id }) => id)
}

function inFrame({ x, y }: Point): boolean {
  return x > FRAME.x && y > FRAME.y && x < FRAME.x + FRAME.width && y < FRAME.y + FRAME.height
}

test('NY-28 there is a wake for each of the four ferries, from its start to its end', () => {
  expect(FERRY_LINES.map(({ from, to }) => ({ from, to }))).toEqual([...FERRIES])
  for (const { from, to, line } of FERRY_LINES) {
    expect(line[0]).toEqual(placeOf(from))
    expect(line.at(-1)).toEqual(placeOf(to))
  }
})

test('no wake shows on land or beyond the drawing', () => {
  for (const ferry of FERRY_LINES) {
    for (const point of wakeOf(ferry)) {
      expect(ashore(point), `${ferry.from} ${ferry.to} at ${point.x} ${point.y}`).toEqual([])
      expect(inFrame(point)).toBe(true)
      expect(gap(point, placeOf(LIBERTY))).toBeGreaterThan(50)
    }
  }
})

describe('a Steamer sails from every port to every other', () => {
  test.each(PORTS.flatMap(from => PORTS.filter(to => to !== from).map(to => [from, to] as const)))(
    '%s to %s, over open water',
    (from, to) => {
      const course = courseOf(from, to)
      expect(course[0]).toEqual(placeOf(from))
      expect(course.at(-1)).toEqual(placeOf(to))
      for (const point of course) {
        // The bridge leaves room for ships below it.
        expect(
          ashore(point).filter(cell => cell !== 'n8'),
          `at ${point.x} ${point.y}`,
        ).toEqual([])
        expect(inFrame(point)).toBe(true)
      }
    },
  )
})
