import { expect, test } from 'vitest'
import { placeOfCircle } from './places.ts'
import { NUMBERED, sizesAt } from './sizes.ts'
import { type Hanging, hangTags, TAG_HEIGHT, tagWidth } from './tags.ts'

const SIZES = sizesAt(NUMBERED)

/** The corners of a tag on the screen, in CSS pixels, as it is drawn. */
function drawn({ circle, text }: Hanging, hung: { readonly x: number; readonly y: number }) {
  const { x, y } = placeOfCircle(circle)
  const middle = {
    x: x / SIZES.unit + (hung.x * SIZES.token) / 26,
    y: y / SIZES.unit + (hung.y * SIZES.token) / 26,
  }
  const [wide, high] = [(tagWidth(text) * SIZES.label) / 32, (TAG_HEIGHT * SIZES.label) / 32]
  return { left: middle.x - wide, right: middle.x + wide, top: middle.y - high, bottom: middle.y + high }
}

const THERE_AND_BACK: readonly Hanging[] = [
  { circle: 65, text: 'I' },
  { circle: 66, text: '1 3 5' },
  { circle: 51, text: '2 4 6' },
  { circle: 50, text: '7 9' },
  { circle: 49, text: '8 10' },
]

test('tags of a row that goes there and back do not lie on each other', () => {
  const places = hangTags(THERE_AND_BACK)
  const boxes = THERE_AND_BACK.map((tag, i) => drawn(tag, places[i]))
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1))
      expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true)
  })
})

test('no tag hides the number of its own circle', () => {
  const places = hangTags(THERE_AND_BACK)
  THERE_AND_BACK.forEach((tag, i) => {
    const box = drawn(tag, places[i])
    const { x, y } = placeOfCircle(tag.circle)
    const [middle, height] = [x / SIZES.unit, y / SIZES.unit]
    expect(box.left < middle && middle < box.right && box.top < height && height < box.bottom).toBe(false)
  })
})

test('a tag hangs below its coin where there is room', () => {
  const [place] = hangTags([{ circle: 195, text: '3' }])
  expect(place.x).toBe(0)
  expect(place.y).toBeGreaterThan(20)
})
