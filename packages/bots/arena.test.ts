import { completeOptions } from '@gaslight/core'
import { mrJack } from '@gaslight/mr-jack'
import { describe, expect, test } from 'vitest'
import type { Agent } from './agent.ts'
import { type ArenaSetup, arena } from './arena.ts'
import { agentFor, levelsOf } from './index.ts'
import { type Match, playMatch } from './match.ts'

const options = completeOptions(mrJack.options, {})
if (!options.ok) throw new Error(options.error)

function agentOf(level: string): Agent {
  const agent = agentFor('mr-jack', level)
  if (agent === null) throw new Error(`no level ${level}`)
  return agent
}

function setup(a: string, b: string, games: number): ArenaSetup {
  let ticks = 0
  return {
    game: mrJack,
    options: options.ok ? options.value : {},
    seats: 2,
    a: agentOf(a),
    b: agentOf(b),
    games,
    seed: 7,
    clock: () => ticks++,
  }
}

function match(a: string, b: string, chance: number, choice: number): Match {
  const { game, options } = setup(a, b, 0)
  return {
    game,
    options,
    agents: [agentOf(a), agentOf(b)],
    chanceSeed: [chance, 0],
    choiceSeed: [choice, 0],
    clock: () => 0,
    onDecide: () => {},
  }
}

/** Jack's character and the hands of the odd rounds. */
function dealt(played: ReturnType<typeof playMatch>): string[] {
  const p = played.start.clone()
  const draws: string[] = []
  for (const decision of played.decisions) {
    const turn = p.turn()
    if (turn.kind === 'chance' && turn.purpose !== 'alibi')
      draws.push(mrJack.notation.format(p as ReturnType<typeof mrJack.start>, decision, 'omniscient'))
    p.apply(decision)
  }
  return draws
}

describe('the registry', () => {
  test('names the levels from the weakest to the strongest, and each has its agent', () => {
    expect(levelsOf('mr-jack')).toEqual(['random', 'greedy', 'inspector'])
    for (const level of levelsOf('mr-jack')) expect(agentFor('mr-jack', level)?.level).toBe(level)
  })

  test('knows no other games and levels', () => {
    expect(levelsOf('chess')).toEqual([])
    expect(agentFor('chess', 'random')).toBeNull()
    expect(agentFor('mr-jack', 'sherlock')).toBeNull()
  })
})

describe('the arena', () => {
  test('gives each role its own cell, in the shape that the command line prints', () => {
    const result = arena(setup('greedy', 'random', 3))
    expect(result.game).toBe('mr-jack')
    expect(result.games).toBe(4)
    expect(result.cells.map(({ role, bot, against, games }) => ({ role, bot, against, games }))).toEqual([
      { role: 'jack', bot: 'greedy', against: 'random', games: 2 },
      { role: 'detective', bot: 'greedy', against: 'random', games: 2 },
    ])
    for (const { wins, games, rate, lo, hi } of result.cells) {
      expect(rate).toBe(wins / games)
      expect(lo).toBeLessThanOrEqual(rate)
      expect(hi).toBeGreaterThanOrEqual(rate)
    }
    expect(result.overall.wins).toBe(result.cells[0].wins + result.cells[1].wins)
    expect(result.secondsPerDecision).toEqual({ greedy: 1, random: 1 })
  })

  test('counts an agent against itself in both roles of every game', () => {
    const { games, cells } = arena(setup('random', 'random', 20))
    expect(cells.map(cell => cell.games)).toEqual([games, games])
    expect(cells[0].wins + cells[1].wins).toBe(games)
  })

  test('plays the same games for the same seed', () => {
    expect(arena(setup('greedy', 'random', 2))).toEqual(arena(setup('greedy', 'random', 2)))
    expect(playMatch(match('random', 'random', 1, 1)).decisions).toEqual(
      playMatch(match('random', 'random', 1, 1)).decisions,
    )
  })

  test('deals the same game to both role assignments, whatever is played', () => {
    const one = dealt(playMatch(match('random', 'greedy', 3, 1)))
    const other = dealt(playMatch(match('greedy', 'random', 3, 2)))
    const both = Math.min(one.length, other.length)
    expect(both).toBeGreaterThan(1)
    expect(one.slice(0, both)).toEqual(other.slice(0, both))
  })

  test('throws where an agent decides against the rules', () => {
    const cheat: Agent = { level: 'cheat', decide: () => ({ distribution: [], choice: [] }) }
    expect(() => arena({ ...setup('random', 'random', 1), a: cheat })).toThrow(/probabilities/)
  })
})
