import { parseRecord, verifyRecord } from '@gaslight/core'
import type { GameInfo, GameList } from '@gaslight/protocol'
import * as wire from '@gaslight/protocol/wire'
import { expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { highCard } from '../testing/high-card.ts'
import {
  botRight,
  Guest,
  ME_LEFT,
  OPEN_RIGHT,
  playOut,
  sharedServer,
  startServer,
  temporaryFolder,
  twoPlayers,
} from '../testing/server.ts'

const server = sharedServer()

test('a guest is nobody, gets a name and keeps it', async () => {
  const { url } = server()
  const guest = new Guest(url)
  expect((await guest.call('GET', '/api/me')).body).toEqual({ player: null })
  const named = await guest.call('PUT', '/api/me', { name: ' Ада ' })
  expect(named.body).toMatchObject({ player: { name: 'Ада' } })
  expect(named.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax$/)
  const renamed = await guest.call('PUT', '/api/me', { name: 'Ben' })
  expect(renamed.headers.get('set-cookie')).toBeNull()
  expect((await guest.call('GET', '/api/me')).body).toEqual(renamed.body)
})

test('the catalogue names games, roles, options and levels', async () => {
  const { url } = server()
  const { body } = await new Guest(url).call('GET', '/api/catalogue')
  expect(wire.Catalogue.parse(body).games[0]).toMatchObject({ id: 'high-card', roles: ['left', 'right'] })
})

test('two people play a game from the link to the record, which verifies', async () => {
  const { url } = server()
  const { left, right, id } = await twoPlayers(url)
  const info = await left.info(id)
  expect(wire.GameInfo.parse(info)).toMatchObject({ status: 'running', audience: 0, seq: 1, turn: 'left' })
  expect(info.seats).toMatchObject([
    { name: 'Ada', you: true },
    { name: 'Ben', you: false },
  ])
  expect((await left.legal(id)).decisions).toEqual(['mark 1', 'mark 2', 'mark 3'])
  expect((await right.legal(id)).decisions).toEqual([])
  expect((await left.decide(id, 1, ['mark 2'])).body).toEqual({ seq: 2 })
  await playOut(id, left, right)

  const over = await new Guest(url).info(id)
  expect(over).toMatchObject({ status: 'over', audience: 'public', outcome: { reason: 'shown' } })
  expect(over.turn).toBeUndefined()
  const answer = await new Guest(url).call<string>('GET', `/api/games/${id}/record`)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="high-card-\\d{4}-\\d\\d-\\d\\d-${id}\\.game"$`),
  )
  const parsed = parseRecord(answer.text)
  expect(parsed.ok && verifyRecord(highCard, parsed.value).ok).toBe(true)
  expect(answer.text).toContain(`Commitment: ${info.commitment}\n`)
})

test('a spectator without a cookie follows the public view', async () => {
  const { url } = server()
  const { left, id } = await twoPlayers(url)
  const spectator = new Guest(url)
  await left.decide(id, 1, ['mark 2'])
  const events = wire.Events.parse(await spectator.events(id))
  expect(events.events.map(({ text }) => text)).toEqual(['mark ?'])
  expect(events.start).toMatchObject({ audience: 'public' })
  const { body } = await spectator.call('GET', `/api/games/${id}/view`)
  expect(wire.ViewNow.parse(body)).toEqual({
    seq: 1,
    view: { audience: 'public', stage: 'marks', decides: 'right', bets: [0, 0], coins: [] },
  })
  expect(await spectator.legal(id)).toEqual({ seq: 1, decisions: [] })
})

test('events come after a cursor, and the start view only from the beginning', async () => {
  const { url } = server()
  const { left, id } = await twoPlayers(url)
  await left.decide(id, 1, ['mark 2'])
  expect((await left.events(id)).events.map(({ n }) => n)).toEqual([1, 2])
  const tail = await left.events(id, 1)
  expect(tail.events.map(({ n }) => n)).toEqual([2])
  expect(tail.start).toBeUndefined()
  expect(await left.events(id, 99)).toEqual({ events: [] })
})

test('a repeated command gets the first answer and changes nothing', async () => {
  const { url } = server()
  const { left, right, id } = await twoPlayers(url)
  const command = crypto.randomUUID()
  const first = await left.decide(id, 1, ['mark 2'], command)
  await right.decide(id, 2, ['mark 1'])
  const again = await left.decide(id, 1, ['mark 2'], command)
  expect([first.status, first.body, again.status, again.body]).toEqual([200, { seq: 2 }, 200, { seq: 2 }])
  expect((await left.info(id)).seq).toBe(3)
})

test('the same batch sent many times at once is carried out once', async () => {
  const { url } = server()
  const { left, id } = await twoPlayers(url)
  const command = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => left.decide(id, 1, ['mark 2'], command)))
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"seq":2}']))
  const others = await Promise.all(Array.from({ length: 5 }, () => left.decide(id, 1, ['mark 2'])))
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([409]))
  expect((await left.info(id)).seq).toBe(2)
})

test('of many who take the last seat at once one gets it', async () => {
  const { url } = server()
  const left = await Guest.named(url, 'Ada')
  const { id } = await left.create([ME_LEFT, OPEN_RIGHT])
  const guests = await Promise.all(Array.from({ length: 8 }, (_, index) => Guest.named(url, `Guest ${index}`)))
  const answers = await Promise.all(guests.map(guest => guest.call('POST', `/api/games/${id}/seats/right`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
  expect((await left.info(id)).status).toBe('running')
})

test('the nonces of the players are what they sent', async () => {
  const { url } = server()
  const [left, right] = [await Guest.named(url, 'Ada'), await Guest.named(url, 'Ben')]
  const { id } = await left.create([ME_LEFT, OPEN_RIGHT], { nonce: 'a'.repeat(64) })
  await right.call('POST', `/api/games/${id}/seats/right`, { nonce: 'b'.repeat(64) })
  expect((await left.info(id)).nonces).toEqual(['a'.repeat(64), 'b'.repeat(64)])
})

test('my games are mine alone, those under way first', async () => {
  const { url } = server()
  const { left, right, id } = await twoPlayers(url)
  await playOut(id, left, right)
  const { id: open } = await left.create([ME_LEFT, OPEN_RIGHT])
  const list = async (guest: Guest) => {
    const { body } = await guest.call<GameList>('GET', '/api/games')
    return wire.GameList.parse(body).games.map(game => [game.id, game.status])
  }
  expect(await list(left)).toEqual([
    [open, 'open'],
    [id, 'over'],
  ])
  expect(await list(right)).toEqual([[id, 'over']])
  expect(await list(new Guest(url))).toEqual([])
})

test('after the first game of a match of two, the return game is there with roles exchanged, and no third', async () => {
  const { url } = server()
  const [left, right] = [await Guest.named(url, 'Ada'), await Guest.named(url, 'Ben')]
  const { id } = await left.create([ME_LEFT, OPEN_RIGHT], { options: { match: 2 } })
  await right.call('POST', `/api/games/${id}/seats/right`)
  expect((await left.info(id)).match).toBeUndefined()
  await playOut(id, left, right)
  const { match, commitment } = await left.info(id)
  if (match === undefined) throw new Error('there is no return game')
  expect(match.number).toBe(1)
  const second = await left.info(match.game)
  expect(second).toMatchObject({ status: 'running', audience: 1, match: { game: id, number: 2 } })
  expect(second.commitment).not.toBe(commitment)
  expect(second.seats).toMatchObject([
    { role: 'left', name: 'Ben' },
    { role: 'right', name: 'Ada', you: true },
  ])
  await playOut(match.game, left, right)
  expect(await left.info(match.game)).toMatchObject({ status: 'over', match: { game: id, number: 2 } })
  // The commitment of the first game bound the second as well, before anybody gave a nonce.
  const records = [parseRecord(await left.record(id)), parseRecord(await left.record(match.game))]
  for (const record of records) expect(record.ok && verifyRecord(highCard, record.value)).toMatchObject({ ok: true })
  const [one, two] = records.flatMap(record => (record.ok ? [record.value.record] : []))
  expect(two.commitment).toBe(one.seed)
  expect(two.nonces).toEqual(one.nonces?.toReversed())
  expect((await left.call<GameList>('GET', '/api/games')).body.games).toHaveLength(2)
})

test('events follow as lines to the end of the game', async () => {
  const { url } = server()
  const { left, right, id } = await twoPlayers(url)
  const response = await fetch(`${url}/api/games/${id}/events`, {
    headers: { accept: 'application/x-ndjson', cookie: right.cookie },
  })
  expect(response.headers.get('content-type')).toBe('application/x-ndjson')
  await playOut(id, left, right)
  const lines = (await response.text()).split('\n').filter(line => line !== '')
  expect(JSON.parse(lines[0])).toMatchObject({ start: { audience: 1 } })
  const events = lines.slice(1).map(line => wire.WireEvent.parse(JSON.parse(line)))
  expect({ events }).toEqual({ events: (await right.events(id)).events })
})

test('who reads the lines of a game and takes a seat gets them anew, from the seat', async () => {
  const { url } = server()
  const [left, right] = [await Guest.named(url, 'Ada'), await Guest.named(url, 'Ben')]
  const { id } = await left.create([ME_LEFT, OPEN_RIGHT])
  const response = await fetch(`${url}/api/games/${id}/events`, {
    headers: { accept: 'application/x-ndjson', cookie: right.cookie },
  })
  await right.call('POST', `/api/games/${id}/seats/right`)
  await playOut(id, left, right)
  const [watched, seated, ...events] = (await response.text()).split('\n').filter(line => line !== '')
  expect(JSON.parse(watched)).toMatchObject({ start: { audience: 'public' } })
  expect({ ...JSON.parse(seated), events: events.map(line => JSON.parse(line)) }).toEqual(await right.events(id))
})

test('a game that was forgotten is loaded again, and games on disk are found after a restart', async () => {
  const data = temporaryFolder()
  const first = await startServer({ data })
  const { left, right, id } = await twoPlayers(first.url)
  const command = crypto.randomUUID()
  await left.decide(id, 1, ['mark 2'], command)
  const before = [await left.events(id), await right.events(id), await left.info(id)]
  await first.close()

  const { url } = await startServer({ data })
  const again = Object.assign(new Guest(url), { cookie: left.cookie })
  const other = Object.assign(new Guest(url), { cookie: right.cookie })
  expect([await again.events(id), await other.events(id), await again.info(id)]).toEqual(before)
  expect((await again.decide(id, 1, ['mark 2'], command)).body).toEqual({ seq: 2 })
  expect((await other.decide(id, 2, ['mark 3'])).status).toBe(200)
})

test('a game against a bot goes on by itself to the next turn of the person', async () => {
  const { url } = server()
  const ada = await Guest.named(url, 'Ada')
  const { id } = await ada.create([ME_LEFT, botRight()])
  await playOut(id, ada)
  const info = (await ada.call<GameInfo>('GET', `/api/games/${id}`)).body
  expect(info.seats[1]).toEqual({ role: 'right', kind: 'bot', level: 'steady', you: false })
  expect(info.nonces[1]).toBe('')
})

test('the OpenAPI document describes every route, and its page works under the strict policy', async () => {
  const { url } = server()
  const guest = new Guest(url)
  const { body } = await guest.call<{ paths: Record<string, Record<string, { responses: object }>> }>(
    'GET',
    '/api/openapi.json',
  )
  expect(
    Object.entries(body.paths)
      .flatMap(([path, methods]) => Object.keys(methods).map(m => `${m} ${path}`))
      .toSorted(),
  ).toEqual([
    'get /api/catalogue',
    'get /api/games',
    'get /api/games/{id}',
    'get /api/games/{id}/channels/{channel}',
    'get /api/games/{id}/events',
    'get /api/games/{id}/legal',
    'get /api/games/{id}/orders',
    'get /api/games/{id}/record',
    'get /api/games/{id}/view',
    'get /api/games/{id}/window',
    'get /api/me',
    'get /healthz',
    'get /metrics',
    'post /api/games',
    'post /api/games/{id}/channels/{channel}',
    'post /api/games/{id}/decisions',
    'post /api/games/{id}/seats/{role}',
    'put /api/games/{id}/orders',
    'put /api/me',
  ])
  for (const methods of Object.values(body.paths))
    for (const { responses } of Object.values(methods)) expect(responses).toHaveProperty('default')
  const page = await guest.call<string>('GET', '/api')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none';script-src 'self';style-src 'self'")
  expect(page.text).not.toMatch(/<script(?![^>]*src=)|<style| on\w+=| style=/)
})

test('health and figures are there', async () => {
  const { url } = await startServer()
  const { left, right, id } = await twoPlayers(url)
  await playOut(id, left, right)
  expect((await left.call('GET', '/healthz')).body).toEqual({ status: 'ok' })
  const { text } = await left.call<string>('GET', '/metrics')
  expect(text).toMatch(/gaslight_decisions_total\{game="high-card"\} 1\d/)
  expect(text).toContain('gaslight_games_ended_total{game="high-card"} 1')
  expect(text).toMatch(/gaslight_commit_seconds_count [1-9]/)
  expect(text).toMatch(
    /gaslight_http_request_seconds_count\{method="POST",route="\/api\/games\/:id\/decisions",status="200"\} \d/,
  )
})

test('the figures are for callers on the same machine', async () => {
  const guest = new Guest(server().url)
  expect((await guest.call('GET', '/metrics')).status).toBe(200)
  expect((await guest.call('GET', '/metrics', undefined, { 'x-forwarded-for': '192.0.2.7' })).status).toBe(404)
  const { url } = await startServer({ trustProxy: true })
  const behind = new Guest(url)
  expect((await behind.call('GET', '/metrics', undefined, { 'x-forwarded-for': '192.0.2.7' })).status).toBe(404)
  const invented = { 'x-forwarded-for': '127.0.0.1, 192.0.2.7' }
  expect((await behind.call('GET', '/metrics', undefined, invented)).status).toBe(404)
})

test('behind a proxy nobody is somebody else by writing addresses into the request', async () => {
  const { url } = await startServer({ trustProxy: true, limits: { ...LIMITS, reads: 1 } })
  const guest = new Guest(url)
  const ask = async (addresses: string) =>
    (await guest.call('GET', '/api/me', undefined, { 'x-forwarded-for': addresses })).status
  expect(await ask('192.0.2.1, 192.0.2.7')).toBe(200)
  expect(await ask('192.0.2.2, 192.0.2.7')).toBe(429)
  expect(await ask('192.0.2.7, 192.0.2.8')).toBe(200)
})

test.each([
  'Ada',
  'Ада',
  'עדה',
  '爱达',
  '👩\u200D👩\u200D👧',
  'می\u200Cخواهم',
  '😀'.repeat(40),
  '<b>Ada</b>',
  '"\\ ; 1',
])('%s is a name, and is kept as it is', async name => {
  const guest = new Guest(server().url)
  expect((await guest.call('PUT', '/api/me', { name })).body).toMatchObject({ player: { name } })
  expect((await guest.call('GET', '/api/me')).body).toMatchObject({ player: { name } })
})

test('two servers on one database never take one place in a game twice', async () => {
  const data = temporaryFolder()
  const [one, other] = [await startServer({ data }), await startServer({ data })]
  const { left, id } = await twoPlayers(one.url)
  const there = Object.assign(new Guest(other.url), { cookie: left.cookie })
  expect((await there.info(id)).seq).toBe(1)
  const answers = await Promise.all([left.decide(id, 1, ['mark 1']), there.decide(id, 1, ['mark 2'])])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('stale')
  expect((await there.events(id)).events).toHaveLength(2)
})

test('a folder that cannot be used is said in one sentence', async () => {
  await expect(startServer({ data: '/dev/null/data' })).rejects.toThrow('games cannot be kept in /dev/null/data: ')
})

test('a port in use is said in one sentence', async () => {
  const { port } = server()
  await expect(startServer({ port })).rejects.toThrow(`port ${port} is in use; choose another with --port`)
})
