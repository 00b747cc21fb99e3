import { expect, test } from 'vitest'
import { matched } from './regret.ts'

test('regret matching finds the mixture of matching pennies with uneven stakes', () => {
  const [heads, tails] = matched(
    [
      [2, -1],
      [-1, 1],
    ],
    20_000,
  )
  expect(heads).toBeCloseTo(0.4, 1)
  expect(tails).toBeCloseTo(0.6, 1)
})

test('regret matching leaves out what is worse against everything', () => {
  expect(
    matched(
      [
        [1, 2],
        [0, 1],
      ],
      200,
    )[0],
  ).toBeGreaterThan(0.95)
})
