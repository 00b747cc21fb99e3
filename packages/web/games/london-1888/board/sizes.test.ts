import { describe, expect, test } from 'vitest'
import { sizesAt } from './sizes.ts'

/** From the whole board on a small phone to the nearest view on a large screen, in CSS pixels for a drawing unit. */
const SCALES = Array.from({ length: 100 }, (_, i) => 0.3 * 1.0265 ** i)

test('nothing ever shrinks on the screen while one comes nearer', () => {
  SCALES.slice(1).forEach((scale, i) => {
    const [before, after] = [sizesAt(SCALES[i] ?? 0), sizesAt(scale)]
    for (const name of ['coin', 'token', 'chip', 'label'] as const)
      expect(after[name]).toBeGreaterThanOrEqual(before[name])
    expect(after.unit).toBeLessThan(before.unit)
  })
})

describe('names', () => {
  test('are large enough to be read wherever they are shown', () => {
    for (const scale of SCALES) {
      const { level, label } = sizesAt(scale)
      // Names are set in 11.6 for 10, those of streets in 9.4.
      if (level !== 'far') expect(label * 1.16).toBeGreaterThan(9.5)
      if (level === 'near') expect(label * 0.94).toBeGreaterThan(11)
    }
  })

  test('are shown on a screen that holds the whole board beside the table, those of streets from near', () => {
    expect(sizesAt(390 / 972).level).toBe('far')
    expect(sizesAt(780 / 972).level).toBe('middle')
    expect(sizesAt(2).level).toBe('near')
  })

  test('keep their size once one is near', () => {
    expect(sizesAt(4).label).toBe(sizesAt(2.2).label)
    expect(sizesAt(4).token).toBe(sizesAt(2.2).token)
  })
})

test('the letters of a pawn can be read on the smallest board that shows names', () => {
  // Set in 26 units of a pawn's 26.
  expect(sizesAt(0.52).token).toBeGreaterThanOrEqual(8)
  expect(sizesAt(0.8).token).toBeGreaterThan(10.5)
})
