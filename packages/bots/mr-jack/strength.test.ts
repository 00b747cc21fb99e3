import { completeOptions } from '@gaslight/core'
import { mrJack } from '@gaslight/mr-jack'
import { describe, expect, test } from 'vitest'
import { arena } from '../arena.ts'
import { agentFor } from '../index.ts'

/** A small look at what `npm run bench -- arena` measures in full. */
describe('each level beats the one below, roles averaged', () => {
  test.each([
    ['greedy', 'random', 24],
    ['inspector', 'greedy', 10],
  ] as const)('%s against %s in %i games', (level, against, games) => {
    const options = completeOptions(mrJack.options, {})
    const a = agentFor('mr-jack', level)
    const b = agentFor('mr-jack', against)
    if (!options.ok || a === null || b === null) throw new Error(level)
    const { overall } = arena({ game: mrJack, options: options.value, seats: 2, a, b, games, seed: 3, clock: () => 0 })
    expect(overall.rate).toBeGreaterThanOrEqual(0.6)
  })
})
