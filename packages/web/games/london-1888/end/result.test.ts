import type { LondonView } from '@gaslight/london-1888'
import { expect, it } from 'vitest'
import { resultOf } from './result.ts'

const over = (...points: number[]) => ({ outcome: { reason: 'I-arrest', points } }) as Pick<LondonView, 'outcome'>

it.each([
  ['one of several Innocents who win', over(1, 0, 1, 1), 0, { won: true, points: 1, place: 1, isShared: true }],
  ['Jack who is caught', over(1, 0, 1, 1), 1, { won: false, points: 0, place: 4, isShared: false }],
  ['Jack who wins alone', over(0, 8, 0, 0), 1, { won: true, points: 8, place: 1, isShared: false }],
  ['an Innocent who loses', over(0, 8, 0, 0), 3, { won: false, points: 0, place: 2, isShared: true }],
])('LD-186: tells a seat how it came off: %s', (_, view, seat, result) => {
  expect(resultOf(view, seat)).toEqual(result)
})

it('LD-186: tells nothing before the end', () => expect(resultOf({}, 0)).toBeNull())
