import { expect, test } from 'vitest'
import { toDrawing } from './frame.ts'
import { APOTHEM, centreOf, directionTowards, edgeOf, HEX_DIRECTIONS, nextTo, offsetAt, stepOf } from './hex.ts'
import { nearest, touchReach } from './picking.ts'
import { gap } from './point.ts'

const places = Array.from({ length: 13 * 9 }, (_, i) => ({ col: i % 13, row: Math.floor(i / 13) }))

test('the neighbour in a direction lies one step away in that direction', () => {
  for (const place of places) {
    for (const direction of HEX_DIRECTIONS) {
      const [from, to, step] = [centreOf(place), centreOf(nextTo(place, direction)), stepOf(direction)]
      expect(to.x - from.x).toBeCloseTo(step.x)
      expect(to.y - from.y).toBeCloseTo(step.y)
      expect(directionTowards(from, to)).toBe(direction)
    }
  }
})

test('a point belongs to the hex around it', () => {
  for (const place of places) {
    const centre = centreOf(place)
    for (const direction of HEX_DIRECTIONS) {
      const [a, b] = edgeOf(centre, direction, 1)
      expect(offsetAt({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })).toEqual(place)
      expect(offsetAt(edgeOf(centre, direction, 2)[0])).toEqual(place)
    }
  }
})

test('two neighbours share the edge between them', () => {
  const from = centreOf({ col: 4, row: 4 })
  const to = centreOf(nextTo({ col: 4, row: 4 }, 'NE'))
  const [a, b] = edgeOf(from, 'NE')
  const [c, d] = edgeOf(to, 'SW')
  expect(gap(a, d)).toBeCloseTo(0)
  expect(gap(b, c)).toBeCloseTo(0)
  expect(gap(from, to)).toBeCloseTo(2 * APOTHEM)
})

test('the nearest spot within reach is picked, and none beyond it', () => {
  const spots = [
    { target: 'left', place: { x: 0, y: 0 } },
    { target: 'right', place: { x: 10, y: 0 } },
  ]
  expect(nearest(spots, { x: 6, y: 0 }, 20)?.target).toBe('right')
  expect(nearest(spots, { x: 5, y: 0 }, 20)?.target).toBe('left')
  expect(nearest(spots, { x: 40, y: 0 }, 20)).toBeUndefined()
})

test('a finger reaches 22 pixels whatever the size of the board', () => {
  expect(touchReach(0.5)).toBe(44)
  expect(touchReach(2)).toBe(11)
})

test('a frame in a box of another shape is centred', () => {
  const frame = { x: -10, y: -10, width: 100, height: 50 }
  const box = { left: 0, top: 0, width: 200, height: 200 }
  expect(toDrawing(frame, box, { x: 100, y: 100 })).toEqual({ x: 40, y: 15 })
  expect(toDrawing(frame, box, { x: 0, y: 50 })).toEqual({ x: -10, y: -10 })
})
