import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { conformStore } from '@gaslight/conformance/store'
import type { Decision } from '@gaslight/core'
import { afterAll, expect, test } from 'vitest'
import type { Commit } from './group-commit.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

const root = mkdtempSync(join(tmpdir(), 'gaslight-store-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const folders = new Map<Store, string>()
let count = 0
const open = async (folder = join(root, String(count++))) => {
  const store = await openSqlite(folder)
  folders.set(store, folder)
  return store
}

conformStore('SQLite', {
  open: () => open(),
  async reopen(store) {
    await store.close()
    return open(folders.get(store))
  },
})

test('appends of one turn of the event loop share a commit, and those that arrive while one is under way the next', async () => {
  const commits: Commit[] = []
  const store = await openSqlite(join(root, 'group'), commit => commits.push(commit))
  const game = {
    game: 'a-game',
    rulesVersion: 1,
    options: {},
    created: '',
    seed: '',
    returnOf: null,
    turnSeconds: null,
    seats: [],
  }
  const ids = Array.from({ length: 60 }, (_, index) => `g${index}`)
  await Promise.all(ids.map(id => store.addGame({ game: { ...game, id }, decisions: [] })))
  commits.length = 0
  const append = (id: string) => store.append({ game: id, at: 0, decisions: [1 as Decision], over: false })
  await Promise.all(ids.slice(0, 20).map(append))
  expect(commits.map(({ writes }) => writes)).toEqual([20])
  // Forty turns take less than the first commit: most of their appends wait for it, and go together.
  const late: Promise<unknown>[] = []
  for (const id of ids.slice(20)) {
    late.push(append(id))
    await setImmediate()
  }
  await Promise.all(late)
  expect(commits.reduce((sum, { writes }) => sum + writes, 0)).toBe(60)
  expect(commits.length).toBeLessThan(41)
  await store.close()
})

const WINDOWS = ['windows', 'window_answers', 'orders']
const CLOCKS = ['0004-turn-clocks', '0005-paces']
test.each<[what: string, migrations: readonly string[], tables: readonly string[], columns: readonly string[]]>([
  ['channels', ['0002-channels', '0003-windows', ...CLOCKS], ['entries', ...WINDOWS], ['turn_seconds', 'pace']],
  ['windows', ['0003-windows', ...CLOCKS], WINDOWS, ['turn_seconds', 'pace']],
  ['turn clocks', CLOCKS, [], ['turn_seconds', 'pace']],
  ['paces', ['0005-paces'], [], ['pace']],
])('a database of before there were %s gets them, and keeps its games', async (what, migrations, tables, columns) => {
  const folder = join(root, `before ${what}`)
  const first = await openSqlite(folder)
  const game = {
    id: 'g',
    game: 'a-game',
    rulesVersion: 1,
    options: {},
    created: '',
    seed: '',
    returnOf: null,
    turnSeconds: null,
    seats: [],
  }
  await first.addGame({ game, decisions: [7 as Decision] })
  await first.close()
  const older = new DatabaseSync(join(folder, 'gaslight.db'))
  for (const table of tables) older.exec(`DROP TABLE ${table}`)
  for (const column of columns) older.exec(`ALTER TABLE games DROP COLUMN ${column}`)
  for (const name of migrations) older.exec(`DELETE FROM kysely_migration WHERE name = '${name}'`)
  older.close()
  const store = await openSqlite(folder)
  expect(await store.load('g')).toMatchObject({ game, decisions: [7] })
  const entry = { channel: 'police', n: 1, seat: 1, command: 'c', at: '', what: '{}' }
  expect(await store.addEntry('g', entry)).toBe('added')
  expect(await store.entries('g')).toEqual([entry])
  await store.giveOrders('g', { seat: 1, orders: '{}' })
  expect(await store.windows('g')).toEqual({ answers: [], orders: [{ seat: 1, orders: '{}' }], closes: null })
  await store.close()
})

test('a write after the end is refused and does not hang', async () => {
  const store = await open()
  await store.close()
  await expect(store.rename('somebody', 'Somebody')).rejects.toThrow('closed')
})
