import { asking } from '@gaslight/core'
import { london1888 } from '@gaslight/london-1888'
import type { GameInfo, Problem } from '@gaslight/protocol'
import { expect, test } from 'vitest'
import { openSqlite } from './stores/sqlite.ts'
import { FakeClock } from './testing/clock.ts'
import { AB, LU, london, NE, SEATS, scripted, toMarket, WA } from './testing/london.ts'
import { expectProblem } from './testing/problem.ts'
import { Guest, startServer, temporaryFolder, until } from './testing/server.ts'
import { guestsOf, keepTables } from './testing/stored.ts'

/** Longer than any test: whoever waited for a beat or for the time of a window would never come to the end. */
const SLOW = 3_600_000
const GENEROUS = 300_000

const bots = Array.from({ length: 8 }, (_, seat) => ({ kind: 'bot', role: `player-${seat + 1}`, level: 'random' }))

async function londonServer() {
  const { url } = await startServer({ games: [london1888], bots: '@gaslight/bots', botDelayMs: SLOW })
  return Guest.named(url, 'Ada')
}

test(
  'eight bots at full speed come to the end of London 1888 without waiting for a beat or a window',
  async () => {
    const ada = await londonServer()
    const options = { windows: 'timed', windowSeconds: 60, offerSeconds: 0 }
    const game = { game: 'london-1888', seats: bots, options, pace: 'full' }
    const { status, body } = await ada.call<GameInfo>('POST', '/api/games', game)
    expect(status).toBe(201)
    await until(async () => (await ada.info(body.id)).status === 'over')
    expect((await ada.info(body.id)).outcome?.reason).toMatch(/^[IJ]-/)
  },
  GENEROUS,
)

test('nobody who plays sees bots at full speed: it is refused where a person sits or may sit', async () => {
  const ada = await londonServer()
  for (const first of [
    { kind: 'me', role: 'player-1' },
    { kind: 'open', role: 'player-1' },
  ]) {
    const seats = [first, ...bots.slice(1)]
    const answer = await ada.call<Problem>('POST', '/api/games', { game: 'london-1888', seats, pace: 'full' })
    expectProblem(answer, 400, 'invalid-request')
  }
})

test('LD-14: characters that cannot sit so are refused by their rule, and no game begins', async () => {
  const ada = await londonServer()
  const options = { characters: 'assigned', seat3: 'lusk' }
  const answer = await ada.call<Problem>('POST', '/api/games', { game: 'london-1888', seats: bots, options })
  expectProblem(answer, 422, 'invalid-options')
  expect(answer.body.illegal).toMatchObject({ reason: 'cast-twice', rule: 'LD-14', params: { player: 'lusk' } })
  expect((await ada.call<{ games: [] }>('GET', '/api/games')).body.games).toEqual([])
})

test('among bots that are watched, answers in a window come on the beat like any other', async () => {
  const data = temporaryFolder()
  const id = 'Abcdefghijkl'
  const game = scripted(toMarket())
  await keepTables(data, london, [{ id, seats: SEATS, ...game, bots: { from: 0, level: 'talking' } }])
  const bots = new URL('./testing/talking-bots.ts', import.meta.url).href
  const { url } = await startServer({ data, games: [london], bots, clock: new FakeClock(), botDelayMs: SLOW })
  const { nobody } = guestsOf(url)
  const answersThought = async () => {
    const { text } = await nobody.call<string>('GET', '/metrics')
    return Number(/gaslight_bot_seconds_count\{[^}]*\} (\d+)/.exec(text)?.[1] ?? 0)
  }
  await until(async () => (await answersThought()) >= 4)
  const { events } = await nobody.events(id)
  expect(events.at(-1)?.text).toBe('>black_market')
})

test.each([
  ['whose time is far off', SLOW],
  ['of which no time is kept', null],
])(
  'a window %s is closed at the start where all bots had answered before the server ended',
  async (_, left) => {
    const data = temporaryFolder()
    const id = 'Abcdefghijkl'
    const [clock, game] = [new FakeClock(), scripted(toMarket())]
    const before = { ...game, decisions: game.decisions.slice(0, -1) }
    await keepTables(data, london, [{ id, seats: SEATS, ...before, bots: { from: 0, level: 'talking' }, pace: 'full' }])
    const p = london.start(game.options, SEATS)
    for (const decision of game.decisions) p.apply(decision)
    const windowAnswers = [WA, NE, AB, LU].map(seat => {
      const asked = asking(london, p, seat)
      const read = asked === null ? null : london.notation.parse(asked, `${['Ab', 'Lu', '', 'Wa', 'Ne'][seat]}-`)
      if (read?.ok !== true) throw new Error(`${seat} is not asked`)
      return { opened: game.decisions.length, seat, decision: read.value }
    })
    const store = await openSqlite(data)
    const closes = left === null ? {} : { closes: clock.now() + left }
    const entering = { game: id, at: before.decisions.length, decisions: game.decisions.slice(-1), over: false }
    await store.append({ ...entering, ...closes })
    await store.append({ game: id, at: game.decisions.length, decisions: [], windowAnswers, over: false })
    await store.close()
    const bots = new URL('./testing/talking-bots.ts', import.meta.url).href
    const { url } = await startServer({ data, games: [london], bots, clock })
    const { nobody } = guestsOf(url)
    const texts = async () => (await nobody.events(id)).events.map(({ text }) => text)
    await until(async () => (await texts()).includes('Lu-'))
    const all = await texts()
    expect(all.slice(all.indexOf('>black_market')).slice(0, 5)).toEqual(['>black_market', 'Wa-', 'Ne-', 'Ab-', 'Lu-'])
  },
  GENEROUS,
)
