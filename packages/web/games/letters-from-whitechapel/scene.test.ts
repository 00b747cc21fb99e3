import { lettersFromWhitechapel as game } from '@gaslight/letters-from-whitechapel'
import { expect, test } from 'vitest'
import { onShow, rowIn } from './scene.ts'
import { turns } from './testing/games.ts'

test('a row tells the cells of its murders: one a night, two in the third (LW-36, LW-37)', () => {
  const seen = new Map<number, number>()
  for (const { position } of turns(3, 2)) {
    const view = game.view(position, 0)
    const { murders = [], filled, circles } = rowIn(view, view.night)
    if (filled === undefined) continue
    seen.set(view.night, murders.length)
    const scenes = Object.keys(view.scenes).map(Number)
    expect(scenes).toEqual(expect.arrayContaining(murders.map(cell => circles[cell])))
  }
  expect([...seen]).toEqual([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 1],
  ])
})

test('while a film runs its picture is on show, for the map and for what follows alike, and not what it leads to', () => {
  const [{ view: before }, { view: now }] = turns(1, 2)
  expect(onShow({ film: { frame: { picture: { view: before } } }, view: now })).toBe(before)
  expect(onShow({ film: { frame: null }, view: now })).toBe(now)
})
