import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  Guest,
  ME_LEFT,
  type OnEnd,
  OPEN_RIGHT,
  sharedServer,
  startServer,
  temporaryFolder,
} from '../testing/server.ts'

/** As the build says it. */
const NEEDS = {
  addresses: {
    '/': { files: ['assets/start.js', 'assets/start.css'], texts: { en: ['assets/en.js'], ru: ['assets/ru.js'] } },
    '/play/:id': { files: ['assets/table.js'], texts: { en: [], ru: [] } },
  },
  games: { 'high-card': { files: ['assets/high-card.js', 'assets/table.js'], texts: { en: ['assets/hc-en.js'] } } },
}

const server = sharedServer(end => ({ page: builtPage(end) }))

function builtPage(onEnd: OnEnd): string {
  const page = temporaryFolder(onEnd)
  mkdirSync(join(page, 'assets'))
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>page</title>')
  writeFileSync(join(page, 'favicon.svg'), '<svg/>')
  writeFileSync(join(page, 'sw.js'), 'worker')
  writeFileSync(join(page, 'manifest.webmanifest'), '{}')
  writeFileSync(join(page, 'head-start.json'), JSON.stringify(NEEDS))
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

test.each([
  ...['/', '/play/AbCdEfGhIjKl', '/play/AbCdEfGhIjKl.', '/play/AbCdEfGhIjKl/text', '/rules?lang=fr'],
  ...['/play/%E0%A4%A', '/%', '/play/%zz/text', '/rules?lang=%'],
])('%s is the page', async path => {
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

describe('a page is sent with what it will ask for', () => {
  const linked = async (path: string, language: string, more: Record<string, string> = {}) => {
    const { url } = server()
    const { headers } = await fetch(`${url}${path}`, { headers: { 'accept-language': language, ...more } })
    return [...`${headers.get('link')}`.matchAll(/<([^>]+)>; rel=(\w+)/g)].map(([, file, rel]) => `${rel} ${file}`)
  }

  test('its modules, its styles and its texts in the first language of the browser that there is', async () => {
    const files = ['modulepreload /assets/start.js', 'preload /assets/start.css']
    expect(await linked('/', 'de, ru-RU;q=0.9, en;q=0.8')).toEqual([...files, 'modulepreload /assets/ru.js'])
    expect(await linked('/', 'de')).toEqual([...files, 'modulepreload /assets/en.js'])
  })

  test('at a table those of the game that is played there, each once', async () => {
    const { url } = server()
    const guest = await Guest.named(url, 'Ada')
    const { id } = await guest.create([ME_LEFT, OPEN_RIGHT])
    expect(await linked(`/play/${id}`, 'en')).toEqual([
      'modulepreload /assets/table.js',
      'modulepreload /assets/high-card.js',
      'modulepreload /assets/hc-en.js',
    ])
    expect(await linked('/play/nobodyKnows1', 'en')).toEqual(['modulepreload /assets/table.js'])
  })

  test('where the build says nothing, nothing is named', async () => {
    expect(await linked('/about', 'en')).toEqual([])
    expect(await linked('/api/me', 'en')).toEqual([])
  })

  test('not where a worker fetches it, to keep it for every address', async () => {
    expect(await linked('/', 'en', { 'sec-fetch-dest': 'empty' })).toEqual([])
    expect(await linked('/', 'en', { 'sec-fetch-dest': 'document' })).not.toEqual([])
  })
})
