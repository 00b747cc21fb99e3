import type { ChannelEntry, ChannelInfo, GameInfo, OpenWindow, WireEvent } from '@gaslight/protocol'
import { describe, expect, test } from 'vitest'
import { marksOf, mayConfer, talkOf } from './channel.ts'
import { connect } from './connect.ts'
import { FakeWorld, settle } from './testing.ts'

const ID = 'abcdefghijkl'
const START = { round: 1, covers: ['a1'] }

function info(change: Partial<GameInfo> = {}): GameInfo {
  return {
    id: ID,
    game: 'mr-jack',
    rulesVersion: 1,
    options: {},
    seats: [],
    status: 'running',
    created: '2026-11-29T21:00:00Z',
    commitment: '0'.repeat(64),
    nonces: [],
    audience: 0,
    seq: 0,
    ...change,
  }
}

function event(n: number): WireEvent {
  return { n, by: 0, text: `move ${n}`, patch: { round: n + 1 }, link: '00000000' }
}

function json(status: number, body: unknown): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })
}

/** A session that follows a game of which three events are known. */
function following() {
  const world = new FakeWorld()
  const client = connect(world)
  const session = client.open<typeof START>(ID)
  world.socket.says({ type: 'welcome', protocol: 1 })
  world.socket.says({
    type: 'sync',
    game: ID,
    info: info({ seq: 3 }),
    start: START,
    events: [event(1), event(2), event(3)],
  })
  return { world, client, session, numbers: () => session.state?.moments.map(moment => moment.event.n) }
}

/** Open behind the third event: this audience is asked. */
const WINDOW: OpenWindow = {
  kind: 'market',
  after: 3,
  asked: ['player-1', 'player-2'],
  waits: false,
  closes: '2026-11-29T21:00:08.000Z',
  left: 8000,
  you: { answers: ['Ab-'], answer: null },
}

describe('windows', () => {
  const opened = () => {
    const table = following()
    table.world.socket.says({ type: 'window', game: ID, window: WINDOW })
    return table
  }

  test('a window is there until something happens, or the server says that there is none', () => {
    const { world, session } = opened()
    expect(session.state?.window).toEqual(WINDOW)
    world.socket.says({ type: 'events', game: ID, events: [event(3)] })
    expect(session.state?.window).toEqual(WINDOW)
    world.socket.says({ type: 'events', game: ID, events: [event(4)] })
    expect(session.state?.window).toBeNull()
    world.socket.says({ type: 'window', game: ID, window: { ...WINDOW, after: 4 } })
    world.socket.says({ type: 'window', game: ID, window: null })
    expect(session.state?.window).toBeNull()
  })

  test('a subscription that brings nothing new leaves it open, and one that does closes it', () => {
    const { world, session } = opened()
    world.socket.says({ type: 'sync', game: ID, info: info({ seq: 3 }), events: [] })
    expect(session.state?.window).toEqual(WINDOW)
    world.socket.says({ type: 'sync', game: ID, info: info({ seq: 4 }), events: [event(4)] })
    expect(session.state?.window).toBeNull()
  })

  test('other eyes begin without one', () => {
    const { world, session } = opened()
    world.socket.says({ type: 'sync', game: ID, info: info({ seq: 3, audience: 'public' }), start: START, events: [] })
    expect(session.state?.window).toBeNull()
  })

  test('standing orders are read and given over the wire', async () => {
    const { world, session } = following()
    world.answer = (method, path, body) => {
      expect(path).toBe(`/api/games/${ID}/orders`)
      return json(200, method === 'PUT' ? body : { orders: { curfew: false } })
    }
    expect(await session.orders()).toEqual({ ok: true, value: { curfew: false } })
    expect(await session.giveOrders({ curfew: true })).toEqual({ ok: true, value: { curfew: true } })
    world.answer = () => json(404, { code: 'no-orders' })
    expect(await session.orders()).toMatchObject({ ok: false, error: { code: 'no-orders' } })
  })
})

describe('following', () => {
  test('a first subscription gives the start, every view and the view now', () => {
    const { world, session, numbers } = following()
    expect(world.socket.url).toBe('ws://gaslight.test/api/socket')
    expect(world.socket.sent).toEqual([{ type: 'subscribe', game: ID, after: 0 }])
    expect(session.state?.connection).toBe('live')
    expect(session.state?.start).toEqual(START)
    expect(session.state?.moments[0].view).toEqual({ round: 2, covers: ['a1'] })
    expect(session.state?.view).toEqual({ round: 4, covers: ['a1'] })
    expect(numbers()).toEqual([1, 2, 3])
  })

  test('there is no state before the first answer', () => {
    const world = new FakeWorld()
    const session = connect(world).open(ID)
    world.socket.says({ type: 'welcome', protocol: 1 })
    expect(session.state).toBeNull()
    expect(session.problem).toBeNull()
  })

  test('events that come twice are taken once', () => {
    const { world, session, numbers } = following()
    world.socket.says({ type: 'events', game: ID, events: [event(2), event(3), event(4)] })
    world.socket.says({ type: 'events', game: ID, events: [event(4)] })
    expect(numbers()).toEqual([1, 2, 3, 4])
    expect(session.state?.info.seq).toBe(4)
    expect(world.socket.sent).toHaveLength(1)
  })

  test('whose turn it is comes with the events, and stays where nothing is said of it', () => {
    const { world, session } = following()
    world.socket.says({ type: 'events', game: ID, events: [event(4)], turn: 'jack' })
    expect(session.state?.info).toMatchObject({ seq: 4, turn: 'jack' })
    world.socket.says({ type: 'events', game: ID, events: [event(5)] })
    expect(session.state?.info).toMatchObject({ seq: 5, turn: 'jack' })
    world.socket.says({ type: 'events', game: ID, events: [event(5)], turn: 'detective' })
    expect(session.state?.info).toMatchObject({ seq: 5, turn: 'detective' })
    world.socket.says({ type: 'events', game: ID, events: [event(6)], turn: 'jack', asked: ['jack', 'detective'] })
    expect(session.state?.info.asked).toEqual(['jack', 'detective'])
    world.socket.says({ type: 'events', game: ID, events: [event(7)], turn: 'jack' })
    expect(session.state?.info.asked).toBeUndefined()
  })

  test('a gap is asked for once, from the cursor, and filled', () => {
    const { world, numbers } = following()
    world.socket.says({ type: 'events', game: ID, events: [event(5)] })
    world.socket.says({ type: 'events', game: ID, events: [event(6)] })
    expect(world.socket.sent.slice(1)).toEqual([{ type: 'subscribe', game: ID, after: 3 }])
    expect(numbers()).toEqual([1, 2, 3])
    world.socket.says({ type: 'sync', game: ID, info: info({ seq: 6 }), events: [event(4), event(5), event(6)] })
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('an answer that leaves a gap itself leads to a fresh start, a while later', async () => {
    const { world, session, numbers } = following()
    world.socket.says({ type: 'sync', game: ID, info: info({ seq: 9 }), events: [event(9)] })
    expect(world.socket.sent).toHaveLength(1)
    await world.pass(2_000)
    expect(world.socket.sent.at(-1)).toEqual({ type: 'subscribe', game: ID, after: 0 })
    expect(session.state).toBeNull()
    world.socket.says({ type: 'sync', game: ID, info: info({ seq: 1 }), start: START, events: [event(1)] })
    expect(numbers()).toEqual([1])
  })

  test('a server that knows less than we do makes the session begin again', () => {
    const { world, session } = following()
    world.socket.says({ type: 'sync', game: ID, info: info({ seq: 1 }), events: [] })
    expect(session.state).toBeNull()
    expect(world.socket.sent.at(-1)).toEqual({ type: 'subscribe', game: ID, after: 0 })
  })

  test('other eyes (a seat taken) begin again, so that no view mixes two audiences', () => {
    const { world, session } = following()
    world.socket.says({ type: 'info', game: ID, info: info({ audience: 1, seq: 3 }) })
    expect(session.state).toBeNull()
    expect(world.socket.sent.at(-1)).toEqual({ type: 'subscribe', game: ID, after: 0 })
  })

  test('a sync with other eyes, sent unasked, is taken whole', () => {
    const { world, session, numbers } = following()
    world.socket.says({
      type: 'sync',
      game: ID,
      info: info({ audience: 1, seq: 1 }),
      start: { round: 7 },
      events: [event(1)],
    })
    expect(session.state?.start).toEqual({ round: 7 })
    expect(numbers()).toEqual([1])
    expect(world.socket.sent).toHaveLength(1)
  })

  test('news about the game replace its info and nothing else', () => {
    const { world, session } = following()
    const before = session.state
    world.socket.says({ type: 'info', game: ID, info: info({ seq: 3, turn: 'jack' }) })
    expect(session.state?.info.turn).toBe('jack')
    expect(session.state?.moments).toBe(before?.moments)
    expect(before?.info.turn).toBeUndefined()
  })

  test('snapshots are replaced, never changed, and every change is told', () => {
    const { world, session } = following()
    let told = 0
    const leave = session.subscribe(() => told++)
    const before = session.state
    world.socket.says({ type: 'events', game: ID, events: [event(4)] })
    expect(told).toBe(1)
    expect(before?.moments).toHaveLength(3)
    expect(session.state).not.toBe(before)
    leave()
    world.socket.says({ type: 'events', game: ID, events: [event(5)] })
    expect(told).toBe(1)
  })

  test.each([
    { code: 'not-found', status: 404 },
    { code: 'unreadable', status: 410 },
  ] as const)(
    'a game that the server has not, or cannot read, is a problem, told once and for all: $code',
    async ({ code, status }) => {
      const world = new FakeWorld()
      const session = connect(world).open(ID)
      world.socket.says({ type: 'welcome', protocol: 1 })
      world.socket.says({
        type: 'problem',
        game: ID,
        problem: { type: `/problems/${code}`, code, title: 'No such game', status },
      })
      expect(session.problem?.code).toBe(code)
      expect(session.state).toBeNull()
      world.socket.breaks()
      expect(session.problem?.code).toBe(code)
      await world.pass(400)
      world.socket.says({ type: 'welcome', protocol: 1 })
      expect(session.problem?.code).toBe(code)
    },
  )

  test.each(['abc', `${ID}m`, 'x'.repeat(5000), 'abcdef-hijkl', ''])(
    'no server is asked for a game that cannot be: "%s"',
    async id => {
      const world = new FakeWorld()
      const session = connect(world).open(id)
      expect(session.problem?.code).toBe('not-found')
      expect(world.sockets).toEqual([])
      session.close()
    },
  )

  test('a refused subscription is repeated when the reason passes', async () => {
    const { world } = following()
    world.socket.says({
      type: 'problem',
      game: ID,
      problem: { type: '/problems/rate-limited', code: 'rate-limited', title: 'Slow down', status: 429 },
    })
    expect(world.socket.sent).toHaveLength(1)
    await world.pass(2_000)
    expect(world.socket.sent).toHaveLength(2)
  })
})

describe('conferring', () => {
  const POLICE: ChannelInfo = { id: 'police', seats: ['detective-1'], readers: 'seats', carries: ['talk', 'marks'] }
  const entry = (n: number): ChannelEntry => ({
    n,
    by: 1,
    at: '2026-11-29T21:00:00Z',
    what: { kind: 'talk', text: `word ${n}` },
  })
  const says = ({ world }: ReturnType<typeof following>, ...entries: readonly ChannelEntry[]) =>
    world.socket.says({ type: 'channel', game: ID, channel: 'police', entries: [...entries] })
  const heard = ({ session }: ReturnType<typeof following>) => session.state?.channels.police?.map(({ n }) => n)

  test('a channel is there once the server has told of it, and grows', () => {
    const table = following()
    expect(heard(table)).toBeUndefined()
    says(table)
    expect(heard(table)).toEqual([])
    says(table, entry(1), entry(2))
    says(table, entry(2), entry(3))
    expect(heard(table)).toEqual([1, 2, 3])
  })

  test('after a break only what is missing is asked for, and what is missing in between is asked for again', async () => {
    const table = following()
    says(table, entry(1), entry(2))
    table.world.socket.breaks()
    await table.world.pass(500)
    table.world.socket.says({ type: 'welcome', protocol: 1 })
    const subscribe = { type: 'subscribe', game: ID, after: 3, channels: { police: 2 } }
    expect(table.world.socket.sent).toEqual([subscribe])
    table.world.socket.says({ type: 'sync', game: ID, info: info({ seq: 3 }), events: [] })
    says(table, entry(4))
    expect(heard(table)).toEqual([1, 2])
    expect(table.world.socket.sent).toEqual([subscribe, subscribe])
    table.world.socket.says({ type: 'sync', game: ID, info: info({ seq: 3 }), events: [] })
    says(table, entry(3), entry(4))
    expect(heard(table)).toEqual([1, 2, 3, 4])
  })

  test('two sessions of one game ask for what either of them lacks', () => {
    const table = following()
    says(table, entry(1))
    table.client.open(ID)
    expect(table.world.socket.sent.at(-1)).toEqual({ type: 'subscribe', game: ID, after: 0 })
  })

  test('with other eyes nothing of the channels stays', () => {
    const table = following()
    says(table, entry(1))
    table.world.socket.says({ type: 'sync', game: ID, info: info({ audience: 'public' }), start: START, events: [] })
    expect(table.session.state?.channels).toEqual({})
  })

  test('a word is sent again with its command until somebody answers', async () => {
    const { world, session } = following()
    let tries = 0
    world.answer = () => (++tries < 3 ? json(500, { code: 'internal' }) : json(200, { n: 1 }))
    const sent = session.confer('police', { kind: 'talk', text: 'Here' })
    await world.pass(5_000)
    expect(await sent).toEqual({ ok: true, value: null })
    expect(world.requests.map(({ path }) => path)).toEqual(Array(3).fill(`/api/games/${ID}/channels/police`))
    expect(new Set(world.requests.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  test('a word that is refused is not sent again', async () => {
    const { world, session } = following()
    world.answer = () => json(403, { code: 'not-your-seat' })
    const sent = await session.confer('police', { kind: 'talk', text: 'Here' })
    expect(sent).toMatchObject({ ok: false, error: { code: 'not-your-seat' } })
    expect(world.requests).toHaveLength(1)
  })

  test('marks lie on the board until somebody takes them away', () => {
    const what: readonly ChannelEntry['what'][] = [
      { kind: 'mark', at: '65', ink: 1 },
      { kind: 'talk', text: 'Look' },
      { kind: 'arrow', from: '65', to: '84', ink: 1 },
      { kind: 'erase', entries: [1, 2] },
      { kind: 'note', at: '84', text: 'here?' },
    ]
    const entries = what.map((one, index) => ({ ...entry(index + 1), what: one }))
    expect(marksOf(entries).map(({ n }) => n)).toEqual([3, 5])
    expect(talkOf(entries).map(({ n }) => n)).toEqual([2])
  })

  test.each([
    { who: 'a detective', you: 'detective-1', status: 'running', may: true },
    { who: 'a detective who waits for others', you: 'detective-1', status: 'open', may: true },
    { who: 'a detective after the end', you: 'detective-1', status: 'over', may: false },
    { who: 'Jack', you: 'jack', status: 'running', may: false },
    { who: 'nobody', you: '', status: 'running', may: false },
  ] as const)('$who: $may', ({ you, status, may }) => {
    const seats = ['jack', 'detective-1'].map(role => ({ role, kind: 'person' as const, you: role === you }))
    expect(mayConfer({ status, seats }, POLICE)).toBe(may)
  })
})

describe('one socket', () => {
  test('two games share it, and the second session of a game gets the whole of it', () => {
    const { world, client, numbers } = following()
    client.open('mnopqrstuvwx')
    const twin = client.open(ID)
    expect(world.sockets).toHaveLength(1)
    expect(world.socket.sent.slice(1)).toEqual([
      { type: 'subscribe', game: 'mnopqrstuvwx', after: 0 },
      { type: 'subscribe', game: ID, after: 0 },
    ])
    world.socket.says({
      type: 'sync',
      game: ID,
      info: info({ seq: 3 }),
      start: START,
      events: [event(1), event(2), event(3)],
    })
    expect(twin.state?.moments).toHaveLength(3)
    expect(numbers()).toEqual([1, 2, 3])
  })

  test('the last session to close unsubscribes, and the socket goes a little later', async () => {
    const { world, session } = following()
    session.close()
    expect(world.socket.sent.at(-1)).toEqual({ type: 'unsubscribe', game: ID })
    expect(world.socket.closed).toBe(false)
    await world.pass(2_000)
    expect(world.socket.closed).toBe(true)
    await world.pass(120_000)
    expect(world.sockets).toHaveLength(1)
    expect(world.waiting).toBe(0)
  })

  test('a page that leaves one game for the next keeps it', async () => {
    const { world, client, session } = following()
    session.close()
    client.open(ID)
    await world.pass(5_000)
    expect(world.sockets).toHaveLength(1)
    expect(world.socket.closed).toBe(false)
  })

  test('it is opened anew when the page has got its first cookie', async () => {
    const { world, client } = following()
    world.answer = () => json(200, { player: { id: 'p', name: 'Ada' } })
    await client.api.rename('Ada')
    expect(world.sockets).toHaveLength(2)
    await client.api.rename('Ada L')
    expect(world.sockets).toHaveLength(2)
  })

  test('it is left alone where the page had its cookie before', async () => {
    const { world, client } = following()
    world.answer = (_method, path) =>
      path === '/api/me' ? json(200, { player: { id: 'p', name: 'Ada' } }) : json(200, info())
    await client.api.me()
    await client.api.takeSeat(ID, 'jack')
    expect(world.sockets).toHaveLength(1)
    expect(world.socket.sent.at(-1)).toEqual({ type: 'subscribe', game: ID, after: 3 })
  })
})

describe('healing', () => {
  test('a lost connection keeps what is shown, comes back and goes on from the cursor', async () => {
    const { world, session, numbers } = following()
    world.socket.breaks()
    expect(session.state?.connection).toBe('offline')
    expect(session.problem).toBeNull()
    await world.pass(400)
    expect(world.sockets).toHaveLength(2)
    expect(session.state?.connection).toBe('connecting')
    world.socket.says({ type: 'welcome', protocol: 1 })
    expect(session.state?.connection).toBe('connecting')
    expect(world.socket.sent).toEqual([{ type: 'subscribe', game: ID, after: 3 }])
    world.socket.says({ type: 'sync', game: ID, info: info({ seq: 4 }), events: [event(4)] })
    expect(session.state?.connection).toBe('live')
    expect(numbers()).toEqual([1, 2, 3, 4])
  })

  test('the waits grow, and end at a quarter of a minute', async () => {
    const { world } = following()
    const waits: number[] = []
    for (let i = 0; i < 8; i++) {
      world.socket.breaks()
      const from = world.now
      const sockets = world.sockets.length
      while (world.sockets.length === sockets) await world.pass(100)
      waits.push(world.now - from)
    }
    expect(waits).toEqual([400, 800, 1_600, 3_200, 6_400, 12_800, 15_000, 15_000])
  })

  test('a server that welcomes and hangs up is not hammered', async () => {
    const { world } = following()
    for (let i = 0; i < 4; i++) {
      world.socket.breaks()
      await world.pass(400 * 2 ** i)
      world.socket.says({ type: 'welcome', protocol: 1 })
    }
    expect(world.sockets).toHaveLength(5)
    world.socket.breaks()
    await world.pass(6_000)
    expect(world.sockets).toHaveLength(5)
  })

  test('no connection to begin with is a problem, until there is one', async () => {
    const world = new FakeWorld()
    const session = connect(world).open(ID)
    world.socket.breaks()
    expect(session.problem?.code).toBe('unreachable')
    await world.pass(400)
    world.socket.says({ type: 'welcome', protocol: 1 })
    world.socket.says({ type: 'sync', game: ID, info: info(), start: START, events: [] })
    expect(session.problem).toBeNull()
    expect(session.state?.connection).toBe('live')
  })

  test('a silent connection (after sleep) is asked for a sign of life and given up without one', async () => {
    const { world, session } = following()
    await world.pass(25_000)
    expect(world.socket.sent.slice(1)).toEqual([{ type: 'subscribe', game: ID, after: 3 }])
    expect(session.state?.connection).toBe('live')
    await world.pass(6_000)
    expect(session.state?.connection).toBe('offline')
    expect(world.socket.closed).toBe(true)
    await world.pass(400)
    expect(world.sockets).toHaveLength(2)
  })

  test('one that answers is kept', async () => {
    const { world, session } = following()
    await world.pass(25_000)
    world.socket.says({ type: 'sync', game: ID, info: info({ seq: 3 }), events: [] })
    await world.pass(20_000)
    expect(world.sockets).toHaveLength(1)
    expect(session.state?.connection).toBe('live')
  })

  test('waking up probes at once, and does not wait for the next attempt', async () => {
    const { world } = following()
    world.wake()
    expect(world.socket.sent).toHaveLength(2)
    world.socket.breaks()
    world.wake()
    expect(world.sockets).toHaveLength(2)
  })

  test('words of a socket that was given up are not heard', async () => {
    const { world, numbers } = following()
    const old = world.socket
    old.breaks()
    await world.pass(400)
    old.says({ type: 'events', game: ID, events: [event(4)] })
    old.breaks()
    expect(numbers()).toEqual([1, 2, 3])
    expect(world.sockets).toHaveLength(2)
  })

  test('a server of another version is told as such and left alone', async () => {
    const { world, session } = following()
    world.socket.breaks()
    await world.pass(400)
    world.socket.says({ type: 'welcome', protocol: 2 })
    expect(session.problem?.code).toBe('outdated')
    expect(session.state?.connection).toBe('offline')
    await world.pass(120_000)
    expect(world.sockets).toHaveLength(2)
  })
})

describe('submitting', () => {
  test('a batch goes out with a command id and the cursor, and is done when its events are there', async () => {
    const { world, session, numbers } = following()
    world.answer = () => json(200, { seq: 4 })
    let done = false
    const submitted = session.submit(['Smith', 'g8-g9']).then(result => {
      done = true
      return result
    })
    await settle()
    expect(done).toBe(false)
    world.socket.says({ type: 'events', game: ID, events: [event(4)] })
    expect(await submitted).toEqual({ ok: true, value: null })
    expect(numbers()).toEqual([1, 2, 3, 4])
    expect(world.requests).toEqual([
      {
        method: 'POST',
        path: `/api/games/${ID}/decisions`,
        body: { command: expect.stringMatching(/^[0-9a-f-]{36}$/), after: 3, decisions: ['Smith', 'g8-g9'] },
      },
    ])
  })

  test('without an answer it is sent again under the same command id', async () => {
    const { world, session } = following()
    let calls = 0
    world.answer = () => {
      calls++
      if (calls === 1) throw new TypeError('fetch failed')
      if (calls === 2) return new Response('<h1>Bad gateway</h1>', { status: 502 })
      return json(200, { seq: 3 })
    }
    const submitted = session.submit(['Smith'])
    await world.pass(2_000)
    expect((await submitted).ok).toBe(true)
    expect(world.requests).toHaveLength(3)
    expect(new Set(world.requests.map(request => JSON.stringify(request.body))).size).toBe(1)
  })

  test('it is given up after a while, as unreachable', async () => {
    const { world, session } = following()
    const submitted = session.submit(['Smith'])
    await world.pass(60_000)
    expect(await submitted).toMatchObject({ ok: false, error: { code: 'unreachable', status: 0 } })
    expect(world.requests).toHaveLength(6)
  })

  test('two batches have two command ids', async () => {
    const { world, session } = following()
    world.answer = () => json(200, { seq: 3 })
    await session.submit(['Smith'])
    await session.submit(['Smith'])
    const ids = world.requests.map(request => (request.body as { command: string }).command)
    expect(new Set(ids).size).toBe(2)
  })

  test('an illegal decision comes back with its rule, at once', async () => {
    const { world, session } = following()
    const problem = {
      type: '/problems/illegal-decision',
      code: 'illegal-decision',
      title: 'Against the rules',
      status: 422,
      illegal: { index: 1, reason: 'same-hex', rule: 'MJ-30' },
    }
    world.answer = () => json(422, problem)
    expect(await session.submit(['Smith', 'g8-g8'])).toEqual({ ok: false, error: problem })
    expect(world.requests).toHaveLength(1)
  })

  test('a stale batch is refused, and the session catches up', async () => {
    const { world, session } = following()
    world.answer = () => json(409, { type: '/problems/stale', code: 'stale', title: 'Stale', status: 409 })
    expect(await session.submit(['Smith'])).toMatchObject({ ok: false, error: { code: 'stale' } })
    expect(world.socket.sent.at(-1)).toEqual({ type: 'subscribe', game: ID, after: 3 })
  })

  test('where the socket brings nothing, the events are fetched', async () => {
    const { world, session, numbers } = following()
    world.answer = method => json(200, method === 'POST' ? { seq: 5 } : { events: [event(4), event(5)] })
    world.socket.breaks()
    const submitted = session.submit(['Smith'])
    await world.pass(1_500)
    expect((await submitted).ok).toBe(true)
    expect(world.requests.at(-1)?.path).toBe(`/api/games/${ID}/events?after=3`)
    expect(numbers()).toEqual([1, 2, 3, 4, 5])
  })
})
