import { describe, expect, test } from 'vitest'
import { LONGEST_FILM } from '../../../board-kit/film.ts'
import { type Film, filmOf, type Moment, momentsAt, propKey } from './film.ts'
import { placeOf } from './places.ts'
import type { Stage } from './props.ts'
import { START, withPlayers } from './testing.ts'

const SCENE = withPlayers(START, { lusk: 'J62', gull: 'prison' })

const STAGES: readonly Stage[] = [
  [{ kind: 'die', by: 'lusk', value: 5 }],
  [{ kind: 'walk', who: 'lusk', spaces: ['H52a', 'H52b', 'J62'] }],
  [
    { kind: 'shot', weapon: 'derringer', spaces: ['J62', 'H62a'], hits: 'gull' },
    { kind: 'card', by: 'lusk', of: 'action', title: 'Alibi' },
    { kind: 'card', by: 'lusk', of: 'identity' },
  ],
  [
    { kind: 'sent', who: 'gull', from: 'H62a', to: 'prison' },
    { kind: 'blocker', pawn: 'police', from: 'V62a', to: 'J63' },
  ],
  [{ kind: 'event', title: 'Rain' }],
]

/** All moments of a piece, in equal steps. */
function course(film: Film, piece: string): readonly Moment[] {
  return Array.from({ length: 101 }, (_, i) => momentsAt(film, (film.lasts * i) / 100).get(piece)).filter(
    moment => moment !== undefined,
  )
}

describe('a film', () => {
  test.each(['slow', 'normal', 'fast'] as const)('never lasts longer than allowed when %s', speed => {
    const { lasts } = filmOf(STAGES, SCENE, speed)
    expect(lasts).toBeGreaterThan(0)
    expect(lasts).toBeLessThanOrEqual(LONGEST_FILM)
  })

  test('is over at once when films are switched off', () => {
    expect(filmOf(STAGES, SCENE, 'off').lasts).toBe(0)
  })

  const film = filmOf(STAGES, SCENE, 'normal')

  test('shows dice and cards where the window has room for them', () => {
    const room = { x: 700, y: 400, width: 100, height: 80 }
    const seen = filmOf(STAGES, SCENE, 'normal', room)
    const [event, die, card] = [propKey(4, 0), propKey(0, 0), propKey(2, 1)].map(
      prop => course(seen, prop).at(-1)?.place,
    )
    expect(event).toEqual({ x: 750, y: 440 })
    expect(die?.y).toBeGreaterThanOrEqual(400)
    expect(card).toEqual({ x: Math.max(700, Math.min(800, placeOf('J62').x)), y: 400 })
  })

  test('walks step by step from where he was to where he stands', () => {
    const places = course(film, 'lusk').map(({ place }) => place)
    expect(places[0]).toEqual(placeOf('H52a'))
    expect(places.at(-1)).toEqual(placeOf('J62'))
    expect(course(film, 'lusk').some(({ lift = 0 }) => lift > 3)).toBe(true)
    const xs = places.map(({ x }) => x)
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
  })

  test('rolls a die beside its pawn, where that stands then, and stops at the value', () => {
    const die = course(film, propKey(0, 0)).filter(({ opacity = 0 }) => opacity > 0)
    expect(new Set(die.map(({ face }) => face)).size).toBeGreaterThan(3)
    expect(die.at(-1)?.face).toBe('5')
    expect(Math.abs((die.at(-1)?.place.x ?? 0) - placeOf('H52a').x)).toBeLessThan(40)
  })

  test('flies along the line of fire and strikes at its end', () => {
    const shot = course(film, propKey(2, 0)).filter(({ opacity = 0 }) => opacity > 0)
    expect(new Set(shot.map(({ face }) => face))).toEqual(new Set(['fly', 'hit']))
    expect(shot.at(-1)?.place).toEqual(placeOf('H62a'))
  })

  test('whoever is hit staggers where he stands', () => {
    const places = course(film, 'gull').map(({ place }) => place)
    const here = placeOf('H62a')
    expect(places.some(({ x, y }) => y === here.y && x !== here.x && Math.abs(x - here.x) < 5)).toBe(true)
  })

  test('turns over a card with a title, and shows the back of one without', () => {
    expect(new Set(course(film, propKey(2, 1)).map(({ face }) => face))).toEqual(new Set(['back', 'front']))
    expect(new Set(course(film, propKey(2, 2)).map(({ face }) => face))).toEqual(new Set(['back']))
  })

  test('props are seen only in their own stage', () => {
    for (const piece of [propKey(0, 0), propKey(2, 0), propKey(4, 0)]) {
      const seen = course(film, piece).map(({ opacity = 0 }) => opacity > 0)
      expect(seen.filter((now, i) => now && !seen[i - 1])).toHaveLength(1)
    }
  })

  test('takes away and puts up', () => {
    expect(course(film, 'gull').at(-1)?.place).toEqual(placeOf('prison'))
    expect(course(film, 'gull')[0]?.place).toEqual(placeOf('H62a'))
    expect(course(film, 'police J63').at(-1)?.place).toEqual(placeOf('J63'))
  })
})

test('a blow on one’s own space only strikes', () => {
  const stages: readonly Stage[] = [[{ kind: 'shot', weapon: 'knife', spaces: ['J62'] }]]
  const film = filmOf(stages, SCENE, 'normal')
  expect(new Set(course(film, propKey(0, 0)).map(({ face }) => face))).toEqual(new Set(['lost']))
})
