import { expect, test } from 'vitest'
import { scaleOf } from '../../../board-kit/frame.ts'
import { WHOLE } from '../../../board-kit/zoom.ts'
import { FRAME } from './places.ts'
import { sizesAt } from './sizes.ts'
import { shownIn } from './useSizes.ts'

const PHONE = { left: 0, top: 0, width: 360, height: 390 }

test('a high window shows more of the town from top to bottom than its share of the drawing', () => {
  const { middle, wide, high } = shownIn(WHOLE, PHONE, sizesAt(scaleOf(FRAME, PHONE)))
  expect(middle.x).toBeCloseTo(FRAME.x + FRAME.width / 2)
  expect(middle.y).toBeCloseTo(FRAME.y + FRAME.height / 2)
  expect(wide).toBeCloseTo(FRAME.width / 2)
  expect(high / wide).toBeCloseTo(PHONE.height / PHONE.width)
})

test('enlarged, it shows what lies under its middle', () => {
  const scale = 4
  const view = { scale, x: -0.5, y: -1.5 }
  const { middle, wide } = shownIn(view, PHONE, sizesAt(scaleOf(FRAME, PHONE) * scale))
  expect(middle.x).toBeCloseTo(FRAME.x + FRAME.width / 4)
  expect(middle.y).toBeCloseTo(FRAME.y + FRAME.height / 2)
  expect(wide).toBeCloseTo(FRAME.width / 8)
})
