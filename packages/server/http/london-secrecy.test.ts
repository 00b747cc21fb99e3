import type { ViewNow } from '@gaslight/protocol'
import { describe, expect, test } from 'vitest'
import { FakeClock } from '../testing/clock.ts'
import { expectSame, Listener } from '../testing/listener.ts'
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
  toDeath,
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
const GAME = 'Abcdefghijkl'
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

/** One of two servers alike, each with a game of which this audience knows the same on both. */
interface Side {
  readonly clock: FakeClock
  readonly seats: readonly Guest[]
  readonly nobody: Guest
}

/** Two games in which Abberline is about to kill Lusk: whose hands and which Jack the others have, he must never know. */
function deaths(): readonly [Course, Course] {
  const hands = UNFIT.map((hand, seat) => (seat === LU || seat === AB ? HANDS[seat] : hand))
  return [scripted(toDeath(HANDS, 'Ne'), { windows: 'orders' }), scripted(toDeath(hands, 'Wa'), { windows: 'orders' })]
}

async function sides(courses: readonly Course[]): Promise<readonly Side[]> {
  return Promise.all(
    courses.map(async course => {
      const clock = new FakeClock()
      return { clock, ...(await serverOf(london, [{ id: GAME, seats: SEATS, ...course }], { clock })) }
    }),
  )
}

async function listening({ seats, nobody }: Side, to: Audience): Promise<Listener> {
  const listener = new Listener(to === 'public' ? nobody : seats[to], GAME)
  await listener.follow()
  return listener
}

async function act(guest: Guest, token: string): Promise<number> {
  const { seq } = await guest.legal(GAME)
  return (await guest.decide(GAME, seq, [token])).status
}

async function isOpen(guest: Guest): Promise<boolean> {
  return (await guest.call<{ window: object | null }>('GET', `/api/games/${GAME}/window`)).body.window !== null
}

/** Everybody but who listens gives these orders. */
async function orderAll({ seats }: Side, to: Audience, orders: object): Promise<void> {
  for (const seat of [AB, LU, GU, WA, NE])
    if (seat !== to) expect((await seats[seat].call('PUT', `/api/games/${GAME}/orders`, { orders })).status).toBe(200)
}

const NOT_TO_BE_SAID = ['Ab!arrest:Wa:weapon', 'nonsense', 'f:withdraw', 'Go-']

describe('London 1888: an audience gets the same bytes', () => {
  test.each(AUDIENCES)(
    'of a timed window, whoever could answer, whatever they answer or have ordered, until it closes: %s',
    async to => {
      const both = await sides(pair(to, 'timed'))
      const got = both.map(async (side, which) => {
        const { clock, seats } = side
        const listener = await listening(side, to)
        if (which === 1) await orderAll(side, to, { market: [{ who: 'gull', first: 'silver' }], alibi: 'always' })
        expect(await act(seats[GU], '>black_market')).toBe(200)
        clock.pass(2_000)
        await listener.rest()
        await listener.askAll(NOT_TO_BE_SAID)
        // In one game all others answer, in the other one they have ordered what to; who listens keeps silent.
        for (const [seat, token] of [
          [LU, 'Lu!arrest:Gu:none'],
          [AB, 'Ab-'],
          [WA, 'Wa-'],
          [NE, 'Ne-'],
        ] as const)
          if (which === 0 && seat !== to) expect(await act(seats[seat], token)).toBe(200)
        await listener.rest()
        await listener.askAll(NOT_TO_BE_SAID)
        clock.pass(5_999)
        await listener.rest()
        await listener.askAll(NOT_TO_BE_SAID)
        return listener.all()
      })
      expectSame(await Promise.all(got))
    },
  )

  test.each(AUDIENCES)(
    'of a timed window in which nobody plays a card, also behind its end, and when it comes late: %s',
    async to => {
      const both = await sides(pair(to, 'timed'))
      const got = both.map(async (side, which) => {
        const { clock, seats, nobody } = side
        const listener = await listening(side, to)
        if (which === 1) await orderAll(side, to, { market: [], curfew: true })
        expect(await act(seats[GU], '>black_market')).toBe(200)
        // A pass that is said, one that was ordered and one that is neither are the same.
        if (which === 0 && to !== LU) await act(seats[LU], 'Lu-')
        clock.pass(EIGHT)
        await until(async () => !(await isOpen(nobody)))
        await listener.rest()
        await listener.askAll(NOT_TO_BE_SAID)
        await listener.ask('GET', '/api/games')
        return [...(await listener.all()), ...(await (await listening(side, to)).all())]
      })
      expectSame(await Promise.all(got))
    },
  )

  test.each(AUDIENCES)('of a window that passes by standing orders, whatever others have ordered: %s', async to => {
    const both = await sides(pair(to, 'orders'))
    const got = both.map(async (side, which) => {
      const { seats } = side
      const listener = await listening(side, to)
      const orders = { market: [{ who: 'gull', first: 'silver' }], curfew: true, alibi: 'always' }
      if (which === 1) await orderAll(side, to, orders)
      await listener.rest()
      expect(await act(seats[GU], '>black_market')).toBe(200)
      await listener.rest()
      await listener.askAll(NOT_TO_BE_SAID)
      await listener.ask('GET', '/api/games')
      return listener.all()
    })
    expectSame(await Promise.all(got))
  })

  test.each([LU, 'public'] as const)(
    'LD-154: of a death and of what follows it, where the dead has his own role and what all see: %s',
    async to => {
      const both = await sides(deaths())
      const got = both.map(async side => {
        const { seats } = side
        const listener = await listening(side, to)
        expect(await act(seats[AB], 'b:winchester>Lu')).toBe(200)
        await listener.rest()
        await listener.askAll(NOT_TO_BE_SAID)
        // The killer is in prison; the next round has begun, and its starter holds a hand that nobody else knows.
        expect(await act(seats[WA], 'roll')).toBe(200)
        await listener.rest()
        await listener.askAll(NOT_TO_BE_SAID)
        await listener.ask('GET', '/api/games')
        return [...(await listener.all()), ...(await (await listening(side, to)).all())]
      })
      const [one, two] = await Promise.all(got)
      expectSame([one, two])
      const { view } = (await both[0].seats[LU].call<ViewNow>('GET', `/api/games/${GAME}/view`)).body
      const players = Object.entries(view.players as Record<string, { life: number; role?: string; hand?: object }>)
      expect(players.map(([, { life }]) => life > 0)).toEqual([true, false, true, true, true])
      expect(players.filter(([, { role }]) => role !== undefined).map(([seat]) => Number(seat))).toEqual([LU])
      expect(players.filter(([, { hand }]) => hand !== undefined)).toEqual([])
    },
  )

  test('and another one where it is asked itself: the comparison sees what Lusk may answer', async () => {
    // The games made for Abberline: of Lusk's hand all is different there.
    const both = await sides(pair(AB, 'timed'))
    const [one, two] = await Promise.all(
      both.map(async side => {
        const listener = new Listener(side.seats[LU], GAME)
        await listener.follow()
        await act(side.seats[GU], '>black_market')
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
