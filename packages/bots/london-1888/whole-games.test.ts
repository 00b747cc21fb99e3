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

/** Decisions, chance included: ten times what games last. */
const ENDLESS = 15_000

describe.each(LEVELS)('%s plays whole games legally, without a string of offers, to their end', level => {
  const games = level === 'random' ? 6 : level === 'greedy' ? 12 : 1
  const courses = [4, 5, 8].flatMap((seats, i) =>
    VARIANTS.map((_, variant) => ({ levels: [level], seats, variant: (variant + i) % VARIANTS.length, games })),
  )
  const some = level === 'inspector' ? courses.filter((_, i) => i % 3 === 0) : courses
  test.each(some)('$seats seats, variant $variant', { timeout: 300_000 }, async course => {
    const found = await played(course)
    expect(found.reasons).toHaveLength(games)
    expect(found.longest).toBeLessThan(ENDLESS)
    if (level !== 'random') expect(found.offers).toBeLessThanOrEqual(1)
  })
})

test('all levels play with each other', { timeout: 300_000 }, async () => {
  expect((await played({ levels: LEVELS, seats: 6, variant: 0, games: 1 })).reasons).toHaveLength(1)
})
