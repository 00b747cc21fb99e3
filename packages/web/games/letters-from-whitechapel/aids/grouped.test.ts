import { expect, test } from 'vitest'
import { cutAt, grouped, percentOf } from './grouped.ts'

test('equally likely circles stand together, the likeliest first, and within each by number', () => {
  const likely = [
    { circle: 90, probability: 0.5 },
    { circle: 12, probability: 0.2 },
    { circle: 7, probability: 0.2 },
    { circle: 3, probability: 0.1 },
  ]
  expect(grouped(likely)).toEqual([
    { percent: 50, circles: [90] },
    { percent: 20, circles: [7, 12] },
    { percent: 10, circles: [3] },
  ])
})

test.each([
  [0.104, 10],
  [0.0124, 1],
  [1 / 187, 0.5],
  [0.0095, 1],
  [0.00949, 0.9],
  [0.0004, 0],
])('%d is told as %d %%', (probability, percent) => {
  expect(percentOf(probability)).toBe(percent)
})

test('shows whole groups while they are few, and never none', () => {
  const groups = [3, 2, 30].map((count, i) => ({ percent: 9 - i, circles: Array.from({ length: count }, (_, c) => c) }))
  expect(cutAt(groups, 10)).toEqual({ first: groups.slice(0, 2), rest: groups.slice(2) })
  expect(cutAt(groups, 40).rest).toEqual([])
  expect(cutAt(groups.slice(2), 10)).toEqual({ first: groups.slice(2), rest: [] })
})
