import { completeOptions } from '@gaslight/core'
import { mrJack } from '@gaslight/mr-jack'
import { expect, test } from 'vitest'
import { type CrossTable, crossTable } from './cross-table.ts'
import { agentFor } from './index.ts'

const GAMES = 6

function between(a: string, b: string): CrossTable {
  const options = completeOptions(mrJack.options, {})
  const [one, other] = [agentFor('mr-jack', a), agentFor('mr-jack', b)]
  if (!options.ok || one === null || other === null) throw new Error('no such match')
  return crossTable({ game: mrJack, options: options.value, a: one, b: other, games: GAMES, seed: 7 })
}

test('each pairing is played, and a bot alone is counted where it is better on its own side', () => {
  const { role, pairings, sides } = between('greedy', 'random')
  expect(role).toBe('jack')
  expect(pairings.map(({ bots, games }) => [...bots, games])).toEqual([
    ['greedy', 'greedy', GAMES],
    ['greedy', 'random', GAMES],
    ['random', 'greedy', GAMES],
    ['random', 'random', GAMES],
  ])
  const [both, above, below, neither] = pairings.map(({ wins }) => wins)
  const names = { bot: 'greedy', other: 'random' }
  expect(sides).toMatchObject([
    { role: 'jack', ...names, against: 'greedy', wins: both, games: both + below },
    { role: 'jack', ...names, against: 'random', wins: above, games: above + neither },
    { role: 'detective', ...names, against: 'greedy', wins: GAMES - both, games: 2 * GAMES - both - above },
    { role: 'detective', ...names, against: 'random', wins: GAMES - below, games: 2 * GAMES - below - neither },
  ])
})

test('a bot is worth on either side what it is worth itself', () => {
  for (const { wins, games } of between('random', 'random').sides) expect(games).toBe(2 * wins)
})
