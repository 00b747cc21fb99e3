import { describe, expect, test } from 'vitest'
import { BLOCKS } from './blocks.ts'
import { movesBetween, stepsBetween } from './distances.ts'
import {
  ALLEYS,
  CIRCLES_BY,
  COACHES,
  CROSSINGS_BY,
  JOINED,
  joinOf,
  ROUTE_START,
  ROUTES,
  type Rows,
  rowHas,
  rowOf,
  STEPS,
  WITHIN_TWO,
} from './graph.ts'
import { CATCH_ME_HIDEOUTS, HIDEOUTS } from './hideouts.ts'
import { CIRCLES, CROSSINGS, GOULSTON, JUNCTIONS, RED, RED_PLACES, STREETS, YELLOW } from './map.ts'

/** The numbers of section 3. */

const size = (rows: Rows, row: number) => rows.start[row + 1] - rows.start[row]
const circles = CIRCLES.map(circle => circle.number)
const crossings = CROSSINGS.map(crossing => crossing.number)

/** How many values there are of each size, from the least to the most. */
function histogram(values: readonly number[]): number[] {
  const least = Math.min(...values)
  const counts = new Array<number>(Math.max(...values) - least + 1).fill(0)
  for (const value of values) counts[value - least]++
  return counts
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const range = (values: readonly number[]) => [Math.min(...values), Number(mean(values).toFixed(4)), Math.max(...values)]

describe('LW-7: what is printed', () => {
  test('numbers of everything', () => {
    expect([CIRCLES.length, RED.length, CROSSINGS.length, YELLOW.length]).toEqual([195, 8, 234, 7])
    expect([JUNCTIONS.length, STREETS.length, BLOCKS.length]).toEqual([17, 593, 148])
    expect(circles).toEqual(Array.from({ length: 195 }, (_, i) => i + 1))
    expect(crossings).toEqual(Array.from({ length: 234 }, (_, i) => i + 1))
  })

  test('red circles, yellow crossings, the Goulston crossing', () => {
    expect(RED).toEqual([3, 21, 27, 65, 84, 147, 149, 158])
    expect(Object.keys(RED_PLACES).map(Number)).toEqual(RED)
    expect(YELLOW).toEqual([41, 46, 58, 135, 138, 165, 184])
    expect(GOULSTON).toBe(99)
  })

  test('sections: no yellow crossing lies in A/b (LW-73); the doubtful ones as LW-114 rules', () => {
    expect(CROSSINGS.filter(({ yellow, sector }) => yellow && sector === 'A/b')).toEqual([])
    expect([112, 114, 203, 221].map(number => CROSSINGS[number - 1].sector)).toEqual(['A/b', 'B/a', 'B/a', 'A/a'])
  })
})

describe('LW-10: joined circles', () => {
  test('775 pairs, 677, 96 and 2 of them with 1, 2 and 3 routes', () => {
    expect(JOINED.items.length).toBe(2 * 775)
    const routes = Array.from(JOINED.items, (_, join) => ROUTE_START[join + 1] - ROUTE_START[join])
    expect(histogram(routes)).toEqual([2 * 677, 2 * 96, 2 * 2])
  })

  test('routes by size', () => {
    const sizes = Array.from({ length: ROUTES.start.length - 1 }, (_, route) => size(ROUTES, route))
    expect(histogram(sizes)).toEqual([2 * 2, 2 * 268, 2 * 385, 2 * 171, 2 * 49])
  })

  test('both directions have the same routes', () => {
    const routesOf = (join: number) =>
      Array.from({ length: ROUTE_START[join + 1] - ROUTE_START[join] }, (_, i) =>
        rowOf(ROUTES, ROUTE_START[join] + i).join(),
      ).sort()
    for (const from of circles)
      for (const to of rowOf(JOINED, from)) expect(routesOf(joinOf(from, to))).toEqual(routesOf(joinOf(to, from)))
  })

  test('circles by number of joined circles', () => {
    const numbers = circles.map(circle => size(JOINED, circle))
    expect(histogram(numbers)).toEqual([2, 3, 5, 14, 25, 40, 36, 25, 20, 11, 5, 5, 2, 2])
    expect(mean(numbers)).toBeCloseTo(7.949, 3)
  })

  test('the diameters of both graphs', () => {
    expect(Math.max(...circles.flatMap(a => circles.map(b => movesBetween(a, b))))).toBe(12)
    expect(Math.max(...crossings.flatMap(a => crossings.map(b => stepsBetween(a, b))))).toBe(21)
  })
})

describe('LW-8, LW-9: crossings', () => {
  test('next to: 451 pairs', () => {
    expect(CIRCLES_BY.items.length).toBe(451)
    expect(histogram(circles.map(circle => size(CROSSINGS_BY, circle)))).toEqual([146, 39, 8, 2])
    expect(histogram(crossings.map(crossing => size(CIRCLES_BY, crossing)))).toEqual([2, 63, 121, 46, 2])
    expect(crossings.filter(crossing => size(CIRCLES_BY, crossing) === 0)).toEqual([167, 201])
  })

  test('steps: 453 edges, symmetric', () => {
    expect(STEPS.items.length).toBe(2 * 453)
    expect(range(crossings.map(crossing => size(STEPS, crossing)))).toEqual([2, 3.8718, 8])
    for (const a of crossings) for (const b of rowOf(STEPS, a)) expect(rowHas(STEPS, b, a)).toBe(true)
  })

  test('within two steps', () => {
    const sizes = crossings.map(crossing => size(WITHIN_TWO, crossing))
    expect(sizes.reduce((sum, value) => sum + value, 0)).toBe(2830)
    expect(histogram(sizes)).toEqual([2, 4, 5, 18, 32, 23, 27, 28, 22, 23, 9, 11, 16, 5, 3, 1, 4, 0, 0, 1])
    expect([75, 76, 51].map(crossing => size(WITHIN_TWO, crossing))).toEqual([5, 5, 24])
  })

  test('LW-113: 44, x49 and x73 meet', () => {
    expect(rowHas(CIRCLES_BY, 73, 44) && rowHas(STEPS, 73, 49)).toBe(true)
  })
})

describe('LW-11: blocks', () => {
  const nodes = new Set([
    ...circles.map(n => `c${n}`),
    ...crossings.map(n => `x${n}`),
    ...JUNCTIONS.map(({ id }) => id),
  ])

  test('boundaries run along streets, two blocks at most on each, so that they are the bounded faces', () => {
    const streets = new Map(STREETS.map(({ from, to }) => [[from, to].sort().join(), 0]))
    for (const { boundary } of BLOCKS)
      for (const [i, node] of boundary.entries()) {
        expect(nodes).toContain(node)
        const street = [node, boundary[(i + 1) % boundary.length]].sort().join()
        const sides = streets.get(street)
        expect(sides).toBeDefined()
        streets.set(street, (sides ?? 0) + 1)
      }
    expect(Math.max(...streets.values())).toBe(2)
    // Euler: every street has a face on either side, those outside all the same one.
    expect(STREETS.length - nodes.size + 1).toBe(BLOCKS.length)
  })

  test('alleys: 451 pairs, 325 of them joined', () => {
    expect(ALLEYS.items.length).toBe(2 * 451)
    const joined = circles.flatMap(a => rowOf(ALLEYS, a).filter(b => joinOf(a, b) >= 0))
    expect(joined.length).toBe(2 * 325)
    const sizes = circles.map(circle => size(ALLEYS, circle))
    expect(range(sizes)).toEqual([0, 4.6256, 12])
    expect(histogram(sizes)).toEqual([1, 11, 19, 27, 38, 44, 24, 15, 4, 7, 1, 2, 2])
    expect(circles.filter(circle => size(ALLEYS, circle) % 12 === 0)).toEqual([43, 56, 80])
  })
})

test('LW-53: coach moves', () => {
  const sizes = circles.map(circle => size(COACHES, circle))
  expect(COACHES.items.length).toBe(11842)
  expect(range(sizes)).toEqual([12, 60.7282, 149])
  const ends = circles.map(circle => new Set(rowOf(COACHES, circle).map(pair => pair & 255)).size)
  expect(range(ends)).toEqual([7, 24.7385, 45])
})

test('LW-14, LW-81: hideouts', () => {
  expect([HIDEOUTS.length, CATCH_ME_HIDEOUTS.length]).toEqual([187, 138])
})

describe('15.1: circles within reach', () => {
  const H1: readonly (readonly [circle: number, ...within: number[]])[] = [
    [3, 6, 17, 41, 64, 84],
    [27, 10, 32, 55, 79, 110],
    [65, 8, 25, 64, 104, 147],
    [84, 9, 36, 76, 126, 165],
    [149, 9, 21, 36, 63, 88],
  ]
  test.each(H1)('H1: at most 1 to 5 moves from %i', (from, ...within) => {
    expect([1, 2, 3, 4, 5].map(far => circles.filter(to => movesBetween(from, to) <= far).length)).toEqual(within)
  })

  test.each([
    [65, 7, 25, 64, 104, 147],
    [149, 8, 21, 36, 63, 88],
  ])('H2: after exactly 1 to 5 moves from %i', (from, ...ends) => {
    let at = new Set([from])
    for (const count of ends) {
      at = new Set([...at].flatMap(circle => rowOf(JOINED, circle)))
      expect(at.size).toBe(count)
    }
  })

  test('H3: end crossings on an empty board', () => {
    expect([41, 46, 58, 135, 184].map(crossing => size(WITHIN_TWO, crossing))).toEqual([15, 13, 14, 19, 12])
  })

  test('H19: the block south of 56', () => {
    const south = [56, 57, 69, 70, 71, 72, 73].map(n => `c${n}`)
    const blocks = BLOCKS.map(({ boundary }) => boundary.filter(node => node.startsWith('c')).sort())
    expect(blocks).toContainEqual(south.sort())
  })
})
