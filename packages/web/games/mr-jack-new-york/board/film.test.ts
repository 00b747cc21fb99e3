import { describe, expect, test } from 'vitest'
import { LONGEST_FILM } from '../../../board-kit/film.ts'
import { posesAt } from '../../jack-family/board/film.ts'
import { filmOf, legsOf } from './film.ts'
import { placeOf } from './places.ts'
import type { Stage, Way } from './props.ts'

const walk: Way = { kind: 'walk', character: 'Beach', spaces: ['e4', 'e5', 'f6'] }
const kinds = (way: Way, stage: Stage = [way]) => legsOf(way, stage).map(leg => leg.kind)

describe('the legs of a way', () => {
  test('neighbours are walked, entrances ridden between, and Liberty Island sailed to and from', () => {
    expect(kinds(walk)).toEqual(['walk', 'walk'])
    expect(kinds({ ...walk, spaces: ['g5', 'g6', 'b3', 'a3', 'LIB', 'g9'] })).toEqual([
      'walk',
      'ride',
      'walk',
      'sail',
      'sail',
    ])
  })

  test('a port and the land exit are left by', () => {
    expect(kinds({ ...walk, spaces: ['l5', 'k5', 'k4'] })).toEqual(['walk', 'leave'])
    expect(kinds({ ...walk, spaces: ['l8', 'm8', 'n8'] })).toEqual(['walk', 'leave'])
  })

  test('two who change places glide, whether they touch or not', () => {
    const there: Way = { kind: 'walk', character: 'Rider', spaces: ['i7', 'LIB'] }
    const back: Way = { kind: 'walk', character: 'Beach', spaces: ['LIB', 'i7'] }
    expect(kinds(there, [there, back])).toEqual(['glide'])
    expect(kinds(there)).toEqual(['ride'])
  })

  test('pieces sail, are lifted, dropped and turned', () => {
    expect(kinds({ kind: 'sail', from: 'k4', to: 'b1' })).toEqual(['sail'])
    expect(kinds({ kind: 'cover', from: ['e7', 'f8'], to: ['g6', 'g7'] })).toEqual(['lift'])
    expect(kinds({ kind: 'informant', from: 'LIB', to: 'g3' })).toEqual(['lift'])
    expect(kinds({ kind: 'tile', tile: 'site', at: 'g3' })).toEqual(['drop'])
    expect(kinds({ kind: 'tile', tile: 'park', at: 'c3' })).toEqual(['unfold'])
  })
})

describe('the film of an activation', () => {
  const stages: readonly Stage[] = [
    [{ kind: 'walk', character: 'Latimer', spaces: ['d6', 'c5', 'LIB', 'e1'] }],
    [{ kind: 'informant', from: 'LIB', to: 'g3' }],
    [{ kind: 'tile', tile: 'lamp', at: 'h7' }],
  ]

  test.each(['slow', 'normal', 'fast'] as const)('never lasts longer than allowed when %s', speed => {
    const { lasts } = filmOf(stages, speed).schedule
    expect(lasts).toBeGreaterThan(0)
    expect(lasts).toBeLessThanOrEqual(LONGEST_FILM)
  })

  test('is over at once when films are switched off', () => {
    expect(filmOf(stages, 'off').schedule.lasts).toBe(0)
  })

  test('a tile is not seen before it is put down, the Informant waits where he was', () => {
    const film = filmOf(stages, 'normal')
    const [start, end] = [posesAt(film, 0), posesAt(film, film.schedule.lasts)]
    expect(start.get('tile h7')?.opacity).toBe(0)
    expect(end.get('tile h7')).toMatchObject({ at: placeOf('h7'), scale: 1, opacity: 1 })
    expect(start.get('informant')?.at).toEqual(placeOf('LIB'))
    expect(end.get('informant')?.at).toEqual(placeOf('g3'))
  })

  test('a tile that is turned shows its old face first, then its new one', () => {
    const film = filmOf([[walk], [{ kind: 'tile', tile: 'park', at: 'c3', was: 'lamp' }]], 'normal')
    const widths = (time: number) =>
      ['before c3', 'tile c3'].map(piece => posesAt(film, time).get(piece)?.width ?? Number.NaN)
    expect(widths(0)).toEqual([1, 0])
    expect(widths(film.schedule.lasts)).toEqual([0, 1])
  })

  test('an Investigation tile turns to how it will lie', () => {
    const film = filmOf([[{ kind: 'cover', from: ['g6', 'g7'], to: ['e7', 'f8'] }]], 'normal')
    expect(Math.abs(posesAt(film, 0).get('cover e7 f8')?.turned ?? 0)).toBe(60)
    expect(posesAt(film, film.schedule.lasts).get('cover e7 f8')?.turned).toBeCloseTo(0)
  })

  test('a Steamer leaves from its old port and arrives at its new one', () => {
    const film = filmOf([[{ kind: 'sail', from: 'k4', to: 'b1' }]], 'normal')
    expect(posesAt(film, 0).get('steamer b1')?.at).toEqual(placeOf('k4'))
    expect(posesAt(film, film.schedule.lasts).get('steamer b1')?.at).toEqual(placeOf('b1'))
  })
})
