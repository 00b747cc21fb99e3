import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import type { Trial, Verdict } from './strength.worker.ts'
import { PLAYED_IDS } from './testing.ts'

/** A small look at what `npm run bench -- arena` measures in full. */
const TRIALS: readonly Omit<Trial, 'id'>[] = [
  { level: 'greedy', against: 'random', games: 40 },
  { level: 'inspector', against: 'greedy', games: 20 },
]

describe.each(PLAYED_IDS)('each level of %s beats the one below, roles averaged, and does not blunder', id => {
  test.each(TRIALS)('$level against $against in $games games', { timeout: 300_000 }, async trial => {
    const workerData: Trial = { id, ...trial }
    const worker = new Worker(new URL('./strength.worker.ts', import.meta.url), { workerData })
    const [{ result, blunders }] = (await once(worker, 'message')) as [Verdict]
    await worker.terminate()
    expect(blunders).toEqual([])
    expect(result.overall.rate).toBeGreaterThanOrEqual(0.6)
  })
})
