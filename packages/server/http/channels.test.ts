import { readFileSync } from 'node:fs'
import { type Game, parseRecord, readRecord } from '@gaslight/core'
import { lettersFromWhitechapel } from '@gaslight/letters-from-whitechapel'
import type { Contribution } from '@gaslight/protocol'
import * as wire from '@gaslight/protocol/wire'
import { expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { confer, heard, hunt, say } from '../testing/hunt.ts'
import { Page } from '../testing/page.ts'
import { expectProblem } from '../testing/problem.ts'
import { Guest, sharedServer, startServer, until } from '../testing/server.ts'
import { serverOf } from '../testing/stored.ts'

const whitechapel = lettersFromWhitechapel as unknown as Game
const server = sharedServer(() => ({ games: [whitechapel] }))
const PRIVATE = { talk: 'private' }

const ARROW: Contribution = { kind: 'arrow', from: '65', to: 'x78', ink: 2 }
const NOTE: Contribution = { kind: 'note', at: '84', text: 'не был здесь 🕵️' }

/** A hunt that came to its end before it began. */
function finished() {
  const text = readFileSync(
    new URL('../../../games/letters-from-whitechapel/records/address.game', import.meta.url),
    'utf8',
  )
  const parsed = parseRecord(text)
  const read = parsed.ok ? readRecord(whitechapel, parsed.value) : parsed
  if (!parsed.ok || !read.ok) throw new Error('the record cannot be read')
  const { options, seats } = parsed.value.record
  return { options: { ...options, ...PRIVATE }, seats: seats.length, decisions: read.value.decisions }
}

test('LW-21: what a detective says and marks goes to every detective, once, in order', async () => {
  const { police, id } = await hunt(server().url, PRIVATE)
  const [ada, ben] = police
  const page = await Page.open(ben.url, ben.cookie)
  await page.follow(id)
  expect((await page.hears('channel')).entries).toEqual([])
  expect((await confer(ada, id, say('  Where is he? '))).body).toEqual({ n: 1 })
  expect((await confer(ben, id, ARROW)).body).toEqual({ n: 2 })
  expect((await confer(ada, id, NOTE)).body).toEqual({ n: 3 })
  const { entries } = wire.ChannelEntries.parse((await heard(ada, id)).body)
  expect(entries.map(({ n, by, what }) => ({ n, by, what }))).toEqual([
    { n: 1, by: 1, what: say('Where is he?') },
    { n: 2, by: 2, what: ARROW },
    { n: 3, by: 1, what: NOTE },
  ])
  expect((await heard(ben, id)).body).toEqual({ entries })
  expect((await heard(ben, id, 'police', 2)).body).toEqual({ entries: entries.slice(2) })
  await page.hears('channel', 4)
  expect(page.heard.flatMap(message => (message.type === 'channel' ? message.entries : []))).toEqual(entries)
})

test('a repeated command gets its first number, and says nothing twice', async () => {
  const { police, id } = await hunt(server().url, PRIVATE)
  const command = crypto.randomUUID()
  const [first, second] = await Promise.all([0, 1].map(() => confer(police[0], id, say('Here'), { command })))
  const third = await confer(police[0], id, say('something else'), { command })
  expect([first, second, third].map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { n: 1 }]))
  // The same id of somebody else is another command.
  expect((await confer(police[1], id, say('There'), { command })).body).toEqual({ n: 2 })
  expect((await heard(police[0], id)).body.entries.map(({ what }) => what)).toEqual([say('Here'), say('There')])
})

test('Jack and spectators are told nothing of what detectives say, neither that they do nor how often', async () => {
  const { jack, police, nobody, id } = await hunt(server().url, PRIVATE)
  const others = [jack, nobody, new Guest(jack.url)]
  const pages = await Promise.all(others.map(({ url, cookie }) => Page.open(url, cookie)))
  for (const page of pages) await page.follow(id)
  const everything = () =>
    Promise.all(
      others.map(async other => {
        const answers = await Promise.all([
          heard(other, id),
          heard(other, id, 'police', 1),
          other.call<string>('GET', `/api/games/${id}`),
          other.call<string>('GET', '/api/games'),
          other.call<string>('GET', `/api/games/${id}/record`),
        ])
        return answers.map(({ status, headers, text }) => {
          const { date: _, ...rest } = Object.fromEntries(headers)
          return { status, rest, text }
        })
      }),
    )
  const before = await everything()
  for (let i = 0; i < 5; i++) await confer(police[i % 2], id, i < 3 ? say('He is near') : ARROW)
  expect(await everything()).toEqual(before)
  for (const other of others) expectProblem(await heard(other, id), 403, 'not-your-seat')
  // Whatever was to come has come before the next thing that they are told.
  await jack.decide(id, 0, ['hideout 90'])
  for (const page of pages) {
    await page.hears('events')
    expect(page.heard.map(({ type }) => type)).toEqual(['welcome', 'sync', 'events'])
  }
})

test('LW-21: where the table listens everybody hears the talk, and the marks stay with the detectives', async () => {
  const { jack, police, nobody, id } = await hunt(server().url)
  expect((await jack.info(id)).channels).toEqual([
    { id: 'police', seats: ['detective-1', 'detective-2'], readers: 'seats', carries: ['marks'] },
    { id: 'table', seats: ['detective-1', 'detective-2'], readers: 'everybody', carries: ['talk'] },
  ])
  const page = await Page.open(jack.url, jack.cookie)
  await page.follow(id)
  await confer(police[0], id, ARROW)
  await confer(police[0], id, say('I go north'), { channel: 'table' })
  await page.hears('channel', 2)
  expect(
    page.heard.flatMap(message => (message.type === 'channel' ? [[message.channel, message.entries.length]] : [])),
  ).toEqual([
    ['table', 0],
    ['table', 1],
  ])
  for (const guest of [jack, nobody, police[1]])
    expect((await heard(guest, id, 'table')).body.entries.map(({ what }) => what)).toEqual([say('I go north')])
  expectProblem(await heard(jack, id), 403, 'not-your-seat')
  expectProblem(await confer(jack, id, say('I hear you'), { channel: 'table' }), 403, 'not-your-seat')
  expectProblem(await confer(police[0], id, say('between us')), 400, 'invalid-request')
  expectProblem(await confer(police[0], id, ARROW, { channel: 'table' }), 400, 'invalid-request')
})

test('who takes a detective seat later is told all that was said before', async () => {
  const { url } = server()
  const [jack, ada, ben] = await Promise.all(['Jack', 'Ada', 'Ben'].map(name => Guest.named(url, name)))
  const { id } = await ada.create(
    [
      { kind: 'open', role: 'jack' },
      { kind: 'me', role: 'detective-1' },
      { kind: 'open', role: 'detective-2' },
    ],
    { game: whitechapel.id, options: PRIVATE },
  )
  const page = await Page.open(url, ben.cookie)
  await page.follow(id)
  await confer(ada, id, say('Before anybody came'))
  expectProblem(await heard(ben, id), 403, 'not-your-seat')
  await ben.call('POST', `/api/games/${id}/seats/detective-2`, {})
  expect((await page.hears('channel')).entries.map(({ what }) => what)).toEqual([say('Before anybody came')])
  await jack.call('POST', `/api/games/${id}/seats/jack`, {})
  await confer(ben, id, say('I have come'))
  expect((await page.hears('channel', 2)).entries.map(({ n }) => n)).toEqual([2])
  expectProblem(await heard(jack, id), 403, 'not-your-seat')
})

test('a page that comes back gets what it lacks, or everything where its cursor is none of ours', async () => {
  const { police, id } = await hunt(server().url, PRIVATE)
  for (const text of ['one', 'two', 'three']) await confer(police[0], id, say(text))
  for (const [known, numbers] of [
    [2, [3]],
    [3, []],
    [4, [1, 2, 3]],
  ] as const) {
    const page = await Page.open(police[0].url, police[0].cookie)
    page.send({ type: 'subscribe', game: id, after: 0, channels: { police: known, elsewhere: 7 } })
    expect((await page.hears('channel')).entries.map(({ n }) => n)).toEqual(numbers)
    page.send({ type: 'unsubscribe', game: id })
    page.leave()
  }
})

test('once the game is over everybody reads everything, and nobody adds to it', async () => {
  const at = '2026-11-29T20:00:00.000Z'
  const entries = ['Now', 'Got him'].map((text, index) => ({
    channel: 'police',
    n: index + 1,
    seat: 1,
    command: String(index),
    at,
    what: JSON.stringify(say(text)),
  }))
  const id = 'Abcdefghijkl'
  const game = finished()
  const { seats, nobody } = await serverOf(whitechapel, [
    { ...game, id, entries },
    { ...game, id: 'Bbcdefghijkl', decisions: game.decisions.slice(0, -1), entries },
  ])
  for (const guest of [...seats.slice(0, 2), nobody]) {
    expect((await heard(guest, id)).body.entries.map(({ what }) => what)).toEqual([say('Now'), say('Got him')])
    const page = await Page.open(guest.url, guest.cookie)
    await page.follow(id)
    expect((await page.hears('channel')).entries).toHaveLength(2)
  }
  expectProblem(await confer(seats[1], id, say('Too late')), 409, 'not-running')
  // A page that follows the last decision is told with it.
  const page = await Page.open(nobody.url)
  await page.follow('Bbcdefghijkl')
  const head = await Promise.all(seats.map(seat => seat.legal('Bbcdefghijkl')))
  const seat = head.findIndex(({ decisions }) => decisions.length > 0)
  const last = whitechapel.notation.format(beforeTheEnd(game), game.decisions[game.decisions.length - 1], 'omniscient')
  await seats[seat].decide('Bbcdefghijkl', head[seat].seq, [last])
  await until(() => page.heard.some(message => message.type === 'channel'))
  expect(page.heard.map(({ type }) => type)).toEqual(['welcome', 'sync', 'events', 'info', 'channel'])
  expect((await page.hears('channel')).entries).toHaveLength(2)
})

function beforeTheEnd({ options, seats, decisions }: ReturnType<typeof finished>) {
  const position = whitechapel.start(options, seats)
  for (const decision of decisions.slice(0, -1)) position.apply(decision)
  return position
}

test('what one person may send is limited, and nobody else notices', async () => {
  const { url } = await startServer({ games: [whitechapel], limits: { ...LIMITS, entries: 3 } })
  const { jack, police, id } = await hunt(url, PRIVATE)
  for (let i = 0; i < 3; i++) expect((await confer(police[0], id, say('again'))).status).toBe(200)
  expectProblem(await confer(police[0], id, say('again')), 429, 'rate-limited')
  expect((await confer(police[1], id, say('and I'))).status).toBe(200)
  expectProblem(await confer(jack, id, say('and I')), 403, 'not-your-seat')
  expect((await jack.decide(id, 0, ['hideout 90'])).status).toBe(200)
  expect((await heard(police[0], id)).body.entries).toHaveLength(4)
})

test('a channel that is full takes no more', async () => {
  const entry = { channel: 'police', seat: 1, at: '2026-11-29T20:00:00.000Z', what: JSON.stringify(say('once more')) }
  const entries = Array.from({ length: 2000 }, (_, index) => ({ ...entry, n: index + 1, command: String(index) }))
  const { options, seats: people } = finished()
  const id = 'Abcdefghijkl'
  const { seats } = await serverOf(whitechapel, [{ id, options, seats: people, decisions: [], entries }])
  expectProblem(await confer(seats[1], id, say('and another')), 413, 'too-large')
  expect((await heard(seats[1], id, 'police', 1999)).body.entries).toHaveLength(1)
})

const POLICE: readonly { readonly name: string; readonly what: unknown }[] = [
  { name: 'nothing', what: undefined },
  { name: 'an unknown kind', what: { kind: 'shout', text: 'Hey' } },
  { name: 'an empty word', what: say('   ') },
  { name: 'a word that is too long', what: say('x'.repeat(401)) },
  { name: 'a word of two lines', what: say('one\ntwo') },
  { name: 'a word that turns the text around', what: say('a\u202Eb') },
  { name: 'a field too many', what: { ...ARROW, text: 'this way' } },
  { name: 'a place that cannot be one', what: { ...ARROW, to: '<script>' } },
  { name: 'an ink that there is not', what: { ...ARROW, ink: 8 } },
  { name: 'half an ink', what: { ...ARROW, ink: 0.5 } },
  { name: 'a note that is too long', what: { ...NOTE, text: 'x'.repeat(121) } },
  { name: 'an eraser of nothing', what: { kind: 'erase', entries: [] } },
  { name: 'an eraser of what was before the first', what: { kind: 'erase', entries: [0] } },
  { name: 'an eraser of too much', what: { kind: 'erase', entries: Array.from({ length: 65 }, (_, i) => i + 1) } },
]

test.each(POLICE)('$name is refused, and nothing is said', async ({ what }) => {
  const { police, id } = await hunt(server().url, PRIVATE)
  expectProblem(await confer(police[0], id, what), 400, 'invalid-request')
  expect((await heard(police[0], id)).body).toEqual({ entries: [] })
})

test('channels and games that there are not, people who are nobody, and other sites are refused', async () => {
  const { police, id } = await hunt(server().url, PRIVATE)
  const [ada] = police
  const path = `/api/games/${id}/channels/police`
  const body = { command: crypto.randomUUID(), what: say('Hey') }
  for (const channel of ['table', 'jack', '..%2fevents', '__proto__', 'x'.repeat(41)]) {
    expectProblem(await heard(ada, id, channel), 404, 'not-found')
    expectProblem(await confer(ada, id, say('Hey'), { channel }), 404, 'not-found')
  }
  expectProblem(await heard(ada, 'AAAAAAAAAAAA'), 404, 'not-found')
  expectProblem(await confer(ada, 'AAAAAAAAAAAA', say('Hey')), 404, 'not-found')
  expectProblem(await confer(new Guest(ada.url), id, say('Hey')), 401, 'not-signed-in')
  expectProblem(await ada.call('POST', path, '{"command":'), 400, 'malformed-json')
  expectProblem(await ada.call('POST', path, { ...body, command: '1' }), 400, 'invalid-request')
  expectProblem(await ada.call('POST', path, { ...body, seat: 1 }), 400, 'invalid-request')
  expectProblem(await ada.call('POST', path, body, { origin: 'https://evil.example' }), 403, 'foreign-origin')
  expectProblem(await ada.call('GET', `${path}?after=x`), 400, 'invalid-request')
  expectProblem(await ada.call('GET', `${path}?after=-1`), 400, 'invalid-request')
  expect((await heard(ada, id)).body).toEqual({ entries: [] })
})

test('a game in which nobody confers has no channels', async () => {
  const { url } = await startServer()
  const ada = await Guest.named(url, 'Ada')
  const { id, channels } = await ada.create([
    { kind: 'me', role: 'left' },
    { kind: 'open', role: 'right' },
  ])
  expect(channels).toBeUndefined()
  expectProblem(await heard(ada, id), 404, 'not-found')
})
