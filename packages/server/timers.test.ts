import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from './log.ts'
import { Rooms } from './rooms.ts'
import { openSqlite } from './stores/sqlite.ts'
import type { Store } from './stores/store.ts'
import { FakeClock } from './testing/clock.ts'
import { heard } from './testing/hunt.ts'
import { AB, GU, LU, london, NE, SEATS, scripted, toMarket, WA } from './testing/london.ts'
import { startServer, temporaryFolder, until } from './testing/server.ts'
import { guestsOf, keepTables } from './testing/stored.ts'
import { Timers } from './timers.ts'

const ID = 'Abcdefghijkl'
const PLAYERS = ['ada', 'ben', 'cyd', 'dan', 'eli']
const EIGHT = 8_000

/** A process that serves the game before the Black Market; `append` may fail. */
async function processOn(data: string, clock: FakeClock, append?: (real: Store['append']) => Store['append']) {
  const real = await openSqlite(data)
  onTestFinished(() => real.close())
  const store: Store = Object.assign(Object.create(real), append && { append: append(real.append.bind(real)) })
  const rooms = new Rooms(store, [london], open => timers.follow(open), clock)
  const timers = new Timers(rooms, clock, createLog('silent'))
  onTestFinished(() => timers.close())
  await timers.resume(store)
  const open = async () => {
    const found = await rooms.get(ID)
    if (found === null) throw new Error('the game is gone')
    return found
  }
  return {
    rooms,
    open,
    say: async (seat: number, token: string) => {
      const { room } = await open()
      const after = room.lane(seat).events.length
      const command = { kind: 'decide', player: PLAYERS[seat], command: crypto.randomUUID(), after } as const
      const done = await rooms.run(await open(), { ...command, decisions: [token] })
      return done.ok ? 'ok' : done.error.code
    },
    /** What everybody has read since the step. */
    texts: async () => {
      const { room } = await open()
      const all = room.lane('public').events.map(text => (JSON.parse(text) as { text: string }).text)
      return all.slice(all.indexOf('>black_market') + 1)
    },
  }
}

async function gameFolder(windows = 'timed'): Promise<string> {
  const data = temporaryFolder()
  await keepTables(data, london, [{ id: ID, seats: SEATS, ...scripted(toMarket().slice(0, -1), { windows }) }])
  return data
}

test('of two processes that serve a window, whichever closes it counts what both were told', async () => {
  const data = await gameFolder()
  const clock = new FakeClock()
  const here = await processOn(data, clock)
  expect(await here.say(GU, '>black_market')).toBe('ok')
  const there = await processOn(data, clock)
  expect(await there.say(LU, 'Lu!arrest:Gu:none')).toBe('ok')
  expect(await here.say(AB, 'Ab-')).toBe('ok')
  expect(await here.say(LU, 'Lu-')).toBe('already-answered')
  clock.pass(EIGHT)
  const closed = ['Wa-', 'Ne-', 'Ab-', 'Lu!arrest:Gu:none']
  await until(async () => (await here.texts()).length > 0 && (await there.texts()).length > 0)
  expect(await here.texts()).toEqual(closed)
  expect(await there.texts()).toEqual(closed)
  // Each goes on with what stands then, in the same rhythm.
  clock.pass(EIGHT)
  await until(async () => (await here.texts()).length > 4 && (await there.texts()).length > 4)
  expect(await here.texts()).toEqual([...closed, 'Gu-'])
})

test('orders that were given elsewhere count', async () => {
  const data = await gameFolder('orders')
  const clock = new FakeClock()
  const [here, there] = [await processOn(data, clock), await processOn(data, clock)]
  await here.open()
  const order = { market: [{ who: 'gull', first: 'weapon' }] }
  expect(await there.rooms.order(await there.open(), LU, order)).toMatchObject({ ok: true })
  expect(await here.say(GU, '>black_market')).toBe('ok')
  expect(await here.texts()).toContain('Lu!arrest:Gu:none')
})

test('a window that could not be closed is tried again, and was not closed meanwhile', async () => {
  const data = await gameFolder()
  const clock = new FakeClock()
  let broken = false
  let failures = 0
  const { say, texts } = await processOn(data, clock, real => change => {
    if (!broken) return real(change)
    failures++
    return Promise.reject(new Error('the disk is full'))
  })
  expect(await say(GU, '>black_market')).toBe('ok')
  expect(await say(NE, 'Ne-')).toBe('ok')
  broken = true
  clock.pass(EIGHT)
  await until(() => failures === 1)
  expect(await texts()).toEqual([])
  broken = false
  await until(async () => {
    clock.pass(1_000)
    return (await texts()).length > 0
  })
  expect((await texts()).slice(0, 4)).toEqual(['Wa-', 'Ne-', 'Ab-', 'Lu-'])
})

test('what was due while no server ran is closed at the start, each window in its own time', async () => {
  const data = await gameFolder()
  const clock = new FakeClock()
  const first = await processOn(data, clock)
  expect(await first.say(GU, '>black_market')).toBe('ok')
  expect(await first.say(LU, 'Lu!arrest:Gu:none')).toBe('ok')
  const later = new FakeClock()
  later.pass(60_000)
  const { texts } = await processOn(data, later)
  later.pass(0)
  await until(async () => (await texts()).length > 0)
  expect(await texts()).toEqual(['Wa-', 'Ne-', 'Ab-', 'Lu!arrest:Gu:none'])
  later.pass(EIGHT - 1)
  expect(await texts()).toHaveLength(4)
  later.pass(1)
  await until(async () => (await texts()).length > 4)
})

test('bots answer in a window and say nothing then; in their turn they speak', async () => {
  const data = await gameFolder()
  const db = new DatabaseSync(join(data, 'gaslight.db'))
  for (const seat of [LU, WA])
    db.exec(`UPDATE seats SET kind = 'bot', level = 'talking', player = NULL WHERE seat = ${seat}`)
  db.close()
  const clock = new FakeClock()
  const bots = new URL('./testing/talking-bots.ts', import.meta.url).href
  const { url } = await startServer({ data, games: [london], bots, clock })
  const { seats, nobody } = guestsOf(url)
  const said = async () => (await heard(nobody, ID, 'table')).body.entries.map(({ by, what }) => ({ by, what }))
  const { seq } = await seats[GU].legal(ID)
  await seats[GU].decide(ID, seq, ['>black_market'])
  const texts = async () => (await nobody.events(ID, seq)).events.map(({ text }) => text)
  // How long they think is nobody's business: time passes once they have answered, which their store alone tells.
  const answers = new DatabaseSync(join(data, 'gaslight.db'))
  onTestFinished(() => answers.close())
  await until(() => answers.prepare('SELECT seat FROM window_answers').all().length === 2)
  expect(await said()).toEqual([])
  clock.pass(EIGHT)
  await until(async () => (await texts()).length > 1)
  expect(await texts()).toEqual(['>black_market', 'Wa-', 'Ne-', 'Ab-', 'Lu!arrest:Gu:none'])
  expect(await said()).toEqual([])
  clock.pass(EIGHT)
  // Gull serves. What Warren may do for him is a window, too; then it is Warren's own turn.
  await until(async () => (await texts()).includes('Gu-'))
  await until(() => answers.prepare('SELECT seat FROM window_answers').all().length >= 3)
  clock.pass(EIGHT)
  await until(async () => (await said()).length > 0)
  expect((await said())[0]).toEqual({ by: WA, what: { kind: 'speech', act: 'accuse', seat: GU } })
})
