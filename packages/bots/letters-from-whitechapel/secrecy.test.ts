import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type { Finding } from '../secrecy.ts'
import type { Inquiry } from './secrecy.worker.ts'
import { LEVELS } from './testing.ts'

const INQUIRIES: readonly Inquiry[] = LEVELS.map(level => ({ level, states: 40, stride: 7 }))

test.each(INQUIRIES)('$level decides the same whatever is hidden', { timeout: 300_000 }, async inquiry => {
  const worker = new Worker(new URL('./secrecy.worker.ts', import.meta.url), { workerData: inquiry })
  const [found] = (await once(worker, 'message')) as [Finding]
  await worker.terminate()
  expect(found).toEqual({ states: inquiry.states, views: 0, policies: 0, distributions: 0 })
})
