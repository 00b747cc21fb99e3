import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type { Meeting } from './strength.worker.ts'

/** A small look at what `gaslight arena` measures in full. */
async function ratioOf(workerData: Meeting): Promise<number> {
  const worker = new Worker(new URL('./strength.worker.ts', import.meta.url), { workerData })
  const [ratio] = (await once(worker, 'message')) as [number]
  await worker.terminate()
  return ratio
}

test.each([
  { better: 'greedy', worse: 'random', seats: 4, games: 40 },
  { better: 'inspector', worse: 'greedy', seats: 5, games: 16 },
])('$better earns 1.3 times the points of $worse in the same $seats seats', { timeout: 300_000 }, async meeting => {
  expect(await ratioOf(meeting)).toBeGreaterThanOrEqual(1.3)
})
