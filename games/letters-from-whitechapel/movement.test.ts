import { describe, expect, test } from 'vitest'
import {
  type Document,
  ending,
  hunt,
  played,
  policemen,
  position,
  refusal,
  rowTo,
  tokens,
  tokensOn,
  YELLOW_TOKENS,
} from './testing.ts'

/** The handed cases on movement, by number (sections 15.1 and 15.2). */

const NO_TOKENS = { coaches: 0, alleys: 0 }

/** Normal moves from a circle, policemen on these crossings and others far away. */
function moves(from: number, ...crossings: readonly number[]): string {
  const p = hunt([from], { ...NO_TOKENS, policemen: policemen(...crossings) })
  return ending(p) ?? tokens(p).join(' ')
}

describe('normal moves (LW-10, LW-46)', () => {
  const ROWS: readonly (readonly [number: string, from: number, crossings: readonly number[], to: string])[] = [
    ['H4', 31, [43, 56], '50 51 52'],
    ['H5', 126, [138, 151], '85 101 124'],
    ['H6', 58, [47, 72], '40 57 73'],
    ['H7', 141, [164], '100 122 123 124 125 140 170'],
    ['H8', 178, [211, 222], '165 167 177 179 189'],
    ['H9', 25, [27, 37], '7 26 44'],
    ['H10', 185, [203, 204, 215, 216], '183'],
    ['H11', 47, [52, 75], '45 61'],
    ['H12', 65, [78], '63 82 83'],
    ['H14', 61, [75], '47'],
    ['H16 at 45', 45, [52], '47 61'],
    ['H16 at 47', 47, [52], '45 61'],
    ['H16 at 61', 61, [52], '45 47'],
  ]
  test.each(ROWS)('%s: from %i, policemen on %j', (_, from, crossings, to) => {
    expect(moves(from, ...crossings)).toBe(to)
  })

  test('H13: none from 43 with x49 and x73, so that special tokens are all he has', () => {
    const p = hunt([43], { policemen: policemen(49, 73) })
    expect(tokens(p).every(token => token.startsWith('c'))).toBe(true)
  })

  test('H15: 127 to 103, then with a policeman on x140', () => {
    expect(refusal(hunt([127]), '103')).toBeNull()
    expect(refusal(hunt([127], { policemen: policemen(140) }), '103')).toBe('way-blocked LW-46')
  })
})

describe('special movement (LW-51, LW-53)', () => {
  test.each([
    [103, 23, 19],
    [61, 12, 7],
    [27, 77, 31],
    [43, 29, 15],
    [81, 17, 16],
    [56, 53, 31],
  ])('H17: coaches from %i: decisions, different ends', (from, decisions, ends) => {
    const coaches = tokens(hunt([from])).filter(token => token.startsWith('c'))
    expect([coaches.length, new Set(coaches.map(token => token.split('-')[1])).size]).toEqual([decisions, ends])
  })

  test.each([
    [56, '19 20 37 39 40 55 57 69 70 71 72 73'],
    [61, '45 46 47 48 62 79 80'],
    [103, '69 70 87 127 128 129 144'],
    [141, '155 170'],
    [185, '172 183 186 187'],
    [1, '7 26'],
    [43, ''],
  ])('H18: alleys from %i', (from, to) => {
    const alleys = tokens(hunt([from])).filter(token => token.startsWith('a'))
    expect(alleys.map(token => token.slice(1)).join(' ')).toBe(to)
  })

  const H20 = { hideout: 69, policemen: policemen(92), coaches: 2, alleys: 1 }
  test('H20: all decisions from 103', () => {
    const all = tokens(hunt(rowTo(103, 5), H20))
    expect(all.length).toBe(32)
    expect(all.slice(0, 2)).toEqual(['127', '128'])
    expect(Object.entries(Object.groupBy(all.slice(2), token => token[0])).map(([k, v]) => [k, v?.length])).toEqual([
      ['a', 7],
      ['c', 23],
    ])
  })

  test('H21: with one cell left all but the declared move lose', () => {
    const p = hunt(rowTo(103, 1), { ...H20, hideout: 127, coaches: 0 })
    const all = tokens(p)
    expect(all.slice(0, 3)).toEqual(['127', '127!', '128'])
    expect(all.length).toBe(10)
    for (const token of all) expect(ending(played(p, token))).toBe(token === '127!' ? null : 'time')
  })

  test('H22: from 43 a coach alone, which fills the last cell', () => {
    const p = hunt(rowTo(43, 2), { policemen: policemen(49, 73), coaches: 1, alleys: 1 })
    expect(tokens(p).length).toBe(29)
    for (const token of tokens(p)) expect([token[0], ending(played(p, token))]).toEqual(['c', 'time'])
  })

  test('H23: an alley saves him who cannot walk', () => {
    const doc = { policemen: policemen(75, 76), coaches: 0, alleys: 1 }
    expect(tokens(hunt(rowTo(61, 9), doc)).join(' ')).toBe('a45 a46 a47 a48 a62 a79 a80')
  })
})

describe('the police (LW-54)', () => {
  const ends = (at: number, ...others: readonly number[]) => {
    const p = hunt([65], { state: 'police', policemen: policemen(at, ...others) })
    return tokens(p)
      .filter(token => token.startsWith('blue'))
      .map(token => (token === 'blue =' ? `x${at}` : token.slice(5)))
      .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
  }

  test.each([
    ['H24', 52, [51, 75, 100, 200], 'x38 x39 x40 x49 x50 x52 x53 x54 x73 x74 x76 x77'],
    ['H25', 184, [183, 170, 1, 2], 'x146 x158 x159 x160 x184 x189 x190 x208 x209 x227'],
    ['H28', 75, [52, 76, 1, 2], 'x51 x53 x75'],
  ])('%s: ends from x%i, others on %j', (_, at, others, expected) => {
    expect(ends(at, ...others).join(' ')).toBe(expected)
  })

  test.each([
    ['H26', 99, [74, 110, 1, 2], 16],
    ['H27', 135, [134, 136, 148, 161], 15],
  ])('%s: number of ends from x%i, others on %j', (_, at, others, expected) => {
    expect(ends(at, ...others).length).toBe(expected)
  })

  test('H56: a crossing that was just left is free', () => {
    const p = hunt([65], { state: 'police', policemen: policemen(52, 38) })
    expect(refusal(p, 'yellow x52')).toBe('police-occupied LW-54')
    expect(tokens(p)).toContain('yellow x39')
    expect(refusal(played(p, 'blue x51'), 'yellow x52')).toBeNull()
  })
})

describe('Wretched (LW-40, LW-41)', () => {
  const night1 = (wretched: readonly number[], tokens: Document = YELLOW_TOKENS, toc = 2) =>
    position({
      state: 'wretched',
      hideout: 90,
      tokens,
      wretched: Object.fromEntries(wretched.map(circle => [circle, 'unmoved'])),
      nights: { 1: { head: 'red', toc } },
    })
  const destinations = (p: ReturnType<typeof night1>, from: number) =>
    tokens(p)
      .filter(token => token.startsWith(`${from}>`))
      .map(token => token.split('>')[1])
      .join(' ')

  test('H29', () => {
    const p = night1([3, 21, 65, 84, 149])
    expect([destinations(p, 21), destinations(p, 149)]).toEqual(['20 23 41 42', '136 138 148 162 163 174'])
    expect(refusal(p, '21>40')).toBe('wretched-patrol LW-40')
  })

  test('H30: a fake that was revealed no longer counts', () => {
    const p = night1([3, 21, 65, 84, 149], tokensOn(41, 58, 135, 138, 165, 184), 3)
    expect(destinations(p, 21)).toBe('20 23 40 41 42')
  })

  test('H31', () => {
    const p = position({
      state: 'wretched',
      night: 2,
      hideout: 90,
      scenes: { 65: 1 },
      tokens: YELLOW_TOKENS,
      wretched: { 21: 'unmoved', 51: 'unmoved', 84: 'unmoved', 147: 'unmoved' },
      nights: { 1: { head: 'blue' }, 2: { head: 'red', toc: 2 } },
    })
    expect(destinations(p, 84)).toBe('66 67 85 86 99 100')
    expect(refusal(p, '84>65')).toBe('wretched-scene LW-40')
    expect(refusal(p, '84>51')).toBe('wretched-other LW-40')
  })

  test('H32', () => {
    const p = night1([3, 21, 27, 158, 171], tokensOn(176, 41, 46, 58, 135, 138, 184))
    expect(destinations(p, 158)).toBe('157 159 172 183 185')
  })

  test('H33: nowhere to go', () => {
    const p = night1([3, 21, 27, 84, 149], tokensOn(3, 4, 41, 46, 58, 135, 165))
    expect(tokens(p).filter(token => /^3\D/.test(token))).toEqual(['3='])
    expect(refusal(p, '21=')).toBe('wretched-must-move LW-41')
  })

  test('H34', () => {
    expect(destinations(night1([3, 21, 27, 65, 149]), 65)).toBe('51 63 66 67 82 83 84')
  })
})
