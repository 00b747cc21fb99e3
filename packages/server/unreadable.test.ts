import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Decision } from '@gaslight/core'
import type { GameList } from '@gaslight/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from './log.ts'
import { resumeEach } from './resume.ts'
import { Rooms } from './rooms.ts'
import { openSqlite } from './stores/sqlite.ts'
import { FakeClock } from './testing/clock.ts'
import { AB, london, londonOptions, SEATS, scripted, toMarket } from './testing/london.ts'
import { Page } from './testing/page.ts'
import { expectProblem } from './testing/problem.ts'
import { startServer, temporaryFolder, until } from './testing/server.ts'
import { guestsOf, keepTables, type Table } from './testing/stored.ts'

/** Stored games that no rules of this server replay, among sound ones, which come last. */

const TALKING = { from: AB + 1, level: 'talking' }
const sound = scripted(toMarket().slice(0, 12))
const [CAST, LOG, OLD] = ['Aimpossible0', 'Billegal0000', 'Colderrules0']
const BROKEN = [CAST, LOG, OLD]
const [BOTS, DUE] = ['Zbotonturn00', 'Zwindow00000']

const table = (id: string, more: Partial<Table> = {}): Table => ({ id, seats: SEATS, bots: TALKING, ...sound, ...more })

async function folder(): Promise<string> {
  const data = temporaryFolder()
  const atMarket = scripted(toMarket())
  await keepTables(data, london, [
    table(CAST, { options: londonOptions({ seat2: 'abberline' }), decisions: [] }),
    table(LOG, { decisions: [...sound.decisions.slice(0, -1), 0x7fffffff as unknown as Decision] }),
    table(OLD),
    // Lusk is to decide, and nobody's time runs.
    table(BOTS, scripted(toMarket().slice(0, 16))),
    { id: DUE, seats: SEATS, ...atMarket },
  ])
  const db = new DatabaseSync(join(data, 'gaslight.db'))
  db.prepare('UPDATE games SET rules_version = rules_version - 1 WHERE id = ?').run(OLD)
  const due = db.prepare(
    'INSERT INTO windows (game, opened, closes) SELECT ?, COUNT(*), 1 FROM decisions WHERE game = ?',
  )
  for (const id of [...BROKEN, DUE]) due.run(id, id)
  db.close()
  return data
}

test('they keep no other from going on when a server is started, and are refused plainly', async () => {
  const data = await folder()
  const bots = new URL('./testing/talking-bots.ts', import.meta.url).href
  const clock = new FakeClock()
  const { url } = await startServer({ data, games: [london], bots, clock })
  const { seats, nobody } = guestsOf(url)
  const length = async (id: string) => (await nobody.events(id)).events.length
  const before = await length(BOTS)
  await until(async () => {
    clock.pass(0)
    const { events } = await nobody.events(DUE)
    return events.some(({ text }) => text === 'Lu-') && (await length(BOTS)) > before
  })
  for (const id of BROKEN) {
    for (const path of ['', '/events', '/record', '/legal', '/window'])
      expectProblem(await seats[AB].call('GET', `/api/games/${id}${path}`), 410, 'unreadable')
    const page = await Page.open(url, seats[AB].cookie)
    page.send({ type: 'subscribe', game: id, after: 0 })
    expect((await page.hears('problem')).problem).toMatchObject({ code: 'unreadable', status: 410 })
  }
  const { games } = (await seats[AB].call<GameList>('GET', '/api/games')).body
  expect(games.map(({ id }) => id).toSorted()).toEqual([BOTS, DUE])
})

test('each is logged in one line that holds nothing of the game', async () => {
  const store = await openSqlite(await folder())
  onTestFinished(() => store.close())
  const lines: string[] = []
  const log = createLog('warn', { write: line => lines.push(line) })
  const rooms = new Rooms(store, [london], () => {}, new FakeClock())
  const taken: string[] = []
  await resumeEach({ rooms, log, isEnding: () => false }, [...BROKEN, BOTS, 'nowhere', DUE], ({ room }) => {
    taken.push(room.id)
    if (room.id === BOTS) throw new Error('Jack is Netley')
  })
  expect(taken).toEqual([BOTS, DUE])
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { game: CAST, err: { kind: 'UnreadableGame', code: 'unfit-options' } },
    { game: LOG, err: { kind: 'UnreadableGame', code: 'illegal-log' } },
    { game: OLD, err: { kind: 'UnreadableGame', code: 'other-rules' } },
    { game: BOTS, err: { kind: 'Error' } },
  ])
  expect(lines.join('')).not.toMatch(/Netley|abberline|2147483647|2222/)
})

test('a server that ends takes up nothing more', async () => {
  const store = await openSqlite(await folder())
  onTestFinished(() => store.close())
  const rooms = new Rooms(store, [london], () => {}, new FakeClock())
  const taken: string[] = []
  const isEnding = () => taken.length > 0
  await resumeEach({ rooms, log: createLog('silent'), isEnding }, [DUE, BOTS], ({ room }) => taken.push(room.id))
  expect(taken).toEqual([DUE])
})
