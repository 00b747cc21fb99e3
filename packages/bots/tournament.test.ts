import { completeOptions, type Game } from '@gaslight/core'
import { london1888 } from '@gaslight/london-1888'
import { mrJack } from '@gaslight/mr-jack'
import { describe, expect, test } from 'vitest'
import type { Agent } from './agent.ts'
import { agentFor, tournament, wilson } from './index.ts'

const options = completeOptions(london1888.options, {})
if (!options.ok) throw new Error(options.error)

/** `random`, under another name, who notes which seats it held of which game. */
function noting(level: string, held: string[]): Agent {
  const random = agentFor('london-1888', 'random')
  if (random === null) throw new Error('nobody plays at random')
  return {
    level,
    decide(view, rng) {
      const { audience, round } = view as { readonly audience: number; readonly round: number }
      if (round === 1 && held.at(-1) !== `${audience}`) held.push(`${audience}`)
      return random.decide(view, rng)
    },
  }
}

function setup(a: Agent, b: Agent, seats: number, games: number) {
  let ticks = 0
  return {
    game: london1888 as unknown as Game,
    options: options.ok ? options.value : {},
    seats,
    a,
    b,
    games,
    seed: 5,
    clock: () => ticks++,
  }
}

describe('a tournament', () => {
  test('gives each seat to both, on the same chance, and counts points a game and seat', () => {
    const [one, other]: string[][] = [[], []]
    const result = tournament(setup(noting('one', one), noting('other', other), 5, 3))
    expect(result).toMatchObject({ game: 'london-1888', games: 4, seats: 5 })
    expect(new Set(one)).toEqual(new Set(['0', '1', '2', '3', '4']))
    expect(new Set(other)).toEqual(new Set(one))
    expect(result.standings.map(({ bot }) => bot)).toEqual(['one', 'other'])
    for (const { points } of result.standings) {
      expect(points.lo).toBeLessThanOrEqual(points.mean)
      expect(points.hi).toBeGreaterThanOrEqual(points.mean)
    }
    expect(Object.values(result.endings).reduce((sum, count) => sum + count, 0)).toBe(4)
    expect(result.secondsPerDecision).toEqual({ one: { mean: 1, p95: 1 }, other: { mean: 1, p95: 1 } })
  })

  test('tells of both in each seat, and of each pair, what the standings sum up', () => {
    const { cells, pairs, standings, difference } = tournament(setup(noting('one', []), noting('other', []), 5, 6))
    expect(cells.map(({ bot, against, seats, role, games }) => [bot, against, seats, role, games])).toEqual(
      [
        ['one', 'other'],
        ['other', 'one'],
      ].flatMap(names => [1, 2, 3, 4, 5].map(seat => [...names, 5, `player-${seat}`, 3])),
    )
    expect(pairs).toHaveLength(3)
    for (const [side, { bot, points, wins }] of standings.entries()) {
      const own = cells.filter(cell => cell.bot === bot)
      const sum = (value: (cell: (typeof own)[number]) => number) => own.reduce((total, cell) => total + value(cell), 0)
      expect(sum(cell => cell.points.mean) / 5).toBeCloseTo(points.mean)
      expect(sum(cell => cell.rate) / 5).toBeCloseTo(wins.mean)
      expect(pairs.reduce((total, pair) => total + pair.points[side], 0)).toBeCloseTo(sum(cell => cell.points.mean * 3))
      expect(pairs.reduce((total, pair) => total + pair.wins[side], 0)).toBe(sum(cell => cell.wins))
    }
    for (const cell of cells) {
      expect(cell).toMatchObject(wilson(cell.wins, cell.games))
      expect([cell.points.lo <= cell.points.mean, cell.points.mean <= cell.points.hi]).toEqual([true, true])
    }
    expect(difference.mean).toBeCloseTo(standings[0].points.mean - standings[1].points.mean)
  })

  test('says by how much one earns more, with an interval around it', () => {
    const random = noting('random', [])
    const { ratio, standings } = tournament(setup(random, noting('other', []), 4, 6))
    if (ratio === null) throw new Error('somebody has earned points')
    expect(ratio.mean).toBeCloseTo(standings[0].points.mean / standings[1].points.mean)
    expect([ratio.lo <= ratio.mean, ratio.mean <= ratio.hi]).toEqual([true, true])
  })

  test('plays the same games for the same seed', () => {
    const once = () => tournament(setup(noting('one', []), noting('other', []), 4, 2))
    expect(once()).toEqual(once())
  })

  test('is only for games that count points', () => {
    const random = noting('random', [])
    expect(() => tournament({ ...setup(random, random, 2, 2), game: mrJack as unknown as Game })).toThrow(/points/)
  })
})
