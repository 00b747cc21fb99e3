import { describe, expect, test } from 'vitest'
import { sizesAt } from './sizes.ts'

/** From the whole map on a small phone to the nearest view on a large screen, in CSS pixels for a drawing unit. */
const SCALES = Array.from({ length: 120 }, (_, i) => 0.3 * 1.032 ** i)

/** A bold figure of Inter with the spacing of the style sheet, in its size. */
const FIGURE_WIDTH = 0.64 - 0.035

describe('labels', () => {
  test('can be read everywhere, and lie in their coins where three figures fit into one', () => {
    for (const scale of SCALES) {
      const { level, coin, figure } = sizesAt(scale)
      expect(figure).toBeGreaterThanOrEqual(8)
      if (level === 'far') continue
      expect(3 * FIGURE_WIDTH * figure).toBeLessThan(2 * coin)
    }
  })

  test('lie in their coins on a large screen that holds the whole map', () => {
    expect(sizesAt(900 / 962).level).not.toBe('far')
    expect(sizesAt(390 / 962).level).toBe('far')
  })

  test('of words can be read everywhere', () => {
    for (const scale of SCALES) expect(sizesAt(scale).label).toBeGreaterThanOrEqual(10.5)
  })

  test('keep their size once one is near', () => {
    const [near, nearest] = [sizesAt(2.7), sizesAt(6)]
    expect(near.figure).toBe(nearest.figure)
    expect(near.token).toBe(nearest.token)
  })
})

test('nothing ever shrinks while one comes nearer', () => {
  SCALES.slice(1).forEach((scale, i) => {
    const [before, after] = [sizesAt(SCALES[i]), sizesAt(scale)]
    for (const name of ['coin', 'square', 'token', 'figure', 'label'] as const)
      expect(after[name]).toBeGreaterThanOrEqual(before[name])
    expect(after.unit).toBeLessThan(before.unit)
  })
})
