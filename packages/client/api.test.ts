import { describe, expect, test } from 'vitest'
import { type Api, createApi } from './api.ts'
import { FakeWorld } from './testing.ts'

const ID = 'abcdefghijkl'
const batch = { command: '00000000-0000-4000-8000-000000000000', after: 0, decisions: ['Smith'] }
const bot = {
  game: 'mr-jack',
  seats: [
    { kind: 'me', role: 'jack' },
    { kind: 'bot', role: 'detective', level: 'greedy' },
  ],
} as const

const ROUTES: readonly [string, (api: Api) => Promise<unknown>, string, string, unknown?][] = [
  ['me', api => api.me(), 'GET', '/api/me'],
  ['rename', api => api.rename('Ada'), 'PUT', '/api/me', { name: 'Ada' }],
  ['catalogue', api => api.catalogue(), 'GET', '/api/catalogue'],
  ['createGame', api => api.createGame({ ...bot, seats: [...bot.seats] }), 'POST', '/api/games', bot],
  ['games', api => api.games(), 'GET', '/api/games'],
  ['game', api => api.game(ID), 'GET', `/api/games/${ID}`],
  ['takeSeat', api => api.takeSeat(ID, 'jack'), 'POST', `/api/games/${ID}/seats/jack`, {}],
  ['takeSeat, nonce', api => api.takeSeat(ID, 'jack', 'ff'), 'POST', `/api/games/${ID}/seats/jack`, { nonce: 'ff' }],
  ['decide', api => api.decide(ID, batch), 'POST', `/api/games/${ID}/decisions`, batch],
  ['events', api => api.events(ID, 7), 'GET', `/api/games/${ID}/events?after=7`],
  ['view', api => api.view(ID), 'GET', `/api/games/${ID}/view`],
  ['legal', api => api.legal(ID), 'GET', `/api/games/${ID}/legal`],
  ['record', api => api.record(ID), 'GET', `/api/games/${ID}/record`],
]

test.each(ROUTES)('%s', async (_name, call, method, path, body) => {
  const world = new FakeWorld()
  world.answer = () => new Response('{}')
  expect(await call(createApi(world))).toMatchObject({ ok: true })
  expect(world.requests).toEqual([{ method, path, body }])
})

describe('failures', () => {
  const cases: readonly [string, () => Response, object][] = [
    ['problem details are handed on', () => problem(404, { code: 'not-found' }), { code: 'not-found' }],
    ['an error page of a proxy', () => new Response('<html>', { status: 502 }), { code: 'unreachable', status: 502 }],
    ['an answer that is no JSON', () => new Response('<html>'), { code: 'unreachable', status: 0 }],
    [
      'no network',
      () => {
        throw new TypeError('fetch failed')
      },
      { code: 'unreachable', detail: 'fetch failed' },
    ],
  ]
  test.each(cases)('%s', async (_name, answer, error) => {
    const world = new FakeWorld()
    world.answer = answer
    expect(await createApi(world).me()).toMatchObject({ ok: false, error })
  })
})

function problem(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } })
}
