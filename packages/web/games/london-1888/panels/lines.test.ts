import { london1888 as game, type LondonView } from '@gaslight/london-1888'
import { expect, it } from 'vitest'
import { turns } from '../testing/games.ts'
import { hasDots, lineOf } from './lines.ts'

it('a line shows what lies face up, what the looker has seen alone, and that others have looked', () => {
  const [{ position, view }] = [...turns(1, 4)].slice(0, 1)
  const seen: LondonView = {
    ...view,
    audience: 0,
    players: {
      ...view.players,
      0: {
        ...view.players[0],
        peeks: { '1#2': { card: 'suspect', valid: true }, '1#3': { card: 'role', valid: false } },
      },
      1: { ...view.players[1], line: { '5': 'false_lead' } },
    },
  } as LondonView
  expect(lineOf(seen, 1).map(({ up, known, peekers }) => [up, known, peekers])).toEqual([
    [null, null, []],
    [null, 'suspect', [0]],
    [null, null, []],
    [null, null, []],
    ['false_lead', null, []],
  ])
  expect(game.view(position, 'public').players[1]?.peeks).toBeUndefined()
})

it('the dot of a secret look is explained while there is one', () => {
  const [{ view }] = [...turns(1, 4)].slice(0, 1)
  const looked = (line: object): LondonView =>
    ({
      ...view,
      players: {
        ...view.players,
        0: { ...view.players[0], peeks: { '1#2': { valid: true } } },
        1: { ...view.players[1], line },
      },
    }) as LondonView
  expect(hasDots(view)).toBe(false)
  expect(hasDots(looked({}))).toBe(true)
  expect(hasDots(looked({ '2': 'suspect' }))).toBe(false)
})

it('LD-187: once the game is over a line shows what lay face down to its end', () => {
  const [{ view }] = [...turns(1, 4)].slice(0, 1)
  const over: LondonView = {
    ...view,
    audience: 'public',
    players: {
      ...view.players,
      1: { ...view.players[1], role: 'jack', line: { '1': 'suspect' }, covered: { '2': 'role', '3': 'false_lead' } },
    },
  } as LondonView
  expect(lineOf(over, 1).map(({ up, covered }) => [up, covered])).toEqual([
    ['suspect', null],
    [null, 'jack'],
    [null, 'false_lead'],
    [null, null],
    [null, null],
  ])
})
