import { CIRCLES, type CircleNumber } from '@gaslight/letters-from-whitechapel/map'
import { describe, expect, test } from 'vitest'
import { type Box, shared } from './crowd.ts'
import { labelsAt, type Written } from './labels.ts'
import { boxOf } from './numbers.ts'
import { BADGE, BADGES } from './pieces/corners.ts'
import { FRAME, placeOfNode } from './places.ts'
import type { NodeId, Scene } from './props.ts'
import { FINE, NUMBERED, sizesAt, stepOf } from './sizes.ts'
import { type Hung, TAG_HEIGHT, tagWidth } from './tags.ts'
import { NIGHT } from './testing.ts'

const EMPTY: Scene = { police: [], patrols: [], women: [], wretched: [], crimeScenes: [], clues: [], falseClues: [] }
/** The map on the screens of small and large windows, in CSS pixels for one drawing unit: from a phone's to where one is near. */
const SCALES = [0.37, 0.45, 0.55, 0.61, 0.68, 0.75, 0.81, 1, 1.4, 2.2]

function numbersOn(scale: number, scene: Scene, written: Written = {}): readonly (readonly [CircleNumber, Box])[] {
  const sizes = sizesAt(scale)
  return [...labelsAt(scale, scene, written).numbers].map(([circle, beside]) => [circle, boxOf(circle, sizes, beside)])
}

/** The part of the screen that a tag covers, as it is drawn. */
function boxOfTag({ at, text, hung }: Hung, scale: number): Box {
  const { unit, token, label } = sizesAt(scale)
  const { x, y } = placeOfNode(at)
  const middle = { x: x / unit + (hung.x * token) / 26, y: y / unit + (hung.y * token) / 26 }
  return { ...middle, wide: (tagWidth(text) * label) / 32, high: (TAG_HEIGHT * label) / 32 }
}

/** The share of the smaller box that both cover. */
function hidden(a: Box, b: Box): number {
  return shared(a, b) / (4 * Math.min(a.wide * a.high, b.wide * b.high))
}

/** The largest share that one of these hides of one of those. */
function most(these: readonly Box[], those: readonly Box[]): number {
  return Math.max(0, ...these.flatMap(a => those.filter(b => b !== a).map(b => hidden(a, b))))
}

describe('numbers', () => {
  test('stand at all 195 circles wherever they have room, which is everywhere but on a phone', () => {
    for (const scale of SCALES.filter(scale => scale >= 0.55))
      expect(numbersOn(scale, EMPTY)).toHaveLength(CIRCLES.length)
    expect(numbersOn(0.37, EMPTY).length).toBeGreaterThan(150)
  })

  test.each(SCALES)('do not lie on each other at %f', scale => {
    const boxes = numbersOn(scale, NIGHT).map(([, box]) => box)
    expect(most(boxes, boxes)).toBeLessThan(0.15)
  })

  test('lie in their coins where these are large enough', () => {
    const { numbers, beds } = labelsAt(NUMBERED, EMPTY, {})
    expect([...numbers.values()].every(({ x, y }) => x === 0 && y === 0)).toBe(true)
    expect(beds.plain).toBe('')
  })

  test('step aside for a policeman who stands before them', () => {
    const beside = { colour: 'blue', at: 'x41' } as const
    const [{ x, y }] = [placeOfNode('x41')]
    const [close] = [...CIRCLES].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))
    const scene = { ...EMPTY, police: [beside] }
    const sizes = sizesAt(0.9)
    const token = sizes.token / 26
    const pawn: Box = { x: x / sizes.unit, y: y / sizes.unit - 10 * token, wide: 24 * token, high: 34 * token }
    const before = boxOf(close.number, sizes, { x: 0, y: 0 })
    const after = numbersOn(0.9, scene).find(([circle]) => circle === close.number)?.[1]
    if (after === undefined) throw new Error('it has no number')
    expect(hidden(after, pawn)).toBeLessThanOrEqual(Math.min(0.2, hidden(before, pawn)))
  })

  test.each([0.37, 0.7, 1])('are not hidden by the signs of what could be searched, found and told at %f', scale => {
    const circles = [118, 119, 120, 101, 126]
    const nodes = Object.fromEntries(circles.map(circle => [`c${circle}` as NodeId, 'search' as const]))
    const sizes = sizesAt(scale)
    const token = sizes.token / 26
    const signs = circles.map((circle): Box => {
      const { x, y } = placeOfNode(`c${circle}`)
      const { se } = BADGES
      return {
        x: x / sizes.unit + se.x * token,
        y: y / sizes.unit + se.y * token,
        wide: BADGE * token,
        high: BADGE * token,
      }
    })
    expect(
      most(
        signs,
        numbersOn(scale, EMPTY, { nodes }).map(([, box]) => box),
      ),
    ).toBeLessThan(0.2)
  })

  test.each([12, 65, 136, 143])('leave the house around hideout %i in sight from afar', hideout => {
    for (const scale of [0.37, 0.45]) {
      const { unit, token } = sizesAt(scale)
      const { x, y } = placeOfNode(`c${hideout}`)
      const house: Box = {
        x: x / unit,
        y: y / unit - 4.5 * (token / 26),
        wide: 31 * (token / 26),
        high: 34.5 * (token / 26),
      }
      const others = numbersOn(scale, { ...EMPTY, hideout }).filter(([circle]) => circle !== hideout)
      expect(Math.max(...others.map(([, box]) => shared(house, box) / (4 * house.wide * house.high)))).toBeLessThan(
        0.12,
      )
    }
  })

  test('of what one looks for stand even on a small phone', () => {
    const nodes = Object.fromEntries(
      CIRCLES.slice(30, 52).map(({ number }) => [`c${number}` as NodeId, 'target' as const]),
    )
    const shown = labelsAt(0.33, { ...NIGHT, clues: [118, 119, 120] }, { nodes }).numbers
    for (const { number } of CIRCLES.slice(30, 52)) expect(shown.has(number), String(number)).toBe(true)
    for (const clue of [118, 119, 120]) expect(shown.has(clue)).toBe(true)
  })
})

const OVERLAY: Written = {
  labels: { c10: '17 %', c4: '16 %', c11: '16 %', c9: '12 %', c2: '16 %', c5: '36 %', c12: '8 %' },
  heat: new Map([4, 11, 9, 2, 5, 10, 12].map(circle => [circle, 0.14])),
}
const CRIME: Scene = { ...EMPTY, crimeScenes: [{ at: 3, night: 1 }], police: [{ colour: 'blue', at: 'x41' }] }

describe('tags', () => {
  test.each(SCALES)('lie neither on each other nor on a number at %f', scale => {
    const { nights, cells, lines } = labelsAt(scale, CRIME, OVERLAY)
    const tags = [...nights, ...cells, ...lines].map(tag => boxOfTag(tag, scale))
    const numbers = numbersOn(scale, CRIME, OVERLAY).map(([, box]) => box)
    expect(most(tags, tags)).toBeLessThan(0.1)
    expect(most(tags, numbers)).toBeLessThan(0.3)
  })

  test.each(SCALES.filter(scale => scale >= NUMBERED))('of shares cover no circle at %f', scale => {
    const { unit, coin } = sizesAt(scale)
    const half = (coin * Math.sqrt(Math.PI)) / 2
    const coins = CIRCLES.map(({ x, y }): Box => ({ x: x / unit, y: y / unit, wide: half, high: half }))
    for (let first = 0; first + 8 <= CIRCLES.length; first += 11) {
      const labels = Object.fromEntries(CIRCLES.slice(first, first + 8).map(({ number }) => [`c${number}`, '43 %']))
      const tags = labelsAt(scale, CRIME, { labels }).lines.map(tag => boxOfTag(tag, scale))
      expect(most(tags, coins), `from ${first + 1} on`).toBeLessThan(0.2)
    }
  })

  test('of a row that goes there and back do not lie on each other', () => {
    const row = [65, 66, 51, 66, 51, 66, 50, 49, 50, 49].map((circle, i) => ({
      circle,
      cell: i === 0 ? 'I' : String(i),
      by: i === 0 ? ('murder' as const) : ('walk' as const),
    }))
    const { cells } = labelsAt(NUMBERED, { ...EMPTY, row }, {})
    expect(cells).toHaveLength(5)
    const boxes = cells.map(cell => boxOfTag(cell, NUMBERED))
    expect(most(boxes, boxes)).toBe(0)
  })

  test.each(SCALES)('name their circle where another is as near, at %f', scale => {
    const { unit } = sizesAt(scale)
    for (const line of labelsAt(scale, CRIME, OVERLAY).lines) {
      const box = boxOfTag(line, scale)
      const away = ({ x, y }: { x: number; y: number }) =>
        Math.hypot(
          Math.max(0, Math.abs(x / unit - box.x) - box.wide),
          Math.max(0, Math.abs(y / unit - box.y) - box.high),
        )
      const [nearest] = [...CIRCLES].sort((a, b) => away(a) - away(b))
      if (`c${nearest.number}` !== line.at) expect(line.text).toMatch(new RegExp(`^${line.at.slice(1)}: `))
    }
  })

  test.each(SCALES)('are never cut by the edge of the map at %f', scale => {
    const labels = { c24: '16 %', c43: '9 %', c112: '12 %', c148: '7 %', c23: '3 %', c147: '5 %', c190: '8 %' }
    const { unit } = sizesAt(scale)
    for (const line of labelsAt(scale, EMPTY, { labels }).lines) {
      const { x, wide, y, high } = boxOfTag(line, scale)
      expect(x - wide).toBeGreaterThanOrEqual(FRAME.x / unit)
      expect(x + wide).toBeLessThanOrEqual((FRAME.x + FRAME.width) / unit)
      expect(y - high).toBeGreaterThanOrEqual(FRAME.y / unit)
      expect(y + high).toBeLessThanOrEqual((FRAME.y + FRAME.height) / unit)
    }
  })

  test('hang below their coin where there is room', () => {
    const [line] = labelsAt(1, EMPTY, { labels: { c195: '3 %' } }).lines
    expect(line.hung.x).toBe(0)
    expect(line.hung.y).toBeGreaterThan(20)
  })
})

describe('names of places', () => {
  test('are written where one is near, and lie neither on each other nor on coins, signs and tags', () => {
    expect(labelsAt(1, CRIME, {}).places).toEqual([])
    const { unit, coin } = sizesAt(FINE)
    const { places, nights } = labelsAt(FINE, CRIME, {})
    expect(places.length).toBeGreaterThan(5)
    const boxes = places.map(({ at, text, hung }): Box => {
      const { x, y } = placeOfNode(at)
      return { x: x / unit + hung.x, y: y / unit + hung.y, wide: text.length * 3.4, high: 8 }
    })
    expect(most(boxes, boxes)).toBeLessThan(0.05)
    expect(
      most(
        boxes,
        nights.map(tag => boxOfTag(tag, FINE)),
      ),
    ).toBeLessThan(0.05)
    const coins = CIRCLES.map(({ x, y }): Box => ({ x: x / unit, y: y / unit, wide: coin * 0.7, high: coin * 0.7 }))
    expect(most(boxes, coins)).toBeLessThan(0.1)
  })
})

test('what is put beside each other stays there until one has come a tenth nearer, and never has less room than then', () => {
  for (const scale of SCALES) {
    expect(stepOf(scale)).toBeLessThanOrEqual(scale * 1.0001)
    expect(stepOf(scale)).toBeGreaterThan(scale / 1.11)
  }
  expect(stepOf(5)).toBe(stepOf(2.2))
})
