import { type Options, parseRecord, verifyRecord } from '@gaslight/core'
import type { GameList, OpenWindow, Problem, SeatRequest, StandingOrders, ViewNow, WindowNow } from '@gaslight/protocol'
import { describe, expect, test } from 'vitest'
import { FakeClock, fastClock } from './testing/clock.ts'
import { confer, heard, say } from './testing/hunt.ts'
import { AB, deathOf, GU, LU, london, NE, SEATS, scripted, toMarket, WA } from './testing/london.ts'
import { Page } from './testing/page.ts'
import { type Answer, Guest, startServer, until } from './testing/server.ts'
import { serverOf } from './testing/stored.ts'

const ID = 'Abcdefghijkl'
const EIGHT = 8_000

/** A table at which Gull is about to enter the Black Market. */
async function beforeMarket(clock: FakeClock, options: Options = {}) {
  const { decisions, options: all } = scripted(toMarket().slice(0, -1), options)
  return serverOf(london, [{ id: ID, options: all, seats: SEATS, decisions }], { clock })
}

async function act(guest: Guest, ...tokens: readonly string[]): Promise<Answer<{ seq: number } & Problem>> {
  const { seq } = await guest.legal(ID)
  return guest.decide(ID, seq, tokens)
}

async function windowOf(guest: Guest): Promise<OpenWindow | null> {
  return (await guest.call<WindowNow>('GET', `/api/games/${ID}/window`)).body.window
}

async function texts(guest: Guest, after: number): Promise<string[]> {
  return (await guest.events(ID, after)).events.map(({ text }) => text)
}

describe('a timed window over HTTP and the socket', () => {
  test('opens for all, is answered out of turn, and closes when its time is up', async () => {
    const clock = new FakeClock()
    const { seats, nobody } = await beforeMarket(clock)
    const [lusk, eve] = await Promise.all([seats[LU], nobody].map(({ url, cookie }) => Page.open(url, cookie)))
    for (const page of [lusk, eve]) await page.follow(ID)
    expect((await act(seats[GU], '>black_market')).status).toBe(200)
    const opened = await lusk.hears('window')
    expect(opened.window).toMatchObject({
      kind: 'market',
      asked: ['player-4', 'player-5', 'player-1', 'player-2'],
      waits: false,
      left: EIGHT,
      you: { answers: ['Lu-', 'Lu!arrest:Gu:none'], answer: null },
    })
    const { you: _, ...common } = opened.window as OpenWindow
    expect((await eve.hears('window')).window).toEqual(common)
    // All lists name all who are asked, whoever looks, and whoever has answered.
    const { asked } = common
    await act(seats[AB], 'Ab-')
    for (const guest of [seats[LU], seats[GU], seats[AB]]) {
      expect((await guest.info(ID)).asked).toEqual(asked)
      const { games } = (await guest.call<GameList>('GET', '/api/games')).body
      expect(games.map(game => game.asked)).toEqual([asked])
    }
    expect((await eve.hears('events')).asked).toEqual(asked)
    clock.pass(5_000)
    expect(await windowOf(seats[LU])).toMatchObject({ left: 3_000, closes: common.closes })
    const { seq } = await seats[LU].legal(ID)
    expect((await act(seats[LU], 'Lu!arrest:Gu:none')).body).toEqual({ seq })
    expect((await lusk.hears('window', 2)).window?.you).toEqual({ answers: [], answer: 'Lu!arrest:Gu:none' })
    expect((await seats[LU].legal(ID)).decisions).toEqual([])
    clock.pass(2_999)
    expect(await texts(nobody, seq)).toEqual([])
    clock.pass(1)
    await until(async () => (await texts(nobody, seq)).length > 0)
    expect(await texts(nobody, seq)).toEqual(['Wa-', 'Ne-', 'Ab-', 'Lu!arrest:Gu:none'])
    // The next window is told in the place of the last one, and nobody was told anything in between.
    expect((await eve.hears('window', 2)).window).toMatchObject({ kind: 'arrest', asked: ['player-3'], left: EIGHT })
    clock.pass(EIGHT)
    expect((await eve.hears('window', 3)).window).toMatchObject({ kind: 'release', asked: ['player-4'] })
    clock.pass(EIGHT)
    expect((await eve.hears('window', 4)).window).toBeNull()
    expect((await nobody.info(ID)).asked).toBeUndefined()
  })

  test('is told to who comes late, with the time that is left', async () => {
    const clock = new FakeClock()
    const { seats, nobody } = await beforeMarket(clock)
    await act(seats[GU], '>black_market')
    await act(seats[AB], 'Ab-')
    clock.pass(1_500)
    const [late, back] = await Promise.all([nobody, seats[AB]].map(({ url, cookie }) => Page.open(url, cookie)))
    for (const page of [late, back]) await page.follow(ID)
    expect((await late.hears('window')).window).toMatchObject({ kind: 'market', left: 6_500 })
    expect((await back.hears('window')).window?.you).toEqual({ answers: [], answer: 'Ab-' })
  })

  test('refuses what is no answer, each for its own reason', async () => {
    const { seats } = await beforeMarket(new FakeClock())
    await act(seats[GU], '>black_market')
    await act(seats[AB], 'Ab-')
    const refused: readonly (readonly [what: string, seat: number, tokens: readonly string[], problem: object])[] = [
      ['of who is not asked', GU, ['Gu-'], { status: 409, code: 'not-your-turn' }],
      ['of who has answered', AB, ['Ab!arrest:Gu:none'], { status: 409, code: 'already-answered' }],
      ['by a card that is not held', WA, ['Wa!arrest:Gu:none'], { status: 422, code: 'illegal-decision' }],
      ['twice at once', NE, ['Ne-', 'Ne-'], { status: 409, code: 'not-your-turn' }],
      ['that cannot be read', NE, ['nonsense'], { status: 422, code: 'illegal-decision' }],
    ]
    for (const [what, seat, tokens, problem] of refused)
      expect((await act(seats[seat], ...tokens)).body, what).toMatchObject(problem)
  })

  test('an answer that comes too late is stale', async () => {
    const clock = new FakeClock()
    const { seats, nobody } = await beforeMarket(clock)
    await act(seats[GU], '>black_market')
    const { seq } = await seats[LU].legal(ID)
    clock.pass(EIGHT)
    await until(async () => (await windowOf(nobody)) === null)
    expect(await seats[LU].decide(ID, seq, ['Lu!arrest:Gu:none'])).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    })
  })
})

describe('standing orders over HTTP', () => {
  const orders = (guest: Guest, method: 'GET' | 'PUT', body?: object) =>
    guest.call<StandingOrders>(method, `/api/games/${ID}/orders`, body)

  test('answer a window at once, and are read by their owner alone', async () => {
    const { seats, nobody } = await beforeMarket(new FakeClock(), { windows: 'orders' })
    const given = await orders(seats[LU], 'PUT', { orders: { market: [{ who: 'gull', first: 'silver' }] } })
    expect(given).toMatchObject({ status: 200, body: { orders: { market: [{ who: 'gull' }], sidestep: 'always' } } })
    expect((await orders(seats[LU], 'GET')).text).toBe(given.text)
    expect((await orders(seats[AB], 'GET')).body.orders.market).toEqual([{ who: 'jack', first: 'weapon' }])
    const { seq } = await seats[GU].legal(ID)
    await act(seats[GU], '>black_market')
    expect(await texts(nobody, seq)).toEqual([
      '>black_market',
      'Wa-',
      'Ne-',
      'Ab-',
      'Lu!arrest:Gu:none',
      'Gu!counter_order',
    ])
    expect(await windowOf(nobody)).toBeNull()
  })

  test('are refused, each for its own reason', async () => {
    const tables = [{ id: ID, seats: SEATS, ...scripted(toMarket().slice(0, -1), { windows: 'orders' }) }]
    const { seats, nobody } = await serverOf(london, tables, { clock: new FakeClock() })
    const eve = await Guest.named(nobody.url, 'Eve')
    const refused: readonly (readonly [what: string, guest: Guest, game: string, body: object, problem: object])[] = [
      ['of nobody', nobody, ID, { orders: {} }, { status: 401, code: 'not-signed-in' }],
      ['of a stranger', eve, ID, { orders: {} }, { status: 403, code: 'not-your-seat' }],
      ['in no game', seats[LU], 'Nosuchgame00', { orders: {} }, { status: 404, code: 'not-found' }],
      ['that there are not', seats[LU], ID, { orders: { rope: 1 } }, { status: 422, code: 'invalid-orders' }],
      ['of a wrong value', seats[LU], ID, { orders: { curfew: 'yes' } }, { status: 422, code: 'invalid-orders' }],
      ['without orders', seats[LU], ID, {}, { status: 400, code: 'invalid-request' }],
      ['with more', seats[LU], ID, { orders: {}, seat: 2 }, { status: 400, code: 'invalid-request' }],
    ]
    for (const [what, guest, game, body, problem] of refused)
      expect((await guest.call('PUT', `/api/games/${game}/orders`, body)).body, what).toMatchObject(problem)
  })
})

describe('talk at the table', () => {
  const table = { channel: 'table' }
  const accuse = { kind: 'speech', act: 'accuse', seat: GU, text: 'He was at the Black Market' }

  test('words and speech acts are heard by everybody, also who only watches, in their order', async () => {
    const { seats, nobody } = await beforeMarket(new FakeClock())
    const page = await Page.open(nobody.url)
    await page.follow(ID)
    expect((await confer(seats[AB], ID, accuse, table)).body).toEqual({ n: 1 })
    expect((await confer(seats[LU], ID, say('Nonsense'), table)).body).toEqual({ n: 2 })
    expect((await confer(seats[GU], ID, { kind: 'speech', act: 'promise', seat: AB }, table)).body).toEqual({ n: 3 })
    const { entries } = (await heard(nobody, ID, 'table')).body
    expect(entries.map(({ by, what }) => [by, what])).toEqual([
      [AB, accuse],
      [LU, say('Nonsense')],
      [GU, { kind: 'speech', act: 'promise', seat: AB }],
    ])
    await until(() => page.heard.flatMap(message => (message.type === 'channel' ? message.entries : [])).length === 3)
    expect((await heard(nobody, ID, 'table', 2)).body.entries).toHaveLength(1)
  })

  test('is refused, each for its own reason', async () => {
    const { seats, nobody } = await beforeMarket(new FakeClock())
    const refused: readonly (readonly [what: string, entry: unknown, problem: object])[] = [
      ['about no such seat', { kind: 'speech', act: 'ask', seat: SEATS }, { status: 422, code: 'invalid-speech' }],
      ['about oneself', { kind: 'speech', act: 'vouch', seat: AB }, { status: 422, code: 'invalid-speech' }],
      ['about no seat', { kind: 'speech', act: 'accuse' }, { status: 400, code: 'invalid-request' }],
      ['of no such act', { kind: 'speech', act: 'bribe', seat: GU }, { status: 400, code: 'invalid-request' }],
      ['with an empty text', { ...accuse, text: ' ' }, { status: 400, code: 'invalid-request' }],
      ['with too long a text', { ...accuse, text: 'x'.repeat(201) }, { status: 400, code: 'invalid-request' }],
      ['with more', { ...accuse, of: 'murder' }, { status: 400, code: 'invalid-request' }],
      ['by a mark on the board', { kind: 'mark', at: 'pub', ink: 1 }, { status: 400, code: 'invalid-request' }],
    ]
    for (const [what, entry, problem] of refused)
      expect((await confer(seats[AB], ID, entry, table)).body, what).toMatchObject(problem)
    expect((await heard(nobody, ID, 'table')).body.entries).toEqual([])
  })

  test('LD-154: the dead are silent where `deadChat` is off, and only they', async () => {
    const dead = deathOf({ deadChat: 'off' })
    const { seats, nobody } = await serverOf(london, [{ id: ID, ...dead.course }], { clock: new FakeClock() })
    const about = (seat: number) => ({ ...accuse, seat: (seat + 1) % dead.course.seats })
    expect((await confer(seats[dead.seat], ID, about(dead.seat), table)).body).toMatchObject({
      status: 403,
      code: 'silenced',
    })
    expect((await confer(seats[(dead.seat + 1) % dead.course.seats], ID, about(dead.seat + 1), table)).status).toBe(200)
    expect((await heard(seats[dead.seat], ID, 'table')).body.entries).toHaveLength(1)
    expect((await heard(nobody, ID, 'table')).body.entries).toHaveLength(1)
  })
})

describe('characters that seats pick', () => {
  test('LD-14: each in its turn, out of those that are free, and obligatory ones are left for who comes last', async () => {
    const { url } = await startServer({ games: [london], clock: new FakeClock() })
    const guests = await Promise.all([1, 2, 3, 4, 5].map(n => Guest.named(url, `Guest ${n}`)))
    const wishes = guests.map((_, i): SeatRequest => ({ kind: i === 0 ? 'me' : 'open', role: `player-${i + 1}` }))
    const { id } = await guests[0].create(wishes, { game: london.id, options: { characters: 'pick' } })
    for (const [i, guest] of guests.entries())
      if (i > 0) await guest.call('POST', `/api/games/${id}/seats/player-${i + 1}`, {})
    const legal = () => Promise.all(guests.map(async guest => (await guest.legal(id)).decisions))
    const all = ['Ab', 'Go', 'Wa', 'Gu', 'Lu', 'Ne', 'Ma', 'Pr'].map(code => `pick:${code}`)
    const obligatory = ['Ab', 'Wa', 'Gu', 'Lu'].map(code => `pick:${code}`)
    const picks = ['Pr', 'Lu', 'Gu', 'Ab', 'Wa'].map(code => `pick:${code}`)
    for (const [i, guest] of guests.entries()) {
      const left = (i === 0 ? all : obligatory).filter(token => !picks.slice(0, i).includes(token))
      // What is left for the last one is taken at once.
      if (i === 4) break
      expect((await legal()).map(tokens => tokens.toSorted())).toEqual(
        guests.map((_, seat) => (seat === i ? left.toSorted() : [])),
      )
      const { seq } = await guest.info(id)
      if (i > 0) {
        const refused = await guest.decide(id, seq, ['pick:Ma'])
        expect(refused).toMatchObject({ status: 422, body: { illegal: { rule: 'LD-14' } } })
      }
      expect((await guest.decide(id, seq, [picks[i]])).status).toBe(200)
    }
    const { events } = await guests[1].events(id)
    expect(events.map(({ text }) => text).filter(text => text.startsWith('pick:'))).toEqual(picks)
    const { view } = (await guests[1].call<ViewNow>('GET', `/api/games/${id}/view`)).body
    const players = Object.values(view.players as Record<string, { character: string; at: string }>)
    expect(players.map(({ character, at }) => [character, at])).toEqual([
      ['albert_victor', 'palais_royal'],
      ['lusk', 'lusk_home'],
      ['gull', 'gull_home'],
      ['abberline', 'police_station'],
      ['warren', 'scotland_yard'],
    ])
    // Abberline begins, wherever he sits.
    expect(await guests[0].info(id)).toMatchObject({ turn: 'player-4', options: { characters: 'pick' } })
  })
})

/** People and bots at one table, from the first card to the last. */
async function playedBy(people: number, bots: number, options: Options): Promise<void> {
  const { url } = await startServer({ games: [london], bots: '@gaslight/bots', clock: fastClock(400) })
  const guests = await Promise.all(Array.from({ length: people }, (_, i) => Guest.named(url, `Guest ${i + 1}`)))
  const seats = Array.from({ length: people + bots }, (_, i): SeatRequest => {
    const role = `player-${i + 1}`
    if (i === 0) return { kind: 'me', role }
    return i < people ? { kind: 'open', role } : { kind: 'bot', role, level: 'random' }
  })
  const { id } = await guests[0].create(seats, { game: london.id, options })
  for (let i = 1; i < people; i++)
    expect((await guests[i].call('POST', `/api/games/${id}/seats/player-${i + 1}`, {})).status).toBe(200)
  const pages = await Promise.all(guests.map(({ url: at, cookie }) => Page.open(at, cookie)))
  for (const page of pages) await page.follow(id)
  for (let last = -1; ; ) {
    const seq = pages[0].events().length
    if (seq === last) await new Promise(resolve => setTimeout(resolve, 2))
    last = seq
    const legal = await Promise.all(guests.map(guest => guest.legal(id)))
    for (const [i, { seq: after, decisions }] of legal.entries()) {
      const [first, second] = decisions
      // What comes last among the acts is the end of the turn; now and then something else is done.
      const token = after % 3 === 0 ? (second ?? first) : decisions.at(-1)
      if (token !== undefined) await guests[i].decide(id, after, [token])
    }
    if ((await guests[0].info(id)).status === 'over') break
  }
  const { outcome, seq } = await guests[0].info(id)
  expect(outcome?.reason).toMatch(/^[IJ]-/)
  await until(() => pages.every(page => page.events().length === seq))
  const record = parseRecord(await guests[0].record(id))
  expect(record.ok && verifyRecord(london, record.value)).toMatchObject({ ok: true })
}

test.each<[number, number, Options]>([
  [2, 2, {}],
  [4, 0, { windows: 'orders' }],
  [1, 7, { windowSeconds: 3 }],
  [3, 2, { characters: 'pick' }],
])('%s people and %s bots play London 1888 to its end, with %j', { timeout: 240_000 }, playedBy)
