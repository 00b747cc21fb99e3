import { describe, expect, test } from 'vitest'
import { cut, distanceTo, grainOf, insetBy, isSound, middleOf, sizeOf, tidied } from './geometry.ts'

const box = [
  { x: 0, y: 0 },
  { x: 40, y: 0 },
  { x: 40, y: 20 },
  { x: 0, y: 20 },
]

describe('a ring laid in another', () => {
  test('keeps its own distance from every side', () => {
    expect(insetBy(box, side => side + 1)).toEqual([
      { x: 4, y: 1 },
      { x: 38, y: 1 },
      { x: 38, y: 17 },
      { x: 4, y: 17 },
    ])
  })

  test('is laid around a counter-clockwise one', () => {
    const around = insetBy(box.toReversed(), () => 2)
    expect(Math.abs(sizeOf(around))).toBe(44 * 24)
  })

  test('is sound until it is too deep', () => {
    expect(
      isSound(
        insetBy(box, () => 9),
        box,
        0,
      ),
    ).toBe(true)
    expect(
      isSound(
        insetBy(box, () => 11),
        box,
        0,
      ),
    ).toBe(false)
  })

  test('runs straight on where a street only bends by nothing', () => {
    const bent = [box[0], { x: 20, y: 0 }, ...box.slice(1)]
    expect(insetBy(bent, () => 2)[1]).toEqual({ x: 20, y: 2 })
  })

  test('loses the short sides that ran backwards', () => {
    const nicked = [{ x: 0, y: 0 }, { x: 19, y: 0 }, { x: 20, y: 1 }, { x: 21, y: 0 }, ...box.slice(1)]
    const inner = insetBy(nicked, () => 6)
    expect(isSound(tidied(inner, nicked), tidied(inner, nicked), 0)).toBe(true)
    expect(
      tidied(
        insetBy(box, () => 3),
        box,
      ),
    ).toEqual(insetBy(box, () => 3))
  })
})

test('a cut keeps what lies on the inner side', () => {
  expect(sizeOf(cut(box, { x: 10, y: 0 }, { x: 1, y: 0 }))).toBe(600)
  expect(cut(box, { x: 50, y: 0 }, { x: 1, y: 0 })).toEqual([])
})

test('the grain runs along the longest side', () => {
  expect(grainOf(box)).toEqual({ along: { x: 1, y: 0 }, long: 40, wide: 20 })
  expect(middleOf(box)).toEqual({ x: 20, y: 10 })
  expect(distanceTo(box, { x: 20, y: 7 })).toBe(7)
})
