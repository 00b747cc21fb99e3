import { parseRecord, verifyRecord } from '@gaslight/core'
import { expect, test } from 'vitest'
import { BotPool, type Waiting } from './bot-pool.ts'
import { GAMES } from './catalogue.ts'
import { highCardDecision } from './testing/high-card.ts'
import {
  botRight,
  Guest,
  HIGH_CARD_BOTS,
  ME_LEFT,
  playOut,
  sharedServer,
  startServer,
  temporaryFolder,
  until,
} from './testing/server.ts'

const server = sharedServer()

const impatient = sharedServer(() => ({ botPatienceMs: 300 }))

const question = (level: string) => ({ game: 'high-card', level, view: { stage: 'marks' }, heard: [] })

test('a thread that crashes or hangs is replaced, and the next question is answered', async () => {
  const pool = new BotPool(HIGH_CARD_BOTS, 1, 500)
  await expect(pool.ask(question('broken'), 'person')).rejects.toThrow('broken on purpose')
  const [hanging, next] = await Promise.allSettled([
    pool.ask(question('hanging'), 'person'),
    pool.ask(question('steady'), 'person'),
  ])
  expect(hanging).toMatchObject({ status: 'rejected', reason: { message: 'a bot has thought for too long' } })
  expect(next).toMatchObject({ status: 'fulfilled', value: { decisions: [highCardDecision('mark', 2)] } })
  await pool.close()
  await expect(pool.ask(question('steady'), 'person')).rejects.toThrow('the bots are gone')
})

test('a bot hears what everybody has heard', async () => {
  const pool = new BotPool(HIGH_CARD_BOTS, 1, 5000)
  const heard = [{ by: 1, act: 'accuse', seat: 0 }] as const
  const { speech } = await pool.ask({ ...question('echoing'), heard }, 'person')
  expect(speech).toEqual([{ act: 'accuse', seat: 0 }])
  await pool.close()
})

test('a person waits for no game that bots play among themselves', async () => {
  const pool = new BotPool(HIGH_CARD_BOTS, 1, 5000)
  const answered: string[] = []
  const ask = (waiting: Waiting) => pool.ask(question('steady'), waiting).then(() => answered.push(waiting))
  await Promise.all([ask('nobody'), ask('nobody'), ask('nobody'), ask('person')])
  expect(answered).toEqual(['nobody', 'person', 'nobody', 'nobody'])
  await pool.close()
})

test('the time that is told of a thought holds no waiting for others', async () => {
  const pool = new BotPool(HIGH_CARD_BOTS, 1, 2000)
  const first = await pool.ask(question('steady'), 'person')
  // One keeps the thread for as long as it may, before the next has its own.
  const since = performance.now()
  const hanging = pool.ask(question('hanging'), 'person')
  const [, next] = await Promise.all([expect(hanging).rejects.toThrow(), pool.ask(question('steady'), 'person')])
  expect(performance.now() - since).toBeGreaterThanOrEqual(2000)
  expect(Math.max(first.took, next.took)).toBeLessThan(2000)
  await pool.close()
})

test('two bots play a game to its end', async () => {
  const { url } = server()
  const ada = await Guest.named(url, 'Ada')
  const { id } = await ada.create([{ kind: 'bot', role: 'left', level: 'steady' }, botRight()])
  await until(async () => (await ada.info(id)).status === 'over')
})

test('a bot begins, and begins the return game too', async () => {
  const { url } = server()
  const ada = await Guest.named(url, 'Ada')
  const { id } = await ada.create(
    [
      { kind: 'bot', role: 'left', level: 'steady' },
      { kind: 'me', role: 'right' },
    ],
    { options: { match: 2 } },
  )
  await playOut(id, ada)
  const { match } = await ada.info(id)
  if (match === undefined) throw new Error('there is no return game')
  await playOut(match.game, ada)
})

test.each(['broken', 'cheating', 'silent', 'hanging'])(
  'a bot that is %s is asked again and changes nothing',
  async level => {
    const { url } = impatient()
    const ada = await Guest.named(url, 'Ada')
    const { id } = await ada.create([ME_LEFT, botRight(level)])
    await ada.decide(id, 1, ['mark 1'])
    const failures = async () => {
      const { text } = await ada.call<string>('GET', '/metrics')
      return Number(
        new RegExp(`gaslight_bot_failures_total\\{game="high-card",level="${level}"\\} (\\d+)`).exec(text)?.[1] ?? 0,
      )
    }
    await until(async () => (await failures()) >= 2)
    expect(await ada.info(id)).toMatchObject({ seq: 2, turn: 'right' })
  },
)

test.each([
  { level: 'steady', least: 400, who: 'answers a fixed time after what happened' },
  { level: 'pensive', least: 2 * 400, who: 'that once took longer takes as long for everything' },
])('a bot $who', async ({ level, least }) => {
  const { url } = await startServer({ botDelayMs: 400 })
  const ada = await Guest.named(url, 'Ada')
  const { id } = await ada.create([ME_LEFT, botRight(level)])
  // The first turn also starts the thread.
  await ada.decide(id, 1, ['mark 1'])
  await until(async () => (await ada.info(id)).turn === 'left')
  const since = performance.now()
  await ada.decide(id, 3, ['bet 1', 'keep'])
  await until(async () => (await ada.info(id)).turn === 'left')
  expect(performance.now() - since).toBeGreaterThanOrEqual(least)
})

test('a bot whose turn it was when the server ended goes on after the restart', async () => {
  const data = temporaryFolder()
  const first = await startServer({ data, botDelayMs: 60_000 })
  const ada = await Guest.named(first.url, 'Ada')
  const { id } = await ada.create([ME_LEFT, botRight()])
  await ada.decide(id, 1, ['mark 1'])
  await first.close()
  const { url } = await startServer({ data })
  const again = Object.assign(new Guest(url), { cookie: ada.cookie })
  await until(async () => (await again.info(id)).turn === 'left')
  expect((await again.info(id)).seq).toBe(3)
})

test('the bots of Mr. Jack play a whole game', async () => {
  const { url } = await startServer({ games: GAMES, bots: '@gaslight/bots' })
  const ada = await Guest.named(url, 'Ada')
  const { id } = await ada.create(
    [
      { kind: 'bot', role: 'jack', level: 'random' },
      { kind: 'bot', role: 'detective', level: 'greedy' },
    ],
    { game: 'mr-jack' },
  )
  await until(async () => (await ada.info(id)).status === 'over')
  const parsed = parseRecord(await ada.record(id))
  expect(parsed.ok && verifyRecord(GAMES[0], parsed.value)).toMatchObject({ ok: true })
})
