import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { LEVELS, VARIANTS } from './testing.ts'
import type { Course, Finding } from './whole-games.worker.ts'

async function played(course: Course): Promise<Finding> {
  const worker = new Worker(new URL('./whole-games.worker.ts', import.meta.url), { workerData: course })
  const [found] = (await once(worker, 'message')) as [Finding]
  await worker.terminate()
  return found
}

describe.each(LEVELS)('%s plays whole games legally in every seat, and does not blunder', level => {
  const courses = [2, 3, 6].flatMap((seats, i) =>
    VARIANTS.map((_, variant) => ({ seats, variant: (variant + i) % VARIANTS.length })),
  )
  const some = level === 'random' ? courses : courses.filter((_, i) => i % 5 === 0)
  test.each(some)('$seats seats, variant $variant', { timeout: 300_000 }, async ({ seats, variant }) => {
    const found = await played({ jack: level, police: level, seats, variant, games: 1 })
    expect(found.blunders).toEqual([])
    expect(found.reasons).toHaveLength(1)
  })
})

test('policemen who think stop a Jack who does not', { timeout: 300_000 }, async () => {
  const found = await played({ jack: 'random', police: 'greedy', seats: 2, variant: 0, games: 4 })
  expect(found.blunders).toEqual([])
  expect(found.escapes).toBe(0)
})
