import type { Audience } from '@gaslight/core'
import { describe, expect, test } from 'vitest'
import { lettersFromWhitechapel as game } from './game.ts'
import type { WhitechapelPosition } from './position.ts'
import {
  acting,
  type Document,
  ending,
  hunt,
  legal,
  load,
  played,
  policemen,
  position,
  refusal,
  rowTo,
  tokens,
  tokensOn,
  told,
  view,
  walkTo,
  YELLOW_TOKENS,
} from './testing.ts'

/** The handed cases on flow, endings and knowledge, by number (section 15.4). */

const decides = (p: WhitechapelPosition) => view(p, 'public').decides

/** Hell of night 1, or another, with these Wretched. */
function hell(wretched: readonly number[], changes: Document = {}): WhitechapelPosition {
  return position({
    state: 'kill',
    hideout: 90,
    tokens: YELLOW_TOKENS,
    wretched: Object.fromEntries(wretched.map(circle => [circle, 'unmoved'])),
    nights: { 1: { head: 'red', toc: 1 } },
    ...changes,
  })
}

/** Clues on the first circles of a row. */
const found = (row: readonly number[], count: number) =>
  Object.fromEntries(row.slice(0, count).map(circle => [circle, 1]))

describe('Hell', () => {
  test('H48: on V he must kill', () => {
    const up = { x41: { face: 'blue', up: true }, x46: { face: 'yellow', up: true } }
    const p = hell([3, 21, 27, 65, 84], {
      tokens: { ...up, ...tokensOn(58, 135, 138) },
      nights: { 1: { head: 'red', toc: 5 } },
    })
    expect(refusal(p, 'wait')).toBe('must-kill LW-34')
    expect(tokens(p)).toEqual(['kill 3', 'kill 21', 'kill 27', 'kill 65', 'kill 84'])
  })

  test('H49: the murder is written in the cell of the Time of the Crime', () => {
    const p = played(
      hell([3, 21, 27, 65, 82], {
        tokens: tokensOn(41, 46, 58, 135, 138, 165),
        nights: { 1: { head: 'red', toc: 2 } },
      }),
      'kill 82',
    )
    const { nights, state } = view(p, 0)
    expect([nights[1]?.row, nights[1]?.filled, p.cellsLeft(), state]).toEqual([{ 4: 82 }, 4, 16, 'move'])
  })

  const NIGHT_3 = {
    night: 3,
    scenes: { 21: 1, 84: 2 },
    nights: { 1: { head: 'blue' }, 2: { head: 'red' }, 3: { head: 'green', toc: 1 } },
  }

  test('H55: the double event', () => {
    const p = hell([3, 27, 65], NIGHT_3)
    const after = played(p, 'kill 27,3')
    expect(view(after, 0).nights[3]?.row).toEqual({ 5: 27, 6: 3 })
    expect([after.cellsLeft(), view(after, 0).state]).toEqual([14, 'police'])
    expect(told(p, 1, 'kill 27,3')?.text).toBe('kill 3+27')
    expect(view(after, 1).nights[3]).toEqual({ head: 'green', toc: 1, filled: 6 })
    expect(refusal(p, 'kill 27')).toBe('kill-two LW-36')
  })

  test('H55: an arrest on the second victim wins, on the first it fails', () => {
    const p = position({
      ...NIGHT_3,
      state: 'action',
      hideout: 90,
      scenes: { 21: 1, 84: 2, 3: 3, 27: 3 },
      nights: { ...NIGHT_3.nights, 3: { head: 'green', toc: 1, row: [27, 3] } },
      policemen: policemen(3, 38, 1, 2, 8),
    })
    expect(ending(played(p, 'blue arrest 3'))).toBe('arrest')
    expect(ending(played(p, 'yellow arrest 27'))).toBeNull()
  })

  test('H57: Catch Me, If You Can', () => {
    const p = position({ options: { catchMe: true } })
    expect(refusal(p, 'hideout 51')).toBe('hideout-near-red LW-81')
    expect(refusal(p, 'hideout 90')).toBeNull()
  })

  test('H59: only the Head decides for the Wretched', () => {
    const p = position({
      ...load('wretched-1'),
      seats: 6,
      nights: { 1: { head: 'brown', toc: 2 } },
    })
    expect(decides(p)).toBe('detective-3')
    expect(p.turn()).toEqual({ kind: 'seat', seat: 3 })
  })

  test('H69: I Know Your Address', () => {
    const options = { address: true }
    const night1 = position({ ...load('women-1'), options, state: 'head', women: WOMEN_1 })
    expect(view(played(night1, 'head green'), 1).state).toBe('patrol')
    const asked = position({ ...load('patrol-2-plain'), options, state: 'address' })
    expect(view(played(asked, 'address no'), 1).address).toBeUndefined()
    const wrong = played(asked, 'address 12')
    expect([view(wrong, 'public').address, view(wrong, 1).state]).toEqual([{ night: 2, circle: 12 }, 'patrol'])
    expect(told(asked, 'public', 'address 12')?.text).toBe('address 12-')
    expect(ending(played(asked, 'address 90'))).toBe('address')
    const brown = position({ ...load('women-1'), options, state: 'head', women: WOMEN_1 })
    expect(view(played(brown, 'head brown'), 1).state).toBe('address')
  })

  test('H76: a fake that is turned up is gone, and the other faces stay unknown to Jack', () => {
    const p = hell([3, 21, 27, 65, 84], { state: 'flip', tokens: FACES, nights: { 1: { head: 'red', toc: 2 } } })
    const event = told(p, 0, 'flip x165')
    expect(event?.text).toBe('flip x165=fake')
    const after = played(p, 'flip x165')
    expect(view(after, 0).tokens).toEqual(
      Object.fromEntries(
        Object.keys(FACES)
          .filter(x => x !== 'x165')
          .map(x => [x, {}]),
      ),
    )
  })
})

const WOMEN_1 = Object.fromEntries(
  [3, 21, 27, 65, 84, 147, 149, 158].map((circle, i) => [circle, i < 5 ? 'marked' : 'plain']),
)
const FACES: { [crossing: string]: Document } = {
  x41: { face: 'blue' },
  x46: { face: 'yellow' },
  x58: { face: 'brown' },
  x135: { face: 'red' },
  x138: { face: 'green' },
  x165: { face: 'fake' },
  x184: { face: 'fake' },
}

describe('Jack moves', () => {
  test('H50: a coach, whatever the police', () => {
    const p = played(hunt([103], { policemen: policemen(92, 93, 94) }), 'c69-56')
    expect(view(p, 0).nights[1]?.row).toEqual({ 5: 103, 6: 69, 7: 56 })
    const near = (circle: number, crossing: number, action: string) =>
      played(
        hunt([103], {
          state: 'action',
          coaches: 2,
          nights: { 1: { head: 'red', toc: 1, row: [103, 69, 56], special: { 6: 'coach', 7: 'coach' } } },
          policemen: policemen(crossing),
        }),
        `blue ${action} ${circle}`,
      )
    expect(view(near(69, 92, 'search'), 1).clues).toEqual({ 69: 1 })
    expect(ending(near(69, 92, 'arrest'))).toBeNull()
    expect(ending(near(56, 61, 'arrest'))).toBe('arrest')
  })

  test('H51: the third circle of a coach is not the first', () => {
    expect(refusal(hunt([103]), 'c69-103')).toBe('coach-circle-twice LW-53')
  })

  test('H52: an alley onto the hideout is no escape', () => {
    const p = hunt([56], { hideout: 72 })
    const after = played(p, 'a72')
    expect([ending(after), view(after, 0).state]).toEqual([null, 'police'])
    expect(tokens(p).filter(token => token.endsWith('!'))).toEqual([])
  })

  test('H53: the last cell, onto the hideout', () => {
    const p = hunt(rowTo(103, 1), { hideout: 127, coaches: 0, alleys: 0 })
    expect(view(played(p, '127!'), 0).night).toBe(2)
    expect(ending(played(p, '127'))).toBe('time')
  })

  test('H72: what stays after an escape', () => {
    const p = hunt([103], { hideout: 127, coaches: 1, alleys: 0, clues: { 103: 1 } })
    const { night, policemen: stay, scenes, clues, coaches, alleys, state } = view(played(p, '127!'), 'public')
    expect([night, scenes, clues, coaches, alleys, state]).toEqual([2, { 103: 1 }, {}, 2, 2, 'women'])
    expect(stay).toEqual(view(p, 'public').policemen)
  })

  test('H73: what the others are told of a normal move', () => {
    const p = position({
      state: 'move',
      hideout: 90,
      scenes: { 82: 1 },
      policemen: policemen(),
      nights: { 1: { head: 'red', toc: 2, row: [82] } },
    })
    for (const to of [1, 'public'] as const) {
      expect(told(p, to, '63')).toEqual({ text: '?', by: 0, effects: [] })
      const { nights } = view(played(p, '63'), to)
      expect([nights[1]?.filled, nights[1]?.row, nights[1]?.special]).toEqual([5, undefined, undefined])
    }
    const decision = legal(p).filter(d => game.notation.format(p, d, 0) === '63')
    expect(game.notation.write(p, decision, 1).map(line => line.text)).toEqual(['jack ?'])
  })

  test('H74: nothing betrays that he stands on his hideout', () => {
    const [far, home] = [90, 63].map(hideout => hunt([82], { hideout }))
    const [one, other] = [played(far, '63'), played(home, '63')]
    for (const to of [1, 'public'] as const) {
      expect(JSON.stringify(view(one, to))).toBe(JSON.stringify(view(other, to)))
      expect(told(far, to, '63')).toEqual(told(home, to, '63'))
    }
    expect(legal(one)).toEqual(legal(other))
  })

  test('H23: blocked everywhere and without a token the police win', () => {
    const p = acting(rowTo(61, 9), {
      coaches: 0,
      alleys: 0,
      handled: ['yellow', 'brown', 'red', 'green'],
      policemen: policemen(75, 76),
    })
    expect(ending(played(p, 'blue pass'))).toBe('stuck')
  })

  test('H77: the escape of night 4 wins, and shows everything', () => {
    const doc = load('hunting-4')
    const p = position({ ...doc, policemen: policemen() })
    const after = played(p, '66!')
    expect(after.turn()).toEqual({ kind: 'over', outcome: { winners: [0], reason: 'escape' } })
    expect(view(after, 'public')).toEqual({ ...view(after, 'omniscient'), audience: 'public' })
    expect([view(after, 1).hideout, view(after, 1).nights[4]?.row?.[5]]).toEqual([66, 25])
  })
})

describe('searches and arrests', () => {
  const x125 = { policemen: policemen(125) }

  test('H54: circles next to the pawn, each once', () => {
    const p = acting([...walkTo(100, 2), 124], x125)
    const searches = tokens(p).filter(token => token.startsWith('blue search'))
    expect(searches).toEqual(['blue search 99', 'blue search 100', 'blue search 120'])
    expect(refusal(p, 'blue search 83')).toBe('not-next-to LW-8')
    expect(refusal(played(p, 'blue search 100'), 'blue search 99')).toBe('policeman-acted LW-64')
  })

  test('H60: a search goes on', () => {
    const p = played(acting([65, 83], x125), 'blue search 99')
    expect(tokens(p)).toEqual(['blue search 100', 'blue search 120'])
    expect(refusal(p, 'blue arrest 100')).toBe('search-goes-on LW-67')
    expect(refusal(p, 'blue pass')).toBe('search-goes-on LW-67')
    expect(refusal(p, 'blue search 99')).toBe('already-named LW-67')
  })

  test('H61: a clue that lies there already', () => {
    const p = acting(walkTo(43, 2), { policemen: policemen(48), clues: { 43: 1 } })
    expect(told(p, 1, 'blue search 43')?.text).toBe('blue search 43+')
    const after = played(p, 'blue search 43')
    expect([view(after, 1).clues, after.clueCount, view(after, 1).handled]).toEqual([{ 43: 1 }, 1, ['blue']])
  })

  test('H62: nothing next to x167', () => {
    const p = acting([65, 83], { policemen: policemen(167), options: { passing: 'forbidden' } })
    expect(tokens(p).filter(token => token.startsWith('blue'))).toEqual(['blue pass'])
  })

  test.each([
    ['default', {}, 5],
    ['passing forbidden', { passing: 'forbidden' }, 4],
    ['rushing', { rushing: true }, 11],
  ])('H63: a pawn on x53: %s', (_, options, decisions) => {
    const p = acting([65, 83], { policemen: policemen(53), options })
    expect(tokens(p).filter(token => token.startsWith('blue')).length).toBe(decisions)
  })

  test('H64: a rush, and nothing after it', () => {
    const p = acting([65, 83], { policemen: policemen(89, 78), options: { rushing: true } })
    expect(tokens(p).filter(token => token.startsWith('blue rush'))).toEqual(['blue rush x102'])
    expect(refusal(played(p, 'blue rush x102'), 'blue search 102')).toBe('policeman-acted LW-64')
  })

  test('H65: an area arrest', () => {
    const at = (circle: number) => acting(walkTo(circle, 2), { ...x125, options: { areaArrests: true } })
    expect(ending(played(at(120), 'blue arrest'))).toBe('arrest')
    expect(told(at(120), 1, 'blue arrest')?.text).toBe('blue arrest#')
    expect(told(at(83), 1, 'blue arrest')).toEqual({ text: 'blue arrest-', by: 1, effects: [] })
    expect(refusal(at(83), 'blue arrest 99')).toBe('arrest-area-only LW-71')
    expect(refusal(acting([65, 83], x125), 'blue arrest')).toBe('arrest-one-circle LW-70')
  })

  test('H68: a False Clue shields', () => {
    const row = walkTo(83, 6)
    const p = acting(row, {
      ...x125,
      options: { falseClues: true },
      clues: found(row, 5),
      falseClues: { placed: { 100: 1 } },
    })
    expect(tokens(p).filter(token => token.startsWith('blue search'))).toEqual(['blue search 99', 'blue search 120'])
    expect(refusal(p, 'blue arrest 100')).toBe('false-clue-shields LW-80')
  })

  test('H78: a right arrest ends the game at once', () => {
    const p = acting(walkTo(100, 2), { policemen: policemen(1, 125), handled: ['blue'] })
    const after = played(p, 'yellow arrest 100')
    expect(after.turn()).toEqual({ kind: 'over', outcome: { winners: [1], reason: 'arrest' } })
  })
})

describe('order and options', () => {
  test('H58: seats in D13 and D15, four players, green Head', () => {
    const p = hunt([65], { state: 'police', seats: 4, nights: { 1: { head: 'green', toc: 1, row: [65] } } })
    const order: string[] = []
    let at = p
    for (const token of ['green =', 'yellow =', 'brown =', 'red =', 'blue =']) {
      order.push(decides(at))
      at = played(at, token)
    }
    expect(order.join(' ')).toBe('detective-2 detective-2 detective-3 detective-1 detective-1')
    expect([view(at, 1).state, decides(at)]).toEqual(['action', 'detective-2'])
    expect(refusal(p, 'blue =')).toBe('not-your-policeman LW-19')
  })

  test('H66: the fifth clue brings a False Clue, for the next round', () => {
    const row = [...walkTo(100, 5), 120]
    const p = acting(row, {
      policemen: policemen(125),
      options: { falseClues: true },
      clues: found(row, 4),
      handled: ['yellow'],
    })
    const event = told(p, 0, 'blue search 100')
    expect(event?.effects).toEqual([{ kind: 'false-clue-gained' }])
    const after = played(p, 'blue search 100')
    expect([view(after, 1).falseClues.held, view(after, 1).state]).toEqual([1, 'action'])
    const round = played(after, 'brown pass', 'red pass', 'green pass')
    const next = played(round, tokens(round)[0])
    const moved = played(next, 'blue =', 'yellow =', 'brown =', 'red =', 'green =')
    expect(view(moved, 1).state).toBe('false-clue')
  })

  test.each([
    ['original', 'false-clue'],
    ['revised', 'action'],
  ])('H67: two False Clues in the %s edition', (edition, then) => {
    const row = walkTo(100, 11)
    const p = hunt(row, {
      state: 'false-clue',
      options: { falseClues: true, edition },
      clues: found(row, 10),
      falseClues: { held: 2 },
    })
    expect(view(played(p, 'false 72'), 1).state).toBe(then)
    expect(view(played(p, 'false no'), 1).state).toBe('action')
  })

  const NIGHT_2 = {
    night: 2,
    options: { letters: true },
    scenes: { 65: 1, 103: 2 },
    coaches: 0,
    alleys: 0,
    nights: { 1: { head: 'blue' }, 2: { head: 'red', toc: 1, row: [103] } },
  }

  test('H70: Goulston Street', () => {
    const p = played(hunt([103], NIGHT_2), '127', 'goulston blue')
    expect(tokens(p)).toEqual(['x99 blue', 'x99 brown'])
    const after = played(p, 'x99 brown')
    expect([view(after, 1).policemen.brown, view(after, 1).state]).toEqual(['x99', 'police'])
    expect(tokens(after).filter(token => token.startsWith('brown')).length).toBeGreaterThan(5)
    expect(refusal(p, 'x99 red')).toBe('x99-not-named LW-77')
  })

  test('H71: one Letter a night', () => {
    const p = played(hunt([103], { ...NIGHT_2, letters: { 'dear-boss': 2 } }), '127')
    expect(view(p, 1).state).toBe('police')
  })

  test('H75: a placement is seen by its maker alone, or by his team', () => {
    const start = position({ ...load('patrol-1'), seats: 3, nights: { 1: { head: 'blue' } } })
    const three = ['blue@x41', 'yellow@x46', 'brown@x58']
    const partial = played(start, ...three)
    for (const to of [0, 2, 'public'] as const) {
      expect(view(partial, to).tokens).toEqual({})
      expect(told(start, to, ...three)).toBeNull()
    }
    const faces = { x41: { face: 'blue' }, x46: { face: 'yellow' }, x58: { face: 'brown' } }
    expect(view(partial, 1).tokens).toEqual(faces)
    const options = { patrolFaces: 'team' }
    const team = played(position({ ...load('patrol-1'), options, seats: 3, nights: { 1: { head: 'blue' } } }), ...three)
    expect(view(team, 2).tokens).toEqual(faces)
    expect(view(team, 0).tokens).toEqual({})
  })

  test('LW-3: who commands whom', () => {
    const owners = (seats: number, options: Document = {}) => position({ seats, options }).rules.owners.join('')
    expect([2, 3, 4, 5, 6].map(seats => owners(seats))).toEqual(['11111', '12121', '12312', '12341', '12345'])
    expect(owners(3, { greenTo: 2, redTo: 1 })).toBe('12112')
    expect(owners(3, { redTo: 3 })).toBe('12121')
    expect(owners(3, { yellowTo: 1, redTo: 1 })).toBe('12121')
  })
})

test('LW-134: the example, as all and as the police read it', () => {
  const lines = [
    'hideout 90',
    'night 1',
    'women 3w 21m 27m 65m 84w 147m 149m 158w',
    'head red',
    'patrol blue@x41 yellow@x46 brown@x58 red@x135 green@x138 fake@x165 fake@x184',
    'wait',
    'wretched 21>41 27>48 65>82 147>111 149>163',
    'flip x165=fake',
    'kill 82',
    'jack 63',
    'police red x114, green x126, blue =, yellow x47, brown x68',
    'action red search 99-, green search 124-, blue search 50- 30- 29-, yellow pass, brown arrest 53-',
  ]
  const start = position({})
  const read = game.notation.read(start, lines)
  if (!read.ok) throw new Error(read.error.message)
  const written = (to: Audience) => game.notation.write(start, read.value, to).map(line => line.text)
  expect(written('omniscient')).toEqual(lines)
  expect(written(1)).toEqual(lines.with(0, 'hideout ?').with(9, 'jack ?'))
})
