import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Guest, type OnEnd, sharedServer, startServer, temporaryFolder } from '../testing/server.ts'

const server = sharedServer(end => ({ page: builtPage(end) }))

function builtPage(onEnd: OnEnd): string {
  const page = temporaryFolder(onEnd)
  mkdirSync(join(page, 'assets'))
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>page</title>')
  writeFileSync(join(page, 'favicon.svg'), '<svg/>')
  writeFileSync(join(page, 'sw.js'), 'worker')
  writeFileSync(join(page, 'manifest.webmanifest'), '{}')
  writeFileSync(join(page, 'assets', 'index-B4xK29_q.js'), 'plain')
  writeFileSync(join(page, 'assets', 'index-B4xK29_q.js.br'), 'brotli')
  writeFileSync(join(page, '..', 'secret.txt'), 'secret')
  return page
}

test('hashed assets are kept for ever, everything else is asked for again', async () => {
  const { url } = server()
  const guest = new Guest(url)
  const caching = async (path: string) => (await guest.call(`GET`, path)).headers.get('cache-control')
  expect(await caching('/assets/index-B4xK29_q.js')).toBe('public, max-age=31536000, immutable')
  expect(await caching('/favicon.svg')).toBe('no-cache')
  expect(await caching('/sw.js')).toBe('no-cache')
  expect(await caching('/')).toBe('no-cache')
  expect(await caching('/api/me')).toBe('no-store')
})

test('what was compressed by the build is sent so to those who can read it', async () => {
  const { url } = server()
  const response = await fetch(`${url}/assets/index-B4xK29_q.js`, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('cache-control')).toContain('immutable')
  const plain = await fetch(`${url}/assets/index-B4xK29_q.js`, { headers: { 'accept-encoding': 'identity' } })
  expect(await plain.text()).toBe('plain')
})

test.each(['/', '/play/AbCdEfGhIjKl', '/play/AbCdEfGhIjKl/text', '/rules?lang=fr'])('%s is the page', async path => {
  const { url } = server()
  const { status, headers, text } = await new Guest(url).call<string>('GET', path)
  expect([status, headers.get('content-type'), text]).toEqual([
    200,
    'text/html; charset=utf-8',
    '<!doctype html><title>page</title>',
  ])
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

test.each(['/assets/gone-12345678.js', '/api/nothing', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/robots.txt'])(
  '%s is not found',
  async path => {
    const { url } = server()
    const { status, body } = await new Guest(url).call('GET', path)
    expect([status, body]).toMatchObject([404, { code: 'not-found' }])
  },
)

test('without a built page the server says what to do, and still serves the API', async () => {
  const { url } = await startServer({ page: '/nowhere' })
  const guest = new Guest(url)
  expect(await guest.call('GET', '/')).toMatchObject({ status: 503, text: expect.stringContaining('npm run build') })
  expect((await guest.call('GET', '/api/me')).status).toBe(200)
})

test('the service worker is a script of the page, and the manifest what browsers take for one', async () => {
  const { url } = server()
  const worker = await fetch(`${url}/sw.js`)
  expect(worker.headers.get('content-type')).toContain('javascript')
  expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'")
  const manifest = await fetch(`${url}/manifest.webmanifest`)
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json')
  expect(manifest.headers.get('content-security-policy')).toContain("manifest-src 'self'")
})
