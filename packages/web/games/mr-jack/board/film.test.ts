import { describe, expect, test } from 'vitest'
import { LONGEST_FILM } from '../../../board-kit/film.ts'
import { posesAt } from '../../jack-family/board/film.ts'
import { filmOf, legsOf } from './film.ts'
import { placeOf } from './places.ts'
import type { Stage, Way } from './props.ts'

const walk: Way = { character: 'Holmes', hexes: ['g3', 'g4', 'g5'] }
const ride: Way = { character: 'Bert', hexes: ['f7', 'h6', 'i7'] }
const long: Way = { character: 'Madame', hexes: ['a1', 'a2', 'b3', 'c4', 'd5', 'e6', 'f7'] }

describe('the film of an activation', () => {
  test.each(['slow', 'normal', 'fast'] as const)('never lasts longer than allowed when %s', speed => {
    const film = filmOf([[ride], [long], [walk]], speed)
    expect(film.schedule.lasts).toBeGreaterThan(0)
    expect(film.schedule.lasts).toBeLessThanOrEqual(LONGEST_FILM)
  })

  test('is over at once when films are switched off', () => {
    expect(filmOf([[long]], 'off').schedule.lasts).toBe(0)
  })

  test('runs faster at a faster speed', () => {
    const [slow, normal, fast] = (['slow', 'normal', 'fast'] as const).map(
      speed => filmOf([[walk]], speed).schedule.lasts,
    )
    expect(slow).toBeGreaterThan(normal ?? 0)
    expect(normal).toBeGreaterThan(fast ?? 0)
  })

  test('plays stages one after another, and all ways of a whistle together', () => {
    const stages: readonly Stage[] = [
      [walk],
      [
        { character: 'Smith', hexes: ['g8', 'g9'] },
        { character: 'Bert', hexes: ['i8', 'i9'] },
      ],
    ]
    const [first, smith, bert] = filmOf(stages, 'normal').schedule.tracks
    expect(smith?.[0]?.start).toBe((first?.[1]?.start ?? 0) + (first?.[1]?.lasts ?? 0))
    expect(bert?.[0]?.start).toBe(smith?.[0]?.start)
  })

  test('everybody waits at the beginning of the way and ends at its end', () => {
    const film = filmOf([[walk], [ride]], 'normal')
    expect(posesAt(film, 0).get('Holmes')?.at).toEqual(placeOf('g3'))
    expect(posesAt(film, 0).get('Bert')?.at).toEqual(placeOf('f7'))
    const end = posesAt(film, film.schedule.lasts)
    expect(end.get('Holmes')).toEqual({ at: placeOf('g5'), scale: expect.closeTo(1), opacity: 1 })
    expect(end.get('Bert')?.at).toEqual(placeOf('i7'))
  })

  test('a character that moves twice walks its ways in order', () => {
    const film = filmOf([[walk], [{ character: 'Holmes', hexes: ['g5', 'g6'] }]], 'normal')
    expect(posesAt(film, 0).get('Holmes')?.at).toEqual(placeOf('g3'))
    expect(posesAt(film, film.schedule.lasts).get('Holmes')?.at).toEqual(placeOf('g6'))
  })

  test('a sewer ride dips out of sight', () => {
    const film = filmOf([[{ character: 'Bert', hexes: ['f7', 'h6'] }]], 'normal')
    expect(posesAt(film, film.schedule.lasts / 2).get('Bert')?.opacity).toBe(0)
  })
})

describe('the legs of a way', () => {
  test('hexes that touch are walked, others are ridden to, and an exit is left by', () => {
    const way: Way = { character: 'Bert', hexes: ['f7', 'l12'], exit: 'NE' }
    expect(legsOf(way, [way]).map(leg => leg.kind)).toEqual(['ride', 'leave'])
    expect(legsOf(walk, [walk]).map(leg => leg.kind)).toEqual(['walk', 'walk'])
  })

  test('two who change places glide past each other', () => {
    const there: Way = { character: 'Gull', hexes: ['e9', 'i8'] }
    const back: Way = { character: 'Bert', hexes: ['i8', 'e9'] }
    expect(legsOf(there, [there, back]).map(leg => leg.kind)).toEqual(['glide'])
  })
})
