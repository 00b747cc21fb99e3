import { describe, expect, test } from 'vitest'
import {
  type Bounds,
  isSeen,
  NEAREST,
  panned,
  revealing,
  showing,
  transformOf,
  type View,
  WHOLE,
  zoomed,
} from './zoom.ts'

/** Which place of the board, in its widths and heights, lies at a spot of the window. */
const under = ({ scale, x, y }: View, spot: { x: number; y: number }) => ({
  x: (spot.x - x) / scale,
  y: (spot.y - y) / scale,
})

const SPOTS = [0, 0.2, 0.5, 0.77, 1].flatMap(x => [0, 0.4, 1].map(y => ({ x, y })))

describe('zooming', () => {
  test.each(SPOTS)('in keeps what lies under %o', spot => {
    const before = zoomed(WHOLE, 1.4, { x: 0.3, y: 0.6 })
    const after = zoomed(before, 1.7, spot)
    expect(under(after, spot).x).toBeCloseTo(under(before, spot).x)
    expect(under(after, spot).y).toBeCloseTo(under(before, spot).y)
  })

  test('out shows nothing beyond the board, and ends with the whole of it', () => {
    let view = zoomed(WHOLE, 3, { x: 1, y: 0 })
    for (const spot of SPOTS) {
      view = zoomed(view, 0.9, spot)
      for (const edge of [view.x, view.y]) {
        expect(edge).toBeLessThanOrEqual(0)
        expect(edge).toBeGreaterThanOrEqual(1 - view.scale - 1e-9)
      }
    }
    expect(zoomed(view, 0.01, { x: 0.9, y: 0.1 })).toEqual(WHOLE)
  })

  test('ends at the nearest', () => {
    expect(zoomed(WHOLE, 100, { x: 0.5, y: 0.5 }).scale).toBe(NEAREST)
  })
})

describe('panning', () => {
  const middle = zoomed(WHOLE, 2, { x: 0.5, y: 0.5 })

  test('moves the board and leaves nothing over within its edges', () => {
    expect(panned(middle, { x: 0.2, y: -0.3 })).toEqual({ view: { scale: 2, x: -0.3, y: -0.8 }, rest: { x: 0, y: 0 } })
  })

  test('stops at the edges and says how much is left for the page', () => {
    const { view, rest } = panned(middle, { x: 0.8, y: -1 })
    expect(view).toEqual({ scale: 2, x: 0, y: -1 })
    expect(rest.x).toBeCloseTo(0.3)
    expect(rest.y).toBeCloseTo(-0.5)
  })

  test('of the whole board leaves all to the page', () => {
    expect(panned(WHOLE, { x: 0.1, y: 0.2 })).toEqual({ view: WHOLE, rest: { x: 0.1, y: 0.2 } })
  })
})

describe('revealing', () => {
  test.each(SPOTS)('brings the place %o into the window from anywhere', place => {
    for (const spot of SPOTS) {
      const view = revealing(zoomed(WHOLE, 2.5, spot), place)
      const seen = { x: view.x + place.x * view.scale, y: view.y + place.y * view.scale }
      for (const at of [seen.x, seen.y]) {
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at).toBeLessThanOrEqual(1)
      }
    }
  })

  test('moves nothing for a place that is seen well', () => {
    const view = zoomed(WHOLE, 2, { x: 0.5, y: 0.5 })
    expect(revealing(view, { x: 0.5, y: 0.45 })).toEqual(view)
  })
})

test('a transform from one view to itself changes nothing', () => {
  expect(transformOf(WHOLE, WHOLE)).toBe('translate(0.000%, 0.000%) scale(1.0000)')
  const near = zoomed(WHOLE, 2, { x: 0.5, y: 0.5 })
  expect(transformOf(near, WHOLE)).toBe('translate(-50.000%, -50.000%) scale(2.0000)')
  expect(transformOf(WHOLE, near)).toBe('translate(25.000%, 25.000%) scale(0.5000)')
})

describe('a map in a window that is higher than it', () => {
  const bounds: Bounds = { nearest: 9, fills: { x: 1, y: 0.5 } }

  test('is whole in the middle, and stays there while it is not as high as the window', () => {
    const view = zoomed(WHOLE, 1.6, { x: 0.5, y: 0.1 }, bounds)
    expect(view.y).toBeCloseTo((1 - view.scale) / 2)
    expect(panned(view, { x: 0, y: 0.3 }, bounds)).toEqual({ view, rest: { x: 0, y: 0.3 } })
  })

  test('fills the window once it is higher, and shows none of its margins', () => {
    const view = zoomed(WHOLE, 4, { x: 0.5, y: 0.5 }, bounds)
    const north = panned(view, { x: 0, y: 9 }, bounds).view
    expect(north.y + 0.25 * north.scale).toBeCloseTo(0)
    const south = panned(view, { x: 0, y: -9 }, bounds).view
    expect(south.y + 0.75 * south.scale).toBeCloseTo(1)
  })

  test('can be enlarged as far as it wants', () => {
    expect(zoomed(WHOLE, 100, { x: 0.5, y: 0.5 }, bounds).scale).toBe(9)
  })

  test('shows a part of it in the middle with room around, and a single place not too near', () => {
    const view = showing({ x: 0.4, y: 0.4 }, { x: 0.6, y: 0.5 }, bounds)
    const left = view.x + 0.4 * view.scale
    const right = view.x + 0.6 * view.scale
    expect(left + right).toBeCloseTo(1)
    expect(left).toBeGreaterThan(0.1)
    expect(showing({ x: 0.3, y: 0.3 }, { x: 0.3, y: 0.3 }, bounds).scale).toBeCloseTo(9 * 0.45)
    expect(showing({ x: 0, y: 0 }, { x: 1, y: 1 }, bounds)).toEqual(WHOLE)
  })
})

describe('a place', () => {
  const near = zoomed(WHOLE, 2, { x: 0.5, y: 0.5 })

  test('of a whole board is always seen', () => {
    for (const place of SPOTS) expect(isSeen(WHOLE, place)).toBe(true)
  })

  test('is seen where it lies within the window, and not at its rim or under the buttons', () => {
    expect(isSeen(near, { x: 0.5, y: 0.5 })).toBe(true)
    expect(isSeen(near, { x: 0.2, y: 0.5 })).toBe(false)
    expect(isSeen(near, { x: 0.26, y: 0.5 })).toBe(false)
    expect(isSeen(near, { x: 0.5, y: 0.72 })).toBe(false)
    expect(isSeen(near, { x: 0.5, y: 0.3 })).toBe(true)
  })
})
