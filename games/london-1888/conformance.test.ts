import { Worker } from 'node:worker_threads'
import type { Violation } from '@gaslight/conformance'
import { expect, test } from 'vitest'
import type { Beginning } from './conformance.worker.ts'

/** Whether the contract of a game holds for games that begin there, over options, seats and audiences. */
function examine(beginning: Beginning, games: number): Promise<readonly Violation[]> {
  return new Promise((resolve, reject) => {
    const workerData = { beginning, games, seed: 1888 }
    const worker = new Worker(new URL('./conformance.worker.ts', import.meta.url), { workerData })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

test.each([
  ['start', 20],
  ['last-round', 500],
  ['known-jack', 80],
  ['market', 120],
] as const)('games from the %s on keep the contract of a game', { timeout: 600_000 }, async (beginning, games) => {
  expect(await examine(beginning, games)).toEqual([])
})
