import { merge } from '@gaslight/core'
import type { WireEvent } from '@gaslight/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { LIMITS } from './limits.ts'
import { Page } from './testing/page.ts'
import { Guest, ME_LEFT, OPEN_RIGHT, playOut, sharedServer, startServer, twoPlayers, until } from './testing/server.ts'

const server = sharedServer()

const view = (start: unknown, events: readonly WireEvent[]) =>
  events.reduce((folded, { patch }) => merge(folded, patch), start)

test('a page is welcomed, gets everything so far, and then every event once, to the end', async () => {
  const { url } = server()
  const { left, right, id } = await twoPlayers(url)
  await left.decide(id, 1, ['mark 2'])
  const page = await Page.open(url, right.cookie)
  expect(page.heard[0]).toEqual({ type: 'welcome', protocol: 1 })
  const { start, info, events } = await page.follow(id)
  expect(info).toEqual(await right.info(id))
  expect({ start, events }).toEqual(await right.events(id))
  await playOut(id, left, right)
  await until(() => page.events().at(-1)?.text === 'show')
  expect(page.events()).toEqual((await right.events(id)).events)
  const { body } = await right.call<{ view: object }>('GET', `/api/games/${id}/view`)
  expect(view(start, page.events())).toEqual(body.view)
  await until(() => page.heard.some(message => message.type === 'info' && message.info.status === 'over'))
})

test('whose turn it is follows with the events', async () => {
  const { url } = server()
  const { left, right, id } = await twoPlayers(url)
  const page = await Page.open(url)
  await page.follow(id)
  await left.decide(id, 1, ['mark 2'])
  expect((await page.hears('events')).turn).toBe('right')
  await right.decide(id, 2, ['mark 2'])
  expect((await page.hears('events', 2)).turn).toBe('left')
  expect(page.heard.some(({ type }) => type === 'info')).toBe(false)
})

test('a page that comes back gets what it missed, and only that', async () => {
  const { url } = server()
  const { left, right, id } = await twoPlayers(url)
  const first = await Page.open(url, left.cookie)
  await first.follow(id)
  await left.decide(id, 1, ['mark 2'])
  await until(() => first.events().length === 2)
  first.leave()
  await right.decide(id, 2, ['mark 1'])
  const second = await Page.open(url, left.cookie)
  const { start, events } = await second.follow(id, 2)
  expect(start).toBeUndefined()
  expect(events.map(({ n }) => n)).toEqual([3])
  await left.decide(id, 3, ['bet 1'])
  await until(() => second.events().length === 2)
  expect(second.events().map(({ n }) => n)).toEqual([3, 4])
})

test('a cursor that is none of ours brings everything again', async () => {
  const { url } = server()
  const { left, id } = await twoPlayers(url)
  const page = await Page.open(url, left.cookie)
  const { start, events } = await page.follow(id, 50)
  expect(start).toMatchObject({ audience: 0 })
  expect(events.map(({ n }) => n)).toEqual([1])
})

test('a page that subscribes twice hears everything once', async () => {
  const { url } = server()
  const { left, id } = await twoPlayers(url)
  const page = await Page.open(url, left.cookie)
  await page.follow(id)
  await page.follow(id, 1)
  await left.decide(id, 1, ['mark 2'])
  await page.hears('events')
  await left.info(id)
  expect(page.heard.filter(({ type }) => type === 'events')).toHaveLength(1)
})

test('who unsubscribes hears no more', async () => {
  const { url } = server()
  const { left, right, id } = await twoPlayers(url)
  const page = await Page.open(url, left.cookie)
  await page.follow(id)
  page.send({ type: 'unsubscribe', game: id })
  const other = await Page.open(url, right.cookie)
  await other.follow(id)
  await left.decide(id, 1, ['mark 2'])
  await other.hears('events')
  expect(page.heard.filter(({ type }) => type === 'events')).toEqual([])
})

test('who watched and takes the seat sees the game with new eyes, and the one who waits sees it begin', async () => {
  const { url } = server()
  const [left, right] = [await Guest.named(url, 'Ada'), await Guest.named(url, 'Ben')]
  const { id } = await left.create([ME_LEFT, OPEN_RIGHT])
  const [waiting, watching] = [await Page.open(url, left.cookie), await Page.open(url, right.cookie)]
  await waiting.follow(id)
  expect((await watching.follow(id)).info).toMatchObject({ status: 'open', audience: 'public' })
  await right.call('POST', `/api/games/${id}/seats/right`)
  const { info, start, events } = await watching.hears('sync', 2)
  expect(info).toMatchObject({ status: 'running', audience: 1 })
  expect({ start, events }).toEqual(await right.events(id))
  expect((await waiting.hears('info')).info).toMatchObject({ status: 'running', audience: 0 })
  expect((await waiting.hears('events')).events).toHaveLength(1)
})

test('the return game of a match is announced', async () => {
  const { url } = server()
  const [left, right] = [await Guest.named(url, 'Ada'), await Guest.named(url, 'Ben')]
  const { id } = await left.create([ME_LEFT, OPEN_RIGHT], { options: { match: 2 } })
  await right.call('POST', `/api/games/${id}/seats/right`)
  const page = await Page.open(url, left.cookie)
  await page.follow(id)
  await playOut(id, left, right)
  await until(() => page.heard.some(message => message.type === 'info' && message.info.match?.number === 1))
})

test.each([
  ['not JSON', '{', 'malformed-json'],
  ['an unknown kind of message', { type: 'shout' }, 'invalid-request'],
  ['a cursor that is no number', { type: 'subscribe', game: 'AAAAAAAAAAAA', after: '0' }, 'invalid-request'],
  ['a game that is not there', { type: 'subscribe', game: 'AAAAAAAAAAAA', after: 0 }, 'not-found'],
])('%s is answered with a problem, and the page goes on', async (_, message, code) => {
  const { url } = server()
  const { id } = await twoPlayers(url)
  const page = await Page.open(url)
  page.send(message)
  expect((await page.hears('problem')).problem.code).toBe(code)
  await page.follow(id)
})

test('a page that does not read is cut off, and told to come back', async () => {
  const { url } = server()
  const { left, right, id } = await twoPlayers(url)
  await playOut(id, left, right)
  const page = await Page.open(url)
  page.pause()
  // Enough to fill what the machine buffers for a connection, and then some.
  for (let i = 0; i < 6000; i++) page.send({ type: 'subscribe', game: id, after: 0 })
  await new Promise(resolve => setTimeout(resolve, 1000))
  page.resume()
  await until(() => page.closed !== null)
  expect(page.closed).toBe(1013)
})

test('a page follows so many games and no more, however fast it asks', async () => {
  const { url } = server()
  const guest = await Guest.named(url, 'Ada')
  const games = await Promise.all(Array.from({ length: 66 }, () => guest.create([ME_LEFT, OPEN_RIGHT])))
  const page = await Page.open(url, guest.cookie)
  for (const { id } of games) page.send({ type: 'subscribe', game: id, after: 0 })
  expect((await page.hears('problem', 2)).problem.code).toBe('rate-limited')
  expect(page.heard.filter(({ type }) => type === 'sync')).toHaveLength(64)
})

test('a message that is too large ends the socket', async () => {
  const page = await Page.open(server().url)
  page.send('x'.repeat(2000))
  await until(() => page.closed !== null)
  expect(page.closed).toBe(1009)
})

test('a page that talks too much is cut off', async () => {
  const page = await Page.open((await startServer({ limits: { ...LIMITS, messages: 1 } })).url)
  for (let i = 0; i < 12; i++) page.send({ type: 'unsubscribe', game: 'AAAAAAAAAAAA' })
  await until(() => page.closed !== null)
  expect(page.closed).toBe(1008)
  expect((await page.hears('problem')).problem.code).toBe('rate-limited')
})

/** How the server answers a handshake. */
async function handshake(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; body: string }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers })
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      socket.close()
      resolve({ status: 101, body: '' })
    })
    socket.on('error', reject)
    socket.on('unexpected-response', (_, response) => {
      let body = ''
      response.on('data', data => {
        body += data
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
  })
}

test('another origin and a forged cookie get no socket', async () => {
  const { url } = server()
  expect(await handshake(url, { origin: url })).toMatchObject({ status: 101 })
  const foreign = await handshake(url, { origin: 'https://evil.example' })
  expect([foreign.status, JSON.parse(foreign.body).code]).toEqual([403, 'foreign-origin'])
  const forged = await handshake(url, { cookie: 'gaslight=somebody.forged' })
  expect([forged.status, JSON.parse(forged.body).code]).toEqual([401, 'forged-cookie'])
})

test('an address holds so many sockets, and gets them back', async () => {
  const { url } = await startServer({ limits: { ...LIMITS, sockets: 1 } })
  const page = await Page.open(url)
  const refused = await handshake(url, {})
  expect([refused.status, JSON.parse(refused.body).code]).toEqual([429, 'rate-limited'])
  page.leave()
  await until(async () => (await handshake(url, {})).status === 101)
})

test('a server that ends says so to its pages', async () => {
  const { url, close } = await startServer()
  const page = await Page.open(url)
  await close()
  await until(() => page.closed !== null)
  expect(page.closed).toBe(1001)
})
