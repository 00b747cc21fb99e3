import { expect, test } from 'vitest'
import { along, lengthOf, softened } from './curve.ts'

const corner = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 50 },
]

test('a softened line passes through all its points, in order', () => {
  const line = softened(corner, 8)
  const places = corner.map(({ x, y }) => line.findIndex(point => point.x === x && point.y === y))
  expect(places).toEqual([0, 8, 16])
})

test('a share of the way is measured by length', () => {
  expect(lengthOf(corner)).toBe(150)
  expect(along(corner, 0)).toEqual({ x: 0, y: 0 })
  expect(along(corner, 0.5)).toEqual({ x: 75, y: 0 })
  expect(along(corner, 5 / 6)).toEqual({ x: 100, y: 25 })
  expect(along(corner, 1)).toEqual({ x: 100, y: 50 })
})
