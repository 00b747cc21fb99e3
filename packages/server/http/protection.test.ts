import { expect, test } from 'vitest'
import { Guest, sharedServer } from '../testing/server.ts'

const server = sharedServer()

const ANSWERS: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['GET', '/api/me', {}],
  ['GET', '/api/games/AbCdEfGhIjKl/events', { accept: 'application/x-ndjson' }],
  ['POST', '/api/games', { origin: 'https://elsewhere.example' }],
  ['POST', '/api/games', { 'content-type': 'text/plain' }],
  ['GET', '/api/me', { cookie: 'gaslight=forged.1234' }],
]

test.each(ANSWERS)('%s %s with %o is data that no page can take for anything else', async (method, path, headers) => {
  const answer = await new Guest(server().url).call(method, path, undefined, headers)
  const given = (name: string) => answer.headers.get(name)
  expect(given('x-content-type-options')).toBe('nosniff')
  expect(given('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
  expect(given('cross-origin-resource-policy')).toBe('same-origin')
  expect(given('cache-control')).toBe('no-store')
})

test.each(['/', '/api', '/api/page.js', '/api/openapi.json', '/api/nothing', '/healthz', '/problems/stale'])(
  '%s may neither be framed nor load from elsewhere',
  async path => {
    const { headers } = await new Guest(server().url).call('GET', path)
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  },
)
