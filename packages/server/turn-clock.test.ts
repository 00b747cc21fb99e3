import type { Options } from '@gaslight/core'
import type { GameInfo, OpenWindow, SeatRequest, WindowNow } from '@gaslight/protocol'
import { describe, expect, test } from 'vitest'
import { FakeClock } from './testing/clock.ts'
import { highCard } from './testing/high-card.ts'
import { AB, GU, HANDS, LU, london, NE, SEATS, scripted, toMarket, WA } from './testing/london.ts'
import { Page } from './testing/page.ts'
import { botRight, Guest, ME_LEFT, OPEN_RIGHT, startServer, temporaryFolder, until } from './testing/server.ts'
import { guestsOf, keepTables } from './testing/stored.ts'

const ID = 'Abcdefghijkl'
const MINUTE = 60_000
const DAY = 86_400

/** A table of five that nobody has to wait at for longer than a minute, after these tokens. */
async function tableAfter(tokens: readonly string[], given: Options = {}, turnSeconds = 60) {
  const clock = new FakeClock()
  const data = temporaryFolder()
  await keepTables(data, london, [{ id: ID, seats: SEATS, ...scripted(tokens, given), turnSeconds }])
  const serving = async (at: FakeClock) => {
    const { url, close } = await startServer({ data, games: [london], clock: at })
    return { ...guestsOf(url), close, at }
  }
  return { clock, serving, ...(await serving(clock)) }
}

async function act(guest: Guest, ...tokens: readonly string[]): Promise<number> {
  const { seq } = await guest.legal(ID)
  return (await guest.decide(ID, seq, tokens)).status
}

const texts = async (guest: Guest, after: number) => (await guest.events(ID, after)).events.map(({ text }) => text)
const windowOf = async (guest: Guest): Promise<OpenWindow | null> =>
  (await guest.call<WindowNow>('GET', `/api/games/${ID}/window`)).body.window
const clockOf = async (guest: Guest) => (await guest.info(ID)).clock

/** The first turn, in which Abberline has drawn; then he ends it, and Lusk is in turn. */
const DEALT = toMarket().slice(0, toMarket().indexOf('.'))

describe('a limit for turns', () => {
  test('is told to everybody, runs while a person has the turn, and ends it by the mildest decisions', async () => {
    const { clock, seats, nobody } = await tableAfter(DEALT)
    const page = await Page.open(nobody.url)
    const { info } = await page.follow(ID)
    expect(info.clock).toEqual({ seconds: 60 })
    expect(await act(seats[AB], '.')).toBe(200)
    const { seq } = await nobody.info(ID)
    const told = { seconds: 60, closes: new Date(clock.now() + MINUTE).toISOString(), left: MINUTE }
    expect(await clockOf(nobody)).toEqual(told)
    expect(await clockOf(seats[LU])).toEqual(told)
    expect((await page.hears('info')).info.clock).toEqual(told)
    clock.pass(MINUTE - 1)
    expect(await clockOf(nobody)).toEqual({ ...told, left: 1 })
    expect(await texts(nobody, seq)).toEqual([])
    clock.pass(1)
    await until(async () => (await nobody.info(ID)).turn === 'player-3')
    // Lusk holds four cards by then, and discards two that stand first.
    expect((await texts(nobody, seq)).slice(0, 3)).toEqual([
      '.',
      expect.stringMatching(/^x:/),
      expect.stringMatching(/^x:/),
    ])
    expect((await page.hears('info', 2)).info).toMatchObject({ turn: 'player-3', clock: { left: MINUTE } })
    // Nobody comes: the table goes on all the same, round by round.
    await until(async () => {
      clock.pass(MINUTE)
      return (await texts(nobody, 0)).filter(text => text === '.').length > 2 * SEATS
    })
  })

  test('is not prolonged by what one does in it', async () => {
    const { clock, seats, nobody } = await tableAfter(toMarket().slice(0, toMarket().indexOf('!hansom_cab')))
    expect(await act(seats[GU], '!hansom_cab')).toBe(200)
    const first = await clockOf(nobody)
    clock.pass(20_000)
    expect(await act(seats[GU], 'roll')).toBe(200)
    expect(await clockOf(nobody)).toEqual({ ...first, left: 40_000 })
    clock.pass(39_999)
    expect((await nobody.info(ID)).turn).toBe('player-3')
    clock.pass(1)
    await until(async () => (await nobody.info(ID)).turn === 'player-4')
  })

  test('does not run while others are asked, and begins anew behind', async () => {
    const { clock, seats, nobody } = await tableAfter(toMarket().slice(0, -1), { windowSeconds: 60 }, 30)
    expect(await act(seats[GU], '>black_market')).toBe(200)
    expect(await clockOf(nobody)).toEqual({ seconds: 30 })
    expect(await windowOf(nobody)).toMatchObject({ left: 60_000 })
    clock.pass(59_999)
    expect(await windowOf(nobody)).toMatchObject({ left: 1 })
    clock.pass(1)
    await until(async () => (await windowOf(nobody)) === null)
    expect(await nobody.info(ID)).toMatchObject({ turn: 'player-3', clock: { left: 30_000 } })
  })

  test('by turns, limits what would be waited for, too: a trade that nobody answers is declined', async () => {
    const hands = HANDS.map((hand, seat) => (seat === WA ? ['stealth', 'stealth'] : hand)) as typeof HANDS
    const script = toMarket(hands)
    const gull = [...script.slice(0, script.indexOf('!hansom_cab')), '.', 'x:hansom_cab', 'x:counter_order']
    const warren = ['+[stealth]', '+[stealth]']
    const { clock, seats, nobody } = await tableAfter([...gull, ...warren], { windows: 'orders' }, 3 * DAY)
    expect(await act(seats[WA], 'trade')).toBe(200)
    expect(await windowOf(nobody)).toMatchObject({ kind: 'trade', waits: true, left: 3 * DAY * 1000 })
    clock.pass(3 * DAY * 1000)
    await until(async () => (await windowOf(nobody)) === null)
    expect((await texts(nobody, 0)).at(-1)).toBe('Ne-')
    expect(await clockOf(seats[NE])).toMatchObject({ left: 3 * DAY * 1000 })
  })

  test('survives the end of the server: what is due by then is done at the next start', async () => {
    const { seats, nobody, close, serving } = await tableAfter(DEALT)
    expect(await act(seats[AB], '.')).toBe(200)
    const { seq } = await nobody.info(ID)
    await close()
    const later = new FakeClock()
    later.pass(20_000)
    const second = await serving(later)
    expect(await clockOf(second.nobody)).toMatchObject({ left: 40_000 })
    await second.close()
    const late = new FakeClock()
    late.pass(DAY * 1000)
    const third = await serving(late)
    await until(async () => {
      late.pass(0)
      return (await third.nobody.info(ID)).turn === 'player-3'
    })
    expect((await texts(third.nobody, seq))[0]).toBe('.')
  })
})

describe('a game that is begun with a limit', () => {
  const begin = async (url: string, right: SeatRequest) => {
    const left = await Guest.named(url, 'Ada')
    return { left, info: await left.create([ME_LEFT, right], { turnSeconds: 30 }) }
  }

  test('counts from when the last seat is taken; a game that says nothing of it takes the first decision', async () => {
    const clock = new FakeClock()
    const { url } = await startServer({ games: [highCard], clock })
    const { left, info } = await begin(url, OPEN_RIGHT)
    expect(info.clock).toEqual({ seconds: 30 })
    clock.pass(10 * MINUTE)
    const right = await Guest.named(url, 'Ben')
    const joined = await right.call<GameInfo>('POST', `/api/games/${info.id}/seats/right`, {})
    expect(joined.body.clock).toMatchObject({ left: 30_000 })
    clock.pass(30_000)
    await until(async () => (await left.info(info.id)).turn === 'right')
    expect((await left.events(info.id)).events.at(-1)?.text).toBe('mark 1')
    // To its end without anybody.
    await until(async () => {
      clock.pass(30_000)
      return (await left.info(info.id)).status === 'over'
    })
  })

  test('does not hurry bots', async () => {
    const clock = new FakeClock()
    const { url } = await startServer({ games: [highCard], clock })
    const { left, info } = await begin(url, botRight())
    expect(info.clock).toMatchObject({ left: 30_000 })
    const { seq, decisions } = await left.legal(info.id)
    await left.decide(info.id, seq, decisions.slice(0, 1))
    await until(async () => (await left.legal(info.id)).decisions.length > 0)
    expect((await left.info(info.id)).clock).toMatchObject({ left: 30_000 })
  })

  test.each([0, 14, 1.5, 14 * DAY + 1, '60', null])('is refused with %j seconds', async turnSeconds => {
    const { url } = await startServer()
    const left = await Guest.named(url, 'Ada')
    const body = { game: 'high-card', seats: [ME_LEFT, OPEN_RIGHT], turnSeconds }
    expect((await left.call('POST', '/api/games', body)).body).toMatchObject({ status: 400, code: 'invalid-request' })
  })
})
