import { describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { FakeClock } from '../testing/clock.ts'
import {
  AB,
  type Course,
  GU,
  HANDS,
  type Hands,
  LU,
  london,
  NE,
  SEATS,
  scripted,
  toMarket,
  WA,
} from '../testing/london.ts'
import { type Guest, until } from '../testing/server.ts'
import { serverOf } from '../testing/stored.ts'

/**
 * Non-interference on the wire while seats interfere: two games that differ in nothing but what an audience must not know
 * (roles, hands, draws, who could answer, what was answered or ordered) give it the same bytes, as many and as often.
 */
const EIGHT = 8_000
const LINK = /(?<="link":")[0-9a-f]{8}(?=")/g
const COMMAND = '00000000-0000-4000-8000-000000000000'
type Audience = number | 'public'
const AUDIENCES: readonly Audience[] = [AB, LU, GU, WA, NE, 'public']

/** Hands without a card that could be played at the Black Market, and without one that is played in the script. */
const UNFIT: Hands = [
  ['disperse', 'first_aid'],
  ['bargain', 'sidestep'],
  ['corruption', 'first_aid'],
  ['disperse', 'curfew'],
  ['lost_kit', 'short_cut'],
]

/** Two games of which this audience knows the same: all else is different. */
function pair(to: Audience, windows: string): readonly [Course, Course] {
  const hands = UNFIT.map((hand, seat) => (seat === to ? HANDS[seat] : hand))
  const script = toMarket(hands, to === NE ? 'Ne' : to === LU ? 'Wa' : 'Lu')
  // What Abberline draws is his own.
  const drawn = to === AB ? script : script.map(token => (token === '+[wages]' ? '+[informer]' : token))
  return [scripted(toMarket().slice(0, -1), { windows }), scripted(drawn.slice(0, -1), { windows })]
}

/** Everything that comes to somebody, in its order. */
class Listener {
  readonly got: string[] = []
  private readonly guest: Guest
  private readonly game: string
  private readonly socket: WebSocket

  constructor(guest: Guest, game: string) {
    this.guest = guest
    this.game = game
    this.socket = new WebSocket(`${guest.url.replace('http', 'ws')}/api/socket`, { headers: { cookie: guest.cookie } })
    onTestFinished(() => this.socket.terminate())
    this.socket.on('message', data => this.got.push(String(data).replace(LINK, 'link')))
  }

  async follow(): Promise<void> {
    await until(() => this.got.length > 0)
    this.socket.send(JSON.stringify({ type: 'subscribe', game: this.game, after: 0 }))
    await this.rest()
  }

  /** Waits for an answer, which shows that nothing else was to come. */
  async rest(): Promise<void> {
    const { length } = this.got
    this.socket.send('{}')
    await until(() => this.got.slice(length).some(text => text.includes('invalid-request')))
  }

  async ask(method: string, path: string, body?: object): Promise<void> {
    const answer = await this.guest.call<string>(method, path, body)
    const { date: _, ...headers } = Object.fromEntries(answer.headers)
    this.got.push(JSON.stringify([method, path, answer.status, headers, answer.text.replace(LINK, 'link')]))
  }

  /** Whatever can be asked and tried from here, and changes nothing. */
  async askAll(attempts: readonly string[]): Promise<void> {
    const game = `/api/games/${this.game}`
    for (const path of ['', '/events', '/events?after=20', '/view', '/legal', '/record', '/window', '/orders'])
      await this.ask('GET', game + path)
    await this.ask('GET', `${game}/channels/table`)
    const { seq } = await this.guest.legal(this.game)
    for (const token of attempts)
      await this.ask('POST', `${game}/decisions`, { command: COMMAND, after: seq, decisions: [token] })
    await this.ask('POST', `${game}/decisions`, { command: COMMAND, after: seq + 1, decisions: attempts })
    await this.ask('PUT', `${game}/orders`, { orders: { rope: 1 } })
    await this.ask('POST', `${game}/seats/player-1`, {})
  }
}

/** Two servers alike, each with one game for each audience, of which that one knows the same on both. */
interface Side {
  readonly clock: FakeClock
  readonly seats: readonly Guest[]
  readonly nobody: Guest
}

async function sides(windows: string): Promise<readonly Side[]> {
  const pairs = AUDIENCES.map(to => pair(to, windows))
  return Promise.all(
    [0, 1].map(async side => {
      const clock = new FakeClock()
      const tables = pairs.map((courses, index) => ({ id: idOf(index), seats: SEATS, ...courses[side] }))
      return { clock, ...(await serverOf(london, tables, { clock })) }
    }),
  )
}

const idOf = (index: number) => `Londongame${String(index).padStart(2, '0')}`

async function listening({ seats, nobody }: Side, index: number): Promise<Listener> {
  const to = AUDIENCES[index]
  const listener = new Listener(to === 'public' ? nobody : seats[to], idOf(index))
  await listener.follow()
  return listener
}

async function act(guest: Guest, game: string, token: string): Promise<number> {
  const { seq } = await guest.legal(game)
  return (await guest.decide(game, seq, [token])).status
}

async function isOpen(guest: Guest, game: string): Promise<boolean> {
  return (await guest.call<{ window: object | null }>('GET', `/api/games/${game}/window`)).body.window !== null
}

/** Compares text by text, so that a difference can be read. */
function expectSame([one, two]: readonly (readonly string[])[]): void {
  expect(two.length).toBe(one.length)
  for (const [index, text] of two.entries()) expect(text).toBe(one[index])
}

const NOT_TO_BE_SAID = ['Ab!arrest:Wa:weapon', 'nonsense', 'f:withdraw', 'Go-']

describe('London 1888: an audience gets the same bytes', () => {
  test('of a timed window, whoever could answer and whatever they answer, until it closes', async () => {
    const both = await sides('timed')
    for (const [index, to] of AUDIENCES.entries()) {
      const game = idOf(index)
      const got = both.map(async (side, which) => {
        const { clock, seats } = side
        const listener = await listening(side, index)
        expect(await act(seats[GU], game, '>black_market')).toBe(200)
        clock.pass(2_000)
        await listener.rest()
        await listener.askAll(NOT_TO_BE_SAID)
        // In one game all others answer, in the other one nobody does; who listens keeps silent.
        for (const [seat, token] of [
          [LU, 'Lu!arrest:Gu:none'],
          [AB, 'Ab-'],
          [WA, 'Wa-'],
          [NE, 'Ne-'],
        ] as const)
          if (which === 0 && seat !== to) expect(await act(seats[seat], game, token)).toBe(200)
        await listener.rest()
        await listener.askAll(NOT_TO_BE_SAID)
        clock.pass(5_999)
        await listener.rest()
        await listener.askAll(NOT_TO_BE_SAID)
        return listener.got
      })
      expectSame(await Promise.all(got))
    }
  })

  test('of a timed window in which nobody plays a card, also behind its end, and when it comes late', async () => {
    const both = await sides('timed')
    for (const [index, to] of AUDIENCES.entries()) {
      const game = idOf(index)
      const got = both.map(async (side, which) => {
        const { clock, seats, nobody } = side
        const listener = await listening(side, index)
        expect(await act(seats[GU], game, '>black_market')).toBe(200)
        // A pass that is said and one that is not are the same.
        if (which === 0 && to !== LU) await act(seats[LU], game, 'Lu-')
        clock.pass(EIGHT)
        await until(async () => !(await isOpen(nobody, game)))
        await listener.rest()
        await listener.askAll(NOT_TO_BE_SAID)
        await listener.ask('GET', '/api/games')
        return [...listener.got, ...(await listening(side, index)).got]
      })
      expectSame(await Promise.all(got))
    }
  })

  test('of a window that passes by standing orders, whatever others have ordered', async () => {
    const both = await sides('orders')
    for (const [index, to] of AUDIENCES.entries()) {
      const game = idOf(index)
      const got = both.map(async (side, which) => {
        const { seats } = side
        const listener = await listening(side, index)
        const orders = { market: [{ who: 'gull', first: 'silver' }], curfew: true, alibi: 'always' }
        for (const seat of [AB, LU, GU, WA, NE])
          if (which === 1 && seat !== to)
            expect((await seats[seat].call('PUT', `/api/games/${game}/orders`, { orders })).status).toBe(200)
        await listener.rest()
        expect(await act(seats[GU], game, '>black_market')).toBe(200)
        await listener.rest()
        await listener.askAll(NOT_TO_BE_SAID)
        await listener.ask('GET', '/api/games')
        return listener.got
      })
      expectSame(await Promise.all(got))
    }
  })

  test('and another one where it is asked itself: the comparison sees what Lusk may answer', async () => {
    const both = await sides('timed')
    // The game made for Abberline: of Lusk's hand all is different there.
    const index = AUDIENCES.indexOf(AB)
    const [one, two] = await Promise.all(
      both.map(async side => {
        const listener = new Listener(side.seats[LU], idOf(index))
        await listener.follow()
        await act(side.seats[GU], idOf(index), '>black_market')
        await listener.rest()
        return listener.got.filter(text => text.startsWith('{"type":"window"'))
      }),
    )
    expect(one).toHaveLength(1)
    expect(two).toHaveLength(1)
    expect(one[0].replace('Lu!arrest:Gu:none', '')).not.toBe(one[0])
    expect(two).not.toEqual(one)
  })
})
