import { describe, expect, test } from 'vitest'
import { LONGEST_FILM } from '../../../board-kit/film.ts'
import { filmOf, placesAt } from './film.ts'
import { pieceOf } from './pieces/names.ts'
import { placeOfCircle, placeOfCrossing } from './places.ts'
import type { Stage } from './props.ts'

const STAGES: readonly Stage[] = [
  [{ kind: 'walk', who: 'wretched', circles: [72, 88], by: 'foot' }],
  [
    { kind: 'police', colour: 'blue', crossings: ['x87', 'x100', 'x134'] },
    { kind: 'police', colour: 'green', crossings: ['x139', 'x152', 'x174'] },
  ],
  [{ kind: 'police', colour: 'blue', crossings: ['x134', 'x135'] }],
]

describe('the film of a turn', () => {
  test.each(['slow', 'normal', 'fast'] as const)('never lasts longer than allowed when %s', speed => {
    const { lasts } = filmOf(STAGES, speed).schedule
    expect(lasts).toBeGreaterThan(0)
    expect(lasts).toBeLessThanOrEqual(LONGEST_FILM)
  })

  test('is over at once when films are switched off', () => {
    expect(filmOf(STAGES, 'off').schedule.lasts).toBe(0)
  })

  test('every piece waits where it was, walks along the streets and ends where it stands', () => {
    const film = filmOf(STAGES, 'normal')
    const start = placesAt(film, 0)
    expect(start.get('wretched 88')).toEqual(placeOfCircle(72))
    expect(start.get('blue')).toEqual(placeOfCrossing('x87'))
    const end = placesAt(film, film.schedule.lasts)
    expect(end.get('wretched 88')).toEqual(placeOfCircle(88))
    expect(end.get('blue')).toEqual(placeOfCrossing('x135'))
    expect(end.get('green')).toEqual(placeOfCrossing('x174'))
  })

  test('Jack is one piece however he goes', () => {
    expect(pieceOf({ kind: 'alley', from: 85, to: 124 })).toBe('jack')
    expect(pieceOf({ kind: 'walk', who: 'jack', circles: [85, 86], by: 'coach' })).toBe('jack')
  })
})
