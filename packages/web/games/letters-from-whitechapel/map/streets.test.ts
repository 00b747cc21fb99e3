import { BLOCKS } from '@gaslight/letters-from-whitechapel/blocks'
import { CIRCLES, CROSSINGS, STREETS } from '@gaslight/letters-from-whitechapel/map'
import { describe, expect, test } from 'vitest'
import { sizeOf } from '../../../board-kit/geometry.ts'
import { OUTSIDE, RINGS } from './art/rings.ts'
import { FRAME, placeOfCircle, placeOfCrossing } from './places.ts'
import { CENTRES, lineAlong } from './streets.ts'

describe('the streets as they are drawn (LW-7)', () => {
  test('every street has a line, bends included, within the frame', () => {
    expect(CENTRES).toHaveLength(STREETS.length)
    for (const { points } of CENTRES)
      for (const { x, y } of points) {
        expect(x).toBeGreaterThan(FRAME.x + 20)
        expect(x).toBeLessThan(FRAME.x + FRAME.width - 20)
        expect(y).toBeGreaterThan(FRAME.y + 20)
        expect(y).toBeLessThan(FRAME.y + FRAME.height - 20)
      }
    const bends = STREETS.reduce((sum, street) => sum + street.bends.length, 0)
    expect(CENTRES.reduce((sum, { points }) => sum + points.length - 2, 0)).toBe(bends)
  })

  test('every block is a ring that runs clockwise, with a street along each side (LW-11)', () => {
    expect(RINGS.size).toBe(BLOCKS.length)
    for (const { area, halves } of RINGS.values()) {
      expect(sizeOf(area)).toBeGreaterThan(0)
      expect(halves).toHaveLength(area.length)
    }
  })

  test('the blocks fill what the outermost streets enclose', () => {
    const blocks = [...RINGS.values()].reduce((sum, { area }) => sum + sizeOf(area), 0)
    expect(-sizeOf(OUTSIDE.area)).toBeCloseTo(blocks, 3)
  })
})

describe('a line along the streets', () => {
  const junctionsOnly = (node: string) => node.startsWith('j')

  test('follows the bends', () => {
    const line = lineAlong('c61', 'x75', junctionsOnly)
    expect(line).toEqual([placeOfCircle(61), { x: 243.7, y: 236.7 }, placeOfCrossing('x75')])
    expect(lineAlong('x75', 'c61', junctionsOnly)).toEqual(line.toReversed())
  })

  test('passes only where it may, and is straight where there is no way', () => {
    expect(lineAlong('x87', 'x100', junctionsOnly)).toEqual([placeOfCrossing('x87'), placeOfCrossing('x100')])
    expect(lineAlong('c1', 'c195', junctionsOnly)).toEqual([placeOfCircle(1), placeOfCircle(195)])
    const whole = lineAlong('c1', 'c195', () => true)
    const nodes = new Set([...CIRCLES, ...CROSSINGS].map(({ x, y }) => `${x} ${y}`))
    expect(whole.filter(({ x, y }) => nodes.has(`${x} ${y}`)).length).toBeGreaterThan(20)
  })
})
