import type { Channel } from '@gaslight/core'
import { expect, onTestFinished, test } from 'vitest'
import { Channels } from './channels.ts'
import { openSqlite } from './stores/sqlite.ts'
import { temporaryFolder } from './testing/server.ts'

const POLICE: Channel = { id: 'police', seats: [1, 2], readers: 'seats', carries: ['talk'] }
const sending = (text: string, command: string = crypto.randomUUID()) => ({
  command,
  what: { kind: 'talk' as const, text },
  at: '2026-11-29T20:00:00.000Z',
})
const GAME = {
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
const CONFERRING = { id: 'g', channels: [POLICE], stored: GAME }
const seat = (audience: number) => ({ audience, status: 'running' as const, silenced: false })

async function stored() {
  const store = await openSqlite(temporaryFolder())
  onTestFinished(() => store.close())
  await store.addGame({ game: GAME, decisions: [] })
  return store
}

test('who was slower than another process says the same behind what that one has said', async () => {
  const store = await stored()
  const [here, there] = [0, 1].map(() => new Channels(store, CONFERRING, []))
  const sent = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      (i % 2 === 0 ? here : there).send('police', seat(1 + (i % 2)), sending(`${i}`)),
    ),
  )
  expect(sent.map(result => (result.ok ? result.value : null)).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  const entries = await store.entries('g')
  expect(entries.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6])
  expect(entries.map(({ what }) => what).toSorted()).toEqual(
    Array.from({ length: 6 }, (_, i) => JSON.stringify({ kind: 'talk', text: `${i}` })),
  )
})

test('a command that another process has carried out is answered, not carried out again', async () => {
  const store = await stored()
  const [here, there] = [0, 1].map(() => new Channels(store, CONFERRING, []))
  expect(await here.send('police', seat(1), sending('once', 'c'))).toEqual({ ok: true, value: 1 })
  expect(await there.send('police', seat(1), sending('once', 'c'))).toEqual({ ok: true, value: 1 })
  expect(await store.entries('g')).toHaveLength(1)
})

test('what could not be made durable was not said, and the next word is', async () => {
  const real = await stored()
  let calls = 0
  const store = Object.assign(Object.create(real) as typeof real, {
    addEntry: (...entry: Parameters<typeof real.addEntry>) =>
      ++calls === 1 ? Promise.reject(new Error('the disk is full')) : real.addEntry(...entry),
  })
  const channels = new Channels(store, CONFERRING, [])
  const [lost, kept] = await Promise.allSettled(
    ['lost', 'kept'].map(text => channels.send('police', seat(2), sending(text))),
  )
  expect(lost.status).toBe('rejected')
  expect(kept).toEqual({ status: 'fulfilled', value: { ok: true, value: 1 } })
  expect((await real.entries('g')).map(({ what }) => what)).toEqual(['{"kind":"talk","text":"kept"}'])
})
