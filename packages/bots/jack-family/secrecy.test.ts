import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../secrecy.ts'
import type { Inquiry } from './secrecy.worker.ts'
import { PLAYED_IDS } from './testing.ts'

const INQUIRIES: readonly Omit<Inquiry, 'id'>[] = [
  { level: 'random', states: 500, stride: 1 },
  { level: 'greedy', states: 100, stride: 7 },
  { level: 'inspector', states: 16, stride: 37 },
]

describe.each(PLAYED_IDS)('an agent of %s knows nothing but its view', id => {
  test.each(INQUIRIES)('$level decides the same whatever is hidden', { timeout: 300_000 }, async inquiry => {
    const workerData: Inquiry = { id, ...inquiry }
    const worker = new Worker(new URL('./secrecy.worker.ts', import.meta.url), { workerData })
    const [found] = (await once(worker, 'message')) as [Finding]
    await worker.terminate()
    expect(found).toEqual({ states: inquiry.states, views: 0, policies: 0, distributions: 0 })
  })
})
