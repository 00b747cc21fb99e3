import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRecord, Sfc32, verifyRecord } from '@gaslight/core'
import { type MrJackView, mrJack } from '@gaslight/mr-jack'
import { NO_LIMITS, type Running, serve } from '@gaslight/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, connect } from './connect.ts'
import { replayFor } from './replay.ts'
import type { Session } from './session.ts'
import { randomToken } from './testing.ts'
import { globalTransport } from './transport.ts'

let data: string
let server: Running

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'gaslight-client-'))
  server = await start(0)
})

afterAll(async () => {
  await server.close()
  rmSync(data, { recursive: true })
})

async function start(port: number): Promise<Running> {
  const running = await serve({ port, host: '127.0.0.1', data, limits: NO_LIMITS, logLevel: 'error' })
  if (!running.ok) throw new Error(running.error)
  return running.value
}

/** A visitor with a jar for cookies of their own, as a browser has one. */
function visitor(): Client {
  let cookie = ''
  const plain = globalTransport(server.url)
  return connect({
    ...plain,
    fetch: async (url, init = {}) => {
      const response = await plain.fetch(url, { ...init, headers: { ...init.headers, ...(cookie ? { cookie } : {}) } })
      for (const set of response.headers.getSetCookie()) cookie = set.split(';')[0]
      return response
    },
    // The types of a browser know no second argument, Node's socket takes headers there.
    open: url => Reflect.construct(WebSocket, [url, { headers: { cookie } }]) as WebSocket,
  })
}

async function until(session: Session<MrJackView>, holds: (session: Session<MrJackView>) => boolean): Promise<void> {
  if (holds(session)) return
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not in time: ${JSON.stringify(session.problem)}`)), 20_000)
    const leave = session.subscribe(() => {
      if (!holds(session)) return
      clearTimeout(timer)
      leave()
      resolve()
    })
  })
}

test('two people and a spectator follow a whole game, over a restart of the server', async () => {
  const [ada, bob, eve] = [visitor(), visitor(), visitor()]
  for (const [client, name] of [
    [ada, 'Ada'],
    [bob, 'Bob'],
    [eve, 'Eve'],
  ] as const)
    expect(await client.api.rename(name)).toMatchObject({ ok: true, value: { player: { name } } })
  const created = await ada.api.createGame({
    game: 'mr-jack',
    seats: [
      { kind: 'me', role: 'jack' },
      { kind: 'open', role: 'detective' },
    ],
  })
  if (!created.ok) throw new Error(created.error.title)
  const { id } = created.value

  const sessions = [ada, bob, eve].map(client => client.open<MrJackView>(id))
  const [jack, detective, public_] = sessions
  await Promise.all(sessions.map(session => until(session, ({ state }) => state?.connection === 'live')))
  expect(detective.state?.info).toMatchObject({ audience: 'public', status: 'open' })
  expect((await bob.api.takeSeat(id, 'detective')).ok).toBe(true)
  await until(detective, ({ state }) => state?.info.audience === 1)
  expect((await eve.api.takeSeat(id, 'detective')).ok).toBe(false)

  const rng = new Sfc32(5)
  let submitted = 0
  for (;;) {
    const seq = Math.max(...sessions.map(session => session.state?.info.seq ?? 0))
    await Promise.all(
      sessions.map(s => until(s, ({ state }) => state?.connection === 'live' && state.info.seq === seq)),
    )
    const { outcome, decides } = jack.state?.view ?? {}
    if (outcome !== undefined) break
    const seat = decides === 'jack' ? 0 : 1
    const { view } = sessions[seat].state ?? {}
    if (view === undefined) throw new Error('no view')
    const token = randomToken(mrJack, view, seat, rng, ['accusation', 'leaving'])
    if (++submitted === 40) {
      const { port } = server
      await server.close()
      const waiting = sessions[seat].submit([token])
      server = await start(port)
      expect(await waiting).toEqual({ ok: true, value: null })
    } else expect(await sessions[seat].submit([token])).toEqual({ ok: true, value: null })
  }

  const record = await eve.api.record(id)
  if (!record.ok) throw new Error(record.error.title)
  const parsed = parseRecord(record.value)
  if (!parsed.ok) throw new Error(parsed.error.message)
  for (const { state } of sessions) {
    const links = state?.moments.map(({ event }) => event.link) ?? []
    const shown = { commitment: created.value.commitment, links }
    expect(verifyRecord(mrJack, parsed.value, shown)).toMatchObject({ ok: true })
  }
  for (const [audience, session] of [
    [0, jack],
    [1, detective],
    ['public', public_],
  ] as const) {
    const replay = replayFor<MrJackView>(mrJack, record.value, audience)
    if (!replay.ok) throw new Error(replay.error.message)
    const moments = replay.value.moments.map(({ event, view }) => ({ event, view }))
    expect(session.state?.moments).toEqual(moments)
  }
  for (const client of [ada, bob, eve]) client.close()
})

test('a game that does not exist is a problem, and so is a server that does not answer', async () => {
  const session = visitor().open<MrJackView>('000000000000')
  await until(session, ({ problem }) => problem !== null)
  expect(session.problem?.code).toBe('not-found')
  session.close()
  const lost = connect(globalTransport('http://127.0.0.1:9'))
  const unreachable = lost.open<MrJackView>('000000000000')
  await until(unreachable, ({ problem }) => problem !== null)
  expect(unreachable.problem?.code).toBe('unreachable')
  lost.close()
})
