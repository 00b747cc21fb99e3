import { expect, onTestFinished, test } from 'vitest'
import { Rooms } from './rooms.ts'
import { openSqlite } from './stores/sqlite.ts'
import type { Store } from './stores/store.ts'
import { highCard, highCardDecision } from './testing/high-card.ts'
import { temporaryFolder } from './testing/server.ts'

/** Two people at one game, on a store some of whose appends the test decides about. */
async function table(append: (real: Store['append'], call: number) => Store['append']) {
  const real = await openSqlite(temporaryFolder())
  onTestFinished(() => real.close())
  let calls = 0
  const store: Store = Object.assign(Object.create(real), {
    append: (change: Parameters<Store['append']>[0]) => append(real.append.bind(real), ++calls)(change),
  })
  const seats = ['ada', 'ben'].map((player, index) => ({
    role: highCard.roles[index].id,
    seat: { kind: 'person' as const, player, name: player, nonce: '' },
  }))
  for (const id of ['ada', 'ben']) await store.addPlayer({ id, name: id, created: '' })
  const rooms = new Rooms(store, [highCard], () => {})
  const created = await rooms.create(highCard, { options: {}, seats, turnSeconds: null })
  if (!created.ok) throw new Error(created.error.code)
  const open = created.value
  const decide = (player: string, after: number, token: string, command: string = crypto.randomUUID()) =>
    rooms.run(open, { kind: 'decide', player, command, after, decisions: [token] })
  return { open, store: real, decide }
}

test('what could not be made durable has not happened, and can be sent again', async () => {
  const { open, decide } = await table((real, call) => async change => {
    if (call === 1) throw new Error('the disk is full')
    return real(change)
  })
  await expect(decide('ada', 1, 'mark 2', 'the-command')).rejects.toThrow('the disk is full')
  expect([open.room.length, open.room.turn()]).toEqual([1, { kind: 'seat', seat: 0 }])
  expect(await decide('ada', 1, 'mark 2', 'the-command')).toEqual({ ok: true, value: 2 })
})

test('who was slower than another process plans anew on what that one has written', async () => {
  const { open, store, decide } = await table(real => real)
  const elsewhere = { seat: 0, command: 'elsewhere', seq: 2 }
  await store.append({
    game: open.room.id,
    at: 1,
    decisions: [highCardDecision('mark', 1)],
    answer: elsewhere,
    over: false,
  })
  expect(await decide('ada', 1, 'mark 2')).toMatchObject({ error: { code: 'stale' } })
  expect(open.room.length).toBe(2)
  expect(await decide('ada', 1, 'mark 2', 'elsewhere')).toEqual({ ok: true, value: 2 })
  expect(await decide('ben', 2, 'mark 3')).toEqual({ ok: true, value: 3 })
})

test('a store that keeps refusing ends in a fault, not in an endless loop', async () => {
  const { decide } = await table(() => async () => 'conflict')
  await expect(decide('ada', 1, 'mark 2')).rejects.toThrow('does not fit')
})

test('listeners hear of a change only when it is durable', async () => {
  const heard: number[] = []
  const { open, decide } = await table(real => async change => {
    heard.push(-open.room.length)
    return real(change)
  })
  open.listeners.add(() => heard.push(open.room.length))
  await Promise.all([decide('ada', 1, 'mark 1'), decide('ben', 2, 'mark 1')])
  expect(heard).toEqual([-1, 2, -2, 3])
})
