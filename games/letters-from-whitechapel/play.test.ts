import { describe, expect, test } from 'vitest'
import { forced, turnNumber } from './consequences.ts'
import { lettersFromWhitechapel as game } from './game.ts'
import { hunt, legal, load, played, policemen, position, tokens, walkTo } from './testing.ts'

/** What is taken without asking, and what is composed at once (LW-18, LW-101). */

describe('a single option', () => {
  test.each([
    ['D2', played(position(load('women-1')), '3m', '21m', '27m', '65m', '84m', '147w')],
    [
      'D4',
      played(position(load('patrol-1')), 'blue@x41', 'yellow@x46', 'brown@x58', 'red@x135', 'green@x138', 'fake@x165'),
    ],
    ['D10', hunt([61], { policemen: policemen(75), coaches: 0, alleys: 0 })],
  ])('of %s is asked for all the same, since it hangs on what is hidden', (_, p) => {
    expect(legal(p).length).toBe(1)
    expect(forced(p)).toBeNull()
  })

  test('that everybody knows is taken at once', () => {
    const p = played(
      hunt(walkTo(83, 2), { state: 'action', policemen: policemen(125) }),
      'blue search 99',
      'blue search 100',
    )
    expect(tokens(p)).toEqual(['blue search 120'])
    expect(forced(p)).toBe(legal(p)[0])
  })

  test('is not looked for where there are more, or none', () => {
    expect(forced(hunt([65], { state: 'police' }))).toBeNull()
    expect(
      forced(played(hunt(walkTo(100, 2), { state: 'action', policemen: policemen(125) }), 'blue arrest 100')),
    ).toBeNull()
  })
})

describe('a turn holds', () => {
  const turns = (p: Parameters<typeof played>[0], ...sequence: readonly string[]) =>
    sequence.map(
      (_, i) => turnNumber(played(p, ...sequence.slice(0, i + 1))) !== turnNumber(played(p, ...sequence.slice(0, i))),
    )

  test('all women, all tokens', () => {
    const women = ['3m', '21m', '27m', '65m', '84m', '147w', '149w', '158w']
    expect(turns(position(load('women-1')), ...women)).toEqual(women.map((_, i) => i === 7))
    const patrol = ['blue@x41', 'yellow@x46', 'brown@x58', 'red@x135', 'green@x138', 'fake@x165', 'fake@x184']
    expect(turns(position(load('patrol-1')), ...patrol)).toEqual(patrol.map((_, i) => i === 6))
  })

  test('the policemen of one seat', () => {
    const p = hunt([65], { state: 'police', seats: 3, nights: { 1: { head: 'yellow', toc: 1, row: [65] } } })
    const moves = ['yellow =', 'red =', 'blue =', 'brown =', 'green =']
    expect(turns(p, ...moves)).toEqual([false, true, false, false, true])
  })

  test('one action, and each circle of a search, since they are answered', () => {
    const p = hunt(walkTo(83, 2), { state: 'action', policemen: policemen(125, 53) })
    const actions = ['blue search 99', 'blue search 100', 'blue search 120', 'yellow arrest 46', 'brown pass']
    expect(turns(p, ...actions)).toEqual(actions.map(() => true))
  })
})

test('everything a turn is composed with is that of the whole game', () => {
  expect([game.forced, game.turnNumber]).toEqual([forced, turnNumber])
})
