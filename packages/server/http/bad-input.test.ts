import { connect } from 'node:net'
import type { Problem } from '@gaslight/protocol'
import { expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { expectProblem } from '../testing/problem.ts'
import {
  type Answer,
  botRight,
  Guest,
  ME_LEFT,
  OPEN_RIGHT,
  sharedServer,
  startServer,
  twoPlayers,
} from '../testing/server.ts'

const server = sharedServer()

/** Everything about a game that anybody sees. */
async function stateOf(id: string, ...guests: readonly Guest[]): Promise<readonly unknown[]> {
  return Promise.all(guests.map(async guest => [await guest.info(id), await guest.events(id), await guest.record(id)]))
}

interface Attempt {
  readonly name: string
  readonly status: number
  readonly code: string
  run(table: { left: Guest; right: Guest; eve: Guest; id: string }): Promise<Answer<unknown>>
}

const uuid = () => crypto.randomUUID()
const batch = (more: object = {}) => ({ command: uuid(), after: 1, decisions: ['mark 1'], ...more })
const decisions = (id: string) => `/api/games/${id}/decisions`

const ATTEMPTS: readonly Attempt[] = [
  {
    name: 'malformed JSON',
    status: 400,
    code: 'malformed-json',
    run: ({ left, id }) => left.call('POST', decisions(id), '{"command":'),
  },
  {
    name: 'no body at all',
    status: 400,
    code: 'malformed-json',
    run: ({ left, id }) => left.call('POST', decisions(id), '', { 'content-type': 'application/json' }),
  },
  {
    name: 'a body that sets a prototype',
    status: 400,
    code: 'malformed-json',
    run: ({ left, id }) => left.call('POST', decisions(id), '{"__proto__":{"after":1}}'),
  },
  {
    name: 'a body that is not JSON by its type',
    status: 415,
    code: 'unsupported-media-type',
    run: ({ left, id }) => left.call('POST', decisions(id), JSON.stringify(batch()), { 'content-type': 'text/plain' }),
  },
  {
    name: 'a field too many',
    status: 400,
    code: 'invalid-request',
    run: ({ left, id }) => left.call('POST', decisions(id), batch({ seat: 1 })),
  },
  {
    name: 'a command id that is none',
    status: 400,
    code: 'invalid-request',
    run: ({ left, id }) => left.call('POST', decisions(id), batch({ command: '1' })),
  },
  {
    name: 'an empty batch',
    status: 400,
    code: 'invalid-request',
    run: ({ left, id }) => left.call('POST', decisions(id), batch({ decisions: [] })),
  },
  {
    name: 'an oversized body',
    status: 413,
    code: 'too-large',
    run: ({ left, id }) => left.call('POST', decisions(id), batch({ decisions: ['x'.repeat(20_000)] })),
  },
  {
    name: 'an unknown game',
    status: 404,
    code: 'not-found',
    run: ({ left }) => left.call('POST', decisions('AAAAAAAAAAAA'), batch()),
  },
  {
    name: 'an id that cannot be one',
    status: 404,
    code: 'not-found',
    run: ({ left }) => left.call('GET', '/api/games/..%2f..%2fetc%2fpasswd'),
  },
  {
    name: 'an address that is badly written',
    status: 400,
    code: 'invalid-request',
    run: ({ left }) => left.call('GET', '/api/games/%zz'),
  },
  {
    name: 'a cursor that is no number',
    status: 400,
    code: 'invalid-request',
    run: ({ left, id }) => left.call('GET', `/api/games/${id}/events?after=x`),
  },
  { name: 'an unknown route', status: 404, code: 'not-found', run: ({ left }) => left.call('GET', '/api/nothing') },
  {
    name: 'an unknown method',
    status: 404,
    code: 'not-found',
    run: ({ left, id }) => left.call('DELETE', `/api/games/${id}`),
  },
  {
    name: 'an unknown role',
    status: 404,
    code: 'not-found',
    run: ({ eve, id }) => eve.call('POST', `/api/games/${id}/seats/middle`, {}),
  },
  {
    name: 'nobody',
    status: 401,
    code: 'not-signed-in',
    run: ({ left, id }) => new Guest(left.url).call('POST', decisions(id), batch()),
  },
  {
    name: 'a wrong seat: a spectator decides',
    status: 403,
    code: 'not-your-seat',
    run: ({ eve, id }) => eve.call('POST', decisions(id), batch({ after: 0 })),
  },
  {
    name: 'a wrong seat: the other one is on turn',
    status: 409,
    code: 'not-your-turn',
    run: ({ right, id }) => right.call('POST', decisions(id), batch()),
  },
  {
    name: 'a seat that is taken',
    status: 409,
    code: 'seat-taken',
    run: ({ eve, id }) => eve.call('POST', `/api/games/${id}/seats/right`, {}),
  },
  {
    name: 'a stale sequence',
    status: 409,
    code: 'stale',
    run: ({ left, id }) => left.call('POST', decisions(id), batch({ after: 0 })),
  },
  {
    name: 'a sequence from the future',
    status: 409,
    code: 'stale',
    run: ({ left, id }) => left.call('POST', decisions(id), batch({ after: 2 })),
  },
  {
    name: 'an illegal decision',
    status: 422,
    code: 'illegal-decision',
    run: ({ left, id }) => left.call('POST', decisions(id), batch({ decisions: ['bet 1'] })),
  },
  {
    name: 'a legal decision before an illegal one',
    status: 409,
    code: 'not-your-turn',
    run: ({ left, id }) => left.call('POST', decisions(id), batch({ decisions: ['mark 1', 'bet 1'] })),
  },
  {
    name: 'another origin',
    status: 403,
    code: 'foreign-origin',
    run: ({ left, id }) => left.call('POST', decisions(id), batch(), { origin: 'https://evil.example' }),
  },
  {
    name: 'an opaque origin',
    status: 403,
    code: 'foreign-origin',
    run: ({ left, id }) => left.call('POST', decisions(id), batch(), { origin: 'null' }),
  },
  {
    name: 'an unknown kind of game',
    status: 404,
    code: 'unknown-game',
    run: ({ left }) => left.call('POST', '/api/games', { game: 'chess', seats: [ME_LEFT, OPEN_RIGHT] }),
  },
  {
    name: 'unknown options',
    status: 422,
    code: 'invalid-options',
    run: ({ left }) =>
      left.call('POST', '/api/games', { game: 'high-card', options: { match: 3 }, seats: [ME_LEFT, OPEN_RIGHT] }),
  },
  {
    name: 'an unknown level',
    status: 400,
    code: 'invalid-request',
    run: ({ left }) => left.call('POST', '/api/games', { game: 'high-card', seats: [ME_LEFT, botRight('genius')] }),
  },
  {
    name: 'a seat too few',
    status: 400,
    code: 'invalid-request',
    run: ({ left }) => left.call('POST', '/api/games', { game: 'high-card', seats: [ME_LEFT] }),
  },
  {
    name: 'one role twice',
    status: 400,
    code: 'invalid-request',
    run: ({ left }) => left.call('POST', '/api/games', { game: 'high-card', seats: [ME_LEFT, ME_LEFT] }),
  },
  {
    name: 'one person in two seats',
    status: 400,
    code: 'invalid-request',
    run: ({ left }) =>
      left.call('POST', '/api/games', { game: 'high-card', seats: [ME_LEFT, { kind: 'me', role: 'right' }] }),
  },
  ...Object.entries({
    'a name that turns the text around': 'A\u202Eda',
    'a name of two lines': 'Ada\r\nSeed: 0',
    'a name with a line separator': 'A\u2028da',
    'a name of spaces': '\u00A0\u3000',
    'a name of letters that nobody sees': '\u3164\u115F\uFFA0',
    'a name of marks alone': '\u034F\uFE0F',
    'a name of empty braille': '\u2800',
    'a name that begins with a joiner': '\u200DAda',
    'a name that is too long': '😀'.repeat(41),
  }).map(
    ([name, given]): Attempt => ({
      name,
      status: 400,
      code: 'invalid-request',
      run: ({ left }) => left.call('PUT', '/api/me', { name: given }),
    }),
  ),
]

test.each(ATTEMPTS)('$name: $status $code, and nothing has changed', async ({ status, code, run }) => {
  const { url } = server()
  const { left, right, id } = await twoPlayers(url)
  const eve = await Guest.named(url, 'Eve')
  const before = await stateOf(id, left, right, eve)
  const games = (await left.call('GET', '/api/games')).text
  expectProblem(await run({ left, right, eve, id }), status, code)
  expect(await stateOf(id, left, right, eve)).toEqual(before)
  expect((await left.call('GET', '/api/games')).text).toBe(games)
})

test('an illegal decision is answered with its place, reason, rule and parameters', async () => {
  const { url } = server()
  const { left, id } = await twoPlayers(url)
  const { body } = await left.decide(id, 1, ['bet 1'])
  expect(body.illegal).toEqual({ index: 0, reason: 'no-such-thing', rule: 'HC-1', params: { text: 'bet 1' } })
})

test('a game with an open seat, and one that is over, take no decision', async () => {
  const { url } = server()
  const left = await Guest.named(url, 'Ada')
  const { id } = await left.create([ME_LEFT, OPEN_RIGHT])
  expectProblem(await left.decide(id, 0, ['mark 1']), 409, 'not-running')
  expect((await left.info(id)).seq).toBe(0)
})

test('a forged cookie is refused and taken away, whatever is asked', async () => {
  const { url } = server()
  const { left, id } = await twoPlayers(url)
  const [name, value] = left.cookie.split('=')
  const [player, signature] = decodeURIComponent(value).split('.')
  const forged = [
    `${name}=${player}`,
    `${name}=${player}.${signature.slice(0, -2)}AA`,
    `${name}=x${player}.${signature}`,
    `${name}=%`,
  ]
  for (const cookie of forged)
    for (const [method, path, body] of [
      ['POST', decisions(id), batch()],
      ['GET', `/api/games/${id}/view`, undefined],
      ['GET', '/api/me', undefined],
    ] as const) {
      const answer = await Object.assign(new Guest(url), { cookie }).call<Problem>(method, path, body)
      expectProblem(answer, 401, 'forged-cookie')
      expect(answer.headers.get('set-cookie')).toMatch(/^gaslight=; .*Expires=Thu, 01 Jan 1970/)
    }
  expect((await left.info(id)).seq).toBe(1)
})

test('the own origin may ask for everything, and so may a trusted one', async () => {
  const { url } = await startServer({ origins: ['https://gaslight.example'] })
  const { left, id } = await twoPlayers(url)
  const ask = (origin: string, after: number) => left.call('POST', decisions(id), batch({ after }), { origin })
  expect((await ask(url, 0)).status).toBe(409)
  expect((await ask('https://gaslight.example', 0)).status).toBe(409)
  expect((await ask('https://gaslight.example.evil', 0)).status).toBe(403)
})

test('a browser that tells the site but no origin is judged by it', async () => {
  const { url } = server()
  const { left, id } = await twoPlayers(url)
  const ask = (site: string) => left.call('POST', decisions(id), batch({ after: 0 }), { 'sec-fetch-site': site })
  expectProblem(await ask('cross-site'), 403, 'foreign-origin')
  expectProblem(await ask('same-site'), 403, 'foreign-origin')
  expect((await ask('same-origin')).status).toBe(409)
})

test('who asks too often has to wait, and is told for how long', async () => {
  const { url } = await startServer({ limits: { ...LIMITS, reads: 3, writes: 2, beginnings: 2 } })
  const guest = new Guest(url)
  for (let i = 0; i < 3; i++) expect((await guest.call('GET', '/api/me')).status).toBe(200)
  const answer = await guest.call('GET', '/api/catalogue')
  expectProblem(answer, 429, 'rate-limited')
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  for (let i = 0; i < 2; i++) expect((await guest.call('PUT', '/api/me', { name: 'Ada' })).status).toBe(200)
  expectProblem(await guest.call('PUT', '/api/me', { name: 'Ada' }), 429, 'rate-limited')
  expect((await guest.call('GET', '/healthz')).status).toBe(200)
})

test('what is not even HTTP is answered with a problem', async () => {
  const { port } = server()
  const answer = await new Promise<string>(resolve => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'))
    socket.on('data', data => {
      text += data
    })
    socket.on('close', () => resolve(text))
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*application\/problem\+json[\s\S]*"invalid-request"/)
})
