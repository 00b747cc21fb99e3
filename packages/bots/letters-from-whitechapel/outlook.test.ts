import { lettersFromWhitechapel as game, type NightLog, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { expect, test } from 'vitest'
import { pawnsOf } from './beliefs.ts'
import { stepsTo } from './near.ts'
import { outlookIn } from './outlook.ts'

/** Jack has murdered on 65 and moved once. */
function moved(): WhitechapelView {
  const read = game.notation.position({
    state: 'move',
    hideout: 90,
    scenes: { 65: 1 },
    policemen: { blue: 'x41', yellow: 'x46', brown: 'x58', red: 'x135', green: 'x138' },
    nights: { 1: { head: 'red', toc: 1, row: [65] } },
  })
  if (!read.ok) throw new Error(read.error.message)
  const move = game.notation.parse(read.value, '63')
  if (!move.ok) throw new Error(move.error.reason)
  read.value.apply(move.value)
  return game.view(read.value, 1)
}

function hereIn(view: WhitechapelView, stood: NonNullable<NightLog['stood']>[number]): Float64Array {
  const log: NightLog = { ...view.nights[1], stood: { 1: stood } }
  const outlook = outlookIn({ ...view, nights: { 1: log } })
  if (outlook === null) throw new Error('nothing is known')
  return outlook.here
}

test('Jack has rather not moved to where policemen could go', () => {
  const view = moved()
  const near = hereIn(view, ['x41', 'x46', 'x58', 'x135', 'x138'])
  const far = hereIn(view, ['x230', 'x231', 'x232', 'x233', 'x234'])
  const reached = (circle: number) => pawnsOf(view).some(pawn => stepsTo(pawn, circle) <= 2)
  const possible = Array.from(near.keys()).filter(circle => near[circle] > 0 && far[circle] > 0)
  const dangerous = possible.filter(reached)
  const safe = possible.filter(circle => !reached(circle))
  expect(dangerous.length * safe.length).toBeGreaterThan(0)
  for (const circle of dangerous)
    for (const other of safe) expect(near[circle] / near[other]).toBeLessThan(far[circle] / far[other])
})
