import { Worker } from 'node:worker_threads'
import type { Violation } from '@gaslight/conformance'
import { expect, test } from 'vitest'

/** Whether the contract of a game holds for games that begin with this night, over options, seats and audiences. */
function examine(night: number, games: number): Promise<readonly Violation[]> {
  return new Promise((resolve, reject) => {
    const workerData = { night, games, seed: 1888 + night }
    const worker = new Worker(new URL('./conformance.worker.ts', import.meta.url), { workerData })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

test.each([
  [1, 600],
  [2, 150],
  [3, 150],
  [4, 150],
])('games from night %i on keep the contract of a game', { timeout: 600_000 }, async (night, games) => {
  expect(await examine(night, games)).toEqual([])
})
