import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('appends that arrive while a commit is under way share the next one', async () => {
  const commits: Commit[] = []
  const store = await openSqlite(join(root, 'group'), commit => commits.push(commit))
  const game = { game: 'a-game', rulesVersion: 1, options: {}, created: '', seed: '', returnOf: null, seats: [] }
  const ids = Array.from({ length: 20 }, (_, index) => `g${index}`)
  for (const id of ids) await store.addGame({ game: { ...game, id }, decisions: [] })
  commits.length = 0
  await Promise.all(ids.map(id => store.append({ game: id, at: 0, decisions: [1 as Decision], over: false })))
  expect(commits.map(({ writes }) => writes)).toEqual([1, 19])
  await store.close()
})

test('a write after the end is refused and does not hang', async () => {
  const store = await open()
  await store.close()
  await expect(store.rename('somebody', 'Somebody')).rejects.toThrow('closed')
})
