import { expect, test } from 'vitest'
import { BLOCK_INKS, FINE_INKS } from './art/sheets.ts'
import { drawnTown, type Town } from './art/town.ts'
import { FRAME, PART } from './places.ts'

const town = await drawnTown(
  () => Promise.resolve(),
  () => 0,
)

test('all houses of the town are drawn ink by ink, back to front, in a path for each part of the map', () => {
  const inksOf = (drawn: Town['blocks']) => drawn.map(({ ink }) => ink).filter((ink, i, all) => ink !== all[i - 1])
  expect(inksOf(town.blocks)).toEqual(BLOCK_INKS)
  expect(inksOf(town.fine)).toEqual(FINE_INKS)
  expect(inksOf(town.shadows)).toEqual(['shadow'])
  const parts = Math.ceil(FRAME.width / PART + 1) * Math.ceil(FRAME.height / PART + 1)
  for (const ink of BLOCK_INKS) expect(town.blocks.filter(drawn => drawn.ink === ink).length).toBeLessThanOrEqual(parts)
})

test('where one is nearest, only a few of them are seen', () => {
  const roofs = town.blocks.filter(({ ink }) => ink === 'roof-0')
  expect(roofs.length).toBeGreaterThan(12)
  for (const { d } of roofs) {
    const starts = [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
    for (const axis of [0, 1]) {
      const along = starts.map(start => start[axis])
      expect(Math.max(...along) - Math.min(...along)).toBeLessThan(PART)
    }
  }
})

test('it is the same town every time, however often the drawing pauses', async () => {
  let pauses = 0
  let clock = 0
  const again = await drawnTown(
    async () => {
      pauses += 1
    },
    () => {
      clock += 4
      return clock
    },
  )
  expect(pauses).toBeGreaterThan(40)
  expect(again).toEqual(town)
})

test('no line of it is broken, and none runs off the sheet', () => {
  for (const { ink, d } of [...town.blocks, ...town.fine, ...town.shadows]) {
    expect(d, ink).not.toMatch(/NaN|Infinity|undefined/)
    for (const [, x, y] of d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThan(FRAME.x - 30)
      expect(Number(x)).toBeLessThan(FRAME.x + FRAME.width + 30)
      expect(Number(y)).toBeGreaterThan(FRAME.y - 30)
      expect(Number(y)).toBeLessThan(FRAME.y + FRAME.height + 30)
    }
  }
})

test('it stays a light document', () => {
  const all = [...town.blocks, ...town.fine, ...town.shadows]
  expect(all.reduce((sum, { d }) => sum + d.length, 0)).toBeLessThan(520_000)
})
