import { CIRCLES } from '@gaslight/letters-from-whitechapel/map'
import { describe, expect, test } from 'vitest'
import { alleyLine, cellsByCircle, legsOf, lineOfWay, policeLine, routeLine, walkLine } from './lines.ts'
import { placeOfCircle, placeOfCrossing } from './places.ts'
import type { Entry } from './props.ts'

const passes = (points: readonly { x: number; y: number }[], place: { x: number; y: number }) =>
  points.some(({ x, y }) => x === place.x && y === place.y)

describe('lines', () => {
  test('of a police move step on every crossing, and pass circles (LW-9)', () => {
    const { points, end } = policeLine(['x87', 'x100', 'x134'])
    for (const crossing of ['x87', 'x100', 'x134'] as const)
      expect(passes(points, placeOfCrossing(crossing))).toBe(true)
    expect(passes(points, placeOfCircle(98))).toBe(true)
    expect(end).toEqual(placeOfCrossing('x134'))
  })

  test('of a walk pass no third circle (LW-10)', () => {
    const { points } = walkLine([126, 143])
    const circles = CIRCLES.filter(circle => passes(points, circle)).map(circle => circle.number)
    expect(circles).toEqual([126, 143])
  })

  test('of the ways between two circles each take their own crossings', () => {
    const ways = [
      ['x138', 'x139'],
      ['x138', 'x152'],
      ['x151', 'x152'],
    ] as const
    const drawn = ways.map(way => routeLine(126, 143, way))
    expect(new Set(drawn.map(({ d }) => d)).size).toBe(3)
    ways.forEach((way, i) => {
      for (const crossing of way) expect(passes(drawn[i].points, placeOfCrossing(crossing))).toBe(true)
    })
  })

  test('through an alley bow across the block', () => {
    const { points } = alleyLine(85, 124)
    expect(points[0]).toEqual(placeOfCircle(85))
    expect(points.at(-1)).toEqual(placeOfCircle(124))
    expect(lineOfWay({ kind: 'alley', from: 85, to: 124 }).d).toBe(alleyLine(85, 124).d)
  })

  test('of who stays are a point', () => {
    for (const crossings of [['x87'], ['x87', 'x87']] as const)
      expect(policeLine(crossings).points).toEqual([placeOfCrossing('x87')])
  })

  test('point the way they lead', () => {
    expect(Math.abs(policeLine(['x87', 'x77']).angle + 90)).toBeLessThan(40)
    expect(Math.abs(policeLine(['x77', 'x87']).angle - 90)).toBeLessThan(40)
  })
})

const ROW: readonly Entry[] = [
  { circle: 65, cell: 'I', by: 'murder' },
  { circle: 82, cell: '1', by: 'walk' },
  { circle: 63, cell: '2', by: 'alley' },
  { circle: 82, cell: '3', by: 'walk' },
]

describe('a row', () => {
  test('has a leg to every entry but the murder', () => {
    expect(legsOf(undefined, ROW).map(({ by }) => by)).toEqual(['walk', 'alley', 'walk'])
    expect(legsOf(65, ROW.slice(1)).map(({ d }) => d)).toEqual(legsOf(undefined, ROW).map(({ d }) => d))
  })

  test('names the last cells of a circle to which one comes back again and again', () => {
    const toAndFro = ['I', '1', '2', '3', '4', '5', '6', '7'].map(
      (cell, i): Entry => ({ circle: i % 2 === 0 ? 65 : 66, cell, by: i === 0 ? 'murder' : 'walk' }),
    )
    expect([...cellsByCircle(toAndFro).values()]).toEqual(['… 2 4 6', '… 3 5 7'])
  })

  test('names both cells of a circle visited twice', () => {
    expect([...cellsByCircle(ROW)]).toEqual([
      [65, 'I'],
      [82, '1 3'],
      [63, '2'],
    ])
  })
})
