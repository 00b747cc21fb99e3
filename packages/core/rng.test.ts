import { describe, expect, it } from 'vitest'
import { Sfc32 } from './rng.ts'

it('the same seed gives the same numbers, another seed others', () => {
  const numbers = (...seed: number[]) => {
    const rng = new Sfc32(...seed)
    return Array.from({ length: 20 }, () => rng.below(2 ** 32))
  }
  expect(numbers(1, 2)).toEqual(numbers(1, 2))
  expect(numbers(1, 2)).not.toEqual(numbers(2, 1))
  expect(numbers(1, 2)).not.toEqual(numbers(1, 3))
  expect(numbers()).toEqual(numbers(0, 0, 0))
})

// So that recorded seeds keep their games.
it('seed 1888 gives the words that it always gave', () => {
  const rng = new Sfc32(1888)
  expect(Array.from({ length: 4 }, () => rng.below(2 ** 32))).toEqual([1692078412, 2117808897, 734731425, 108585619])
})

describe('below(n) is uniform over 0 to n-1', () => {
  it.each([2, 3, 7, 70])('n = %d', n => {
    const rng = new Sfc32(n)
    const counts = new Array<number>(n).fill(0)
    const draws = 2000 * n
    for (let i = 0; i < draws; i++) counts[rng.below(n)]++
    const statistic = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
    expect(counts.length).toBe(n)
    expect(statistic).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * n))
  })
})

it('unit is in [0, 1) with mean one half', () => {
  const rng = new Sfc32(5)
  let sum = 0
  for (let i = 0; i < 100_000; i++) {
    const unit = rng.unit()
    expect(unit >= 0 && unit < 1).toBe(true)
    sum += unit
  }
  expect(sum / 100_000).toBeCloseTo(0.5, 2)
})
