import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import type { Course, Finding } from './whole-games.worker.ts'

/** A small look at what `gaslight arena` measures in full: the same games with the one and the other on a side. */
const GAMES = 6

const played = new Map<string, Promise<number>>()

/** Of `GAMES`, how many Jack wins; the same games are played once. */
function escapes(jack: string, police: string): Promise<number> {
  const key = `${jack} ${police}`
  const known = played.get(key) ?? play(jack, police)
  played.set(key, known)
  return known
}

async function play(jack: string, police: string): Promise<number> {
  const workerData: Course = { jack, police, seats: 2, variant: 0, games: GAMES }
  const worker = new Worker(new URL('./whole-games.worker.ts', import.meta.url), { workerData })
  const [found] = (await once(worker, 'message')) as [Finding]
  await worker.terminate()
  expect(found.blunders).toEqual([])
  return found.escapes
}

describe('each level does better than the one below on its own side, against the same', () => {
  test.each([
    { level: 'greedy', below: 'random', against: 'random' },
    { level: 'inspector', below: 'greedy', against: 'inspector' },
  ])('as Jack: $level, where $below has tried', { timeout: 300_000 }, async ({ level, below, against }) => {
    const [better, worse] = await Promise.all([escapes(level, against), escapes(below, against)])
    // Pair by pair, a draw counting half: 60 to 40.
    expect(0.5 + (better - worse) / (2 * GAMES)).toBeGreaterThanOrEqual(0.6)
  })

  test.each([
    { level: 'greedy', below: 'random', against: 'greedy' },
    { level: 'inspector', below: 'greedy', against: 'greedy' },
  ])('as the police: $level, where $below has tried', { timeout: 300_000 }, async ({ level, below, against }) => {
    const [better, worse] = await Promise.all([escapes(against, level), escapes(against, below)])
    expect(0.5 + (worse - better) / (2 * GAMES)).toBeGreaterThanOrEqual(0.6)
  })
})
