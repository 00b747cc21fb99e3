import type { GameInfo, Problem } from '@gaslight/protocol'
import { expect, test } from 'vitest'
import { expectProblem } from './testing/problem.ts'
import { type Answer, botRight, Guest, ME_LEFT, startServer, temporaryFolder, until } from './testing/server.ts'

/** Asks for a game between two bots. Those that are `silent` never decide, so that it runs for ever. */
function begin(
  guest: Guest,
  level: 'silent' | 'steady',
  options = {},
): Promise<Answer<Pick<GameInfo, 'id'> & Pick<Problem, 'detail'>>> {
  const seats = [{ kind: 'bot', role: 'left', level }, botRight(level)]
  return guest.call('POST', '/api/games', { game: 'high-card', seats, options })
}

async function over(guest: Guest, id: string): Promise<GameInfo> {
  await until(async () => (await guest.info(id)).status === 'over')
  return guest.info(id)
}

test('one person has few running games in which only bots sit, everybody together has some more, and people play on', async () => {
  const { url } = await startServer({ limits: { unattended: 2, unattendedInAll: 3 } })
  const [ada, ben] = [await Guest.named(url, 'Ada'), await Guest.named(url, 'Ben')]
  // All at once, as somebody would who wants more than there is.
  const asked = await Promise.all([1, 2, 3, 4].map(() => begin(ada, 'silent')))
  expect(asked.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429])
  const fourth = await begin(ada, 'silent')
  expectProblem(fourth, 429, 'bots-of-yours')
  expect(fourth.body.detail).toContain('at most 2 games of yours')
  expect((await begin(ben, 'silent')).status).toBe(201)
  const fifth = await begin(ben, 'silent')
  expectProblem(fifth, 429, 'bots-in-all')
  expect(fifth.body.detail).toContain('at most 3 games in all')
  expect(await ben.create([ME_LEFT, botRight()])).toMatchObject({ status: 'running' })
})

test('what did not begin takes no place, and what is over frees its own', async () => {
  const { url } = await startServer({ limits: { unattended: 1 } })
  const ada = await Guest.named(url, 'Ada')
  expectProblem(await begin(ada, 'steady', { board: 'none' }), 422, 'invalid-options')
  for (let game = 0; game < 2; game++) await over(ada, (await begin(ada, 'steady')).body.id)
})

test('a return game takes the place of the first', async () => {
  const { url } = await startServer({ limits: { unattended: 1 }, botDelayMs: 150 })
  const ada = await Guest.named(url, 'Ada')
  const { match } = await over(ada, (await begin(ada, 'steady', { match: 2 })).body.id)
  expectProblem(await begin(ada, 'steady'), 429, 'bots-of-yours')
  await over(ada, match?.game ?? '')
  expect((await begin(ada, 'steady')).status).toBe(201)
})

test('after a restart the games that go on count in all', async () => {
  const data = temporaryFolder()
  const first = await startServer({ data })
  await begin(await Guest.named(first.url, 'Ada'), 'silent')
  await first.close()
  const { url } = await startServer({ data, limits: { unattendedInAll: 1 } })
  const ben = await Guest.named(url, 'Ben')
  // A bot that is asked tells that its game goes on.
  await until(async () => /bot_failures_total\{.*\} \d/.test((await ben.call<string>('GET', '/metrics')).text))
  expectProblem(await begin(ben, 'silent'), 429, 'bots-in-all')
})

test('the description says how many may run', async () => {
  const { url } = await startServer({ limits: {} })
  const { body } = await new Guest(url).call<{ paths: Record<string, { post: { description: string } }> }>(
    'GET',
    '/api/openapi.json',
  )
  expect(body.paths['/api/games'].post.description).toContain('2 of one person, 8 in all')
})
