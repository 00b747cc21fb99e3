import { expect, test } from 'vitest'
import { BLOCK_INKS, FINE_INKS } from './art/sheets.ts'
import { FRAME } from './places.ts'
import { drawnTown } from './town.ts'

const town = await drawnTown(
  () => Promise.resolve(),
  () => 0,
)

test('all houses of the town are drawn in one path for each ink', () => {
  expect(town.blocks.map(({ ink }) => ink)).toEqual(BLOCK_INKS)
  expect(town.fine.map(({ ink }) => ink)).toEqual(FINE_INKS)
  expect(town.shadows).toHaveLength(1)
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
