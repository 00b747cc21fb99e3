import { london1888 } from '@gaslight/london-1888'
import type { GameInfo, Problem } from '@gaslight/protocol'
import { expect, test } from 'vitest'
import { expectProblem } from './testing/problem.ts'
import { Guest, startServer, until } from './testing/server.ts'

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
