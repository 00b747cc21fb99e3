import { Sfc32 } from '@gaslight/core'
import { describe, expect, test } from 'vitest'
import {
  acting,
  all,
  type Document,
  ending,
  hunt,
  load,
  played,
  policemen,
  position,
  refusal,
  starting,
  tokens,
  view,
  walkTo,
  YELLOW_TOKENS,
} from './testing.ts'
import { stroll } from './walkers.ts'

/** Optional rules (section 12) and what all know, as far as the handed cases leave them out, by number. */

describe('options', () => {
  const NIGHT_3: Document = {
    night: 3,
    options: { letters: true },
    scenes: { 65: 1, 84: 2, 3: 3, 27: 3 },
    nights: { 1: { head: 'blue' }, 2: { head: 'red' }, 3: { head: 'green', toc: 1, row: [27, 3] } },
    hideout: 90,
    policemen: policemen(),
  }

  test('LW-72, LW-117: without a token or a free yellow crossing no Letter can be played, so that none is asked for', () => {
    const options = { letters: true }
    const faces = ['blue@x41', 'yellow@x46', 'brown@x58', 'red@x135', 'green@x138', 'fake@x165', 'fake@x184']
    const full = position({ ...load('patrol-2-plain'), options, policemen: policemen(41, 46, 58, 135, 138) })
    expect(view(played(full, ...faces)).state).toBe('kill')
    const free = position({ ...load('patrol-2-plain'), options, policemen: policemen(53, 103, 125, 128, 46) })
    const laid = ['blue@x53', 'yellow@x103', 'brown@x125', 'red@x128', 'green@x46', 'fake@x41', 'fake@x184']
    expect(view(played(free, ...laid)).state).toBe('letter')
    expect(view(played(position({ ...load('patrol-1'), options }), ...faces)).state).toBe('kill')
  })

  test('LW-117, LW-75: both tokens go to crossings that were free when the Letter was played', () => {
    const saucy = played(position(load('letters-2')), 'letter saucy-jacky x41,x103', 'x41>x58')
    expect(refusal(saucy, 'x103>x41')).toBe('saucy-left LW-117')
  })

  test('LW-118, LW-77: a pawn on x99 bars the others; named itself it stays there', () => {
    const night2 = {
      night: 2,
      options: { letters: true },
      scenes: { 65: 1, 103: 2 },
      coaches: 0,
      alleys: 0,
      nights: { 1: { head: 'blue' }, 2: { head: 'red', toc: 1, row: [103] } },
    }
    const green = played(hunt([103], { ...night2, policemen: policemen(1, 2, 7, 8, 99) }), '127')
    expect(tokens(green)).toEqual(['goulston no', 'goulston green'])
    const only = played(green, 'goulston green')
    expect(tokens(only)).toEqual(['x99 green'])
    const brown = played(hunt([103], { ...night2, policemen: policemen(1, 2, 99) }), '127')
    expect(tokens(brown)).toEqual(['goulston no', 'goulston blue', 'goulston red', 'goulston green'].toSorted(byColour))
    expect(tokens(played(brown, 'goulston red'))).toEqual(['x99 brown'])
    const yellow = hunt([103], { ...night2, policemen: policemen(1, 99) })
    expect(view(played(yellow, '127')).state).toBe('police')
  })

  function byColour(a: string, b: string): number {
    const order = ['no', 'blue', 'yellow', 'brown', 'red', 'green']
    return order.indexOf(a.split(' ')[1]) - order.indexOf(b.split(' ')[1])
  }

  test('LW-78: the pawn put on x99 moves as ever', () => {
    const p = position({
      ...NIGHT_3,
      state: 'x99',
      letters: { goulston: 3 },
      carrying: { letter: 'goulston', named: 'red' },
    })
    expect(starting(played(p, 'x99 red'), 'red').length).toBeGreaterThan(5)
  })

  test('LW-119, LW-44: on night 3 Goulston Street follows Jack’s first D10, not the second murder', () => {
    const p = position({
      ...NIGHT_3,
      state: 'kill',
      policemen: {},
      scenes: { 65: 1, 84: 2 },
      tokens: YELLOW_TOKENS,
      wretched: { 3: 'unmoved', 21: 'unmoved', 27: 'unmoved' },
      nights: { 1: { head: 'blue' }, 2: { head: 'red' }, 3: { head: 'green', toc: 1 } },
    })
    expect(view(played(p, 'kill 27,3')).state).toBe('police')
    const round2 = position({ ...NIGHT_3, state: 'move' })
    expect(view(played(round2, tokens(round2)[0])).state).toBe('goulston')
  })

  test.each([
    ['revised', 'action'],
    ['original', 'false-clue'],
  ])('LW-120, LW-103: how many False Clues a round in the %s edition', (edition, then) => {
    const row = walkTo(100, 11)
    const clues = Object.fromEntries(row.slice(0, 10).map(circle => [circle, 1]))
    const p = hunt(row, { state: 'false-clue', options: { falseClues: true, edition }, clues, falseClues: { held: 2 } })
    expect(view(played(p, 'false 72')).state).toBe(then)
  })

  test('LW-103: without False Clues both editions are one game', () => {
    const hunts = (['revised', 'original'] as const).map(edition => {
      const p = position({ options: { edition, letters: true, address: true, rushing: true } })
      const rng = new Sfc32(103)
      const seen: string[] = []
      while (p.turn().kind !== 'over') {
        const { options: _, ...rest } = view(p)
        seen.push(JSON.stringify(rest), tokens(p).join())
        p.apply(stroll(p, rng, { homeAt: 10, arrests: false }))
      }
      return [...seen, ending(p)]
    })
    expect(hunts[0]).toEqual(hunts[1])
  })

  test('LW-121, LW-79: three in all; at the end of the night all return', () => {
    const row = walkTo(103, 14)
    const p = hunt(row, {
      hideout: 127,
      options: { falseClues: true },
      clues: Object.fromEntries(row.slice(0, 12).map(circle => [circle, 1])),
      falseClues: { held: 1, placed: { 100: 1 } },
    })
    expect(view(played(p, '127!'), 'public').falseClues).toEqual({ held: 0, placed: {} })
    expect(refusal(acting([65, 83], { policemen: policemen(125) }), 'false 100')).not.toBeNull()
  })

  test('LW-80, LW-62: a False Clue may lie anywhere but on another, on Jack and his hideout too', () => {
    const row = walkTo(83, 12)
    const p = hunt(row, {
      state: 'false-clue',
      options: { falseClues: true },
      clues: Object.fromEntries(row.slice(0, 10).map(circle => [circle, 1])),
      falseClues: { held: 1, placed: { 100: 1 } },
    })
    expect(tokens(p).length).toBe(195)
    for (const token of ['false 83', 'false 90', `false ${row[0]}`]) expect(refusal(p, token)).toBeNull()
  })

  test('LW-63, LW-82: naming uses the ability up, declining does not; red circles may be named', () => {
    const p = position({ ...load('patrol-2-plain'), options: { address: true }, state: 'address' })
    expect(tokens(p).length).toBe(196)
    expect(refusal(p, 'address 3')).toBeNull()
    expect(view(played(p, 'address no')).address).toBeUndefined()
  })
})

describe('what all know', () => {
  test('LW-100, LW-84: cells, special tokens, where the policemen stood, answers, and no circle of Jack’s', () => {
    const p = played(
      hunt([103], { policemen: policemen(125) }),
      'c69-56',
      ...all('='),
      'blue search 99',
      'blue search 100',
      'blue search 120',
    )
    const { nights, coaches } = view(p, 'public')
    expect([nights[1]?.filled, nights[1]?.special, coaches]).toEqual([7, { 6: 'coach', 7: 'coach' }, 2])
    expect(nights[1]?.stood?.[1]).toEqual(['x125', 'x1', 'x2', 'x7', 'x8'])
    expect(Object.values(nights[1]?.answers ?? {}).map(({ circles, yes }) => [circles[0], yes])).toEqual([
      [99, false],
      [100, false],
      [120, false],
    ])
    expect(nights[1]?.row).toBeUndefined()
  })
})
