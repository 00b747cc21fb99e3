import { describe, expect, test } from 'vitest'
import { wilson } from './wilson.ts'

describe('the Wilson interval at 95 %', () => {
  test.each([
    [50, 100, 0.4038, 0.5962],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [1, 1, 0.2065, 1],
    [470, 1000, 0.4392, 0.501],
  ])('of %i wins in %i games', (wins, games, lo, hi) => {
    const share = wilson(wins, games)
    expect(share.rate).toBeCloseTo(wins / games, 12)
    expect(share.lo).toBeCloseTo(lo, 4)
    expect(share.hi).toBeCloseTo(hi, 4)
  })

  test('of no game says nothing', () => {
    expect(wilson(0, 0)).toMatchObject({ lo: 0, hi: 1 })
  })
})
