import { describe, expect, it } from 'vitest'
import { workerSource } from './build.ts'

interface Held {
  readonly fetched: string[]
  readonly caches: Map<string, Map<string, string>>
}

type Listener = (event: Record<string, unknown>) => void

/** The worker as a browser runs it, over caches and a network that are maps. */
async function worker(files: readonly string[], { fetched, caches: held }: Held, build = 'a') {
  const listeners = new Map<string, Listener>()
  const pathOf = (request: string | { url: string }) =>
    typeof request === 'string' ? request : new URL(request.url, 'http://site').pathname
  const cacheOf = (name: string) => {
    const entries = held.get(name) ?? new Map<string, string>()
    held.set(name, entries)
    return {
      addAll: async (requests: { url: string }[]) => {
        for (const request of requests) entries.set(pathOf(request), `${build} ${pathOf(request)}`)
      },
      match: async (path: string) => entries.get(path),
      put: async (path: string) => void entries.set(path, `late ${path}`),
    }
  }
  const self = {
    location: { origin: 'http://site' },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  }
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...held.keys()],
    delete: async (name: string) => held.delete(name),
    match: async (path: string) => [...held.values()].map(entries => entries.get(path)).find(Boolean),
  }
  const fetch = async (request: { url: string }) => {
    fetched.push(pathOf(request))
    return { ok: true, clone: () => ({}) }
  }
  class Request {
    readonly url: string
    constructor(url: string) {
      this.url = url
    }
  }
  const source = await workerSource(files, [build])
  new Function('self', 'caches', 'fetch', 'Request', source)(self, caches, fetch, Request)
  const lasting = async (type: string) => {
    let done: Promise<unknown> = Promise.resolve()
    listeners.get(type)?.({ waitUntil: (promise: Promise<unknown>) => (done = promise) })
    await done
  }
  return {
    install: () => lasting('install'),
    activate: () => lasting('activate'),
    /** What the worker answers; null where it leaves the request to the browser. */
    async get(path: string, request: { mode?: string; method?: string; origin?: string } = {}) {
      let answer: Promise<unknown> | null = null
      const { origin = 'http://site', method = 'GET', mode = 'cors' } = request
      listeners.get('fetch')?.({
        request: { url: origin + path, method, mode },
        respondWith: (response: Promise<unknown>) => (answer = response),
      })
      return answer === null ? null : await answer
    },
  }
}

const held = (): Held => ({ fetched: [], caches: new Map() })
const FILES = ['/assets/index-12345678.js', '/favicon.svg']

describe('the service worker', () => {
  it('serves the page and its parts from what it kept, whatever the address', async () => {
    const browser = held()
    const kept = await worker(FILES, browser)
    await kept.install()
    expect(await kept.get('/companion/letters-from-whitechapel/ab', { mode: 'navigate' })).toBe('a /')
    expect(await kept.get('/play/abcdefghijkl.', { mode: 'navigate' })).toBe('a /')
    expect(await kept.get('/assets/index-12345678.js')).toBe('a /assets/index-12345678.js')
    expect(browser.fetched).toEqual([])
  })

  it.each(['/api', '/api/games', '/problems/stale', '/healthz', '/metrics', '/robots.txt'])(
    'leaves %s to the server',
    async path => {
      const kept = await worker(FILES, held())
      await kept.install()
      expect(await kept.get(path, { mode: 'navigate' })).toBeNull()
    },
  )

  it('keeps nothing of the API, of others, or of what changes anything', async () => {
    const kept = await worker(FILES, held())
    expect(await kept.get('/api/me')).toBeNull()
    expect(await kept.get('/assets/index-12345678.js', { origin: 'http://other' })).toBeNull()
    expect(await kept.get('/', { mode: 'navigate', method: 'POST' })).toBeNull()
  })

  it('keeps what was fetched late', async () => {
    const browser = held()
    const kept = await worker(FILES, browser)
    await kept.get('/assets/cyrillic-12345678.woff2')
    expect(await kept.get('/assets/cyrillic-12345678.woff2')).toBe('late /assets/cyrillic-12345678.woff2')
    expect(browser.fetched).toEqual(['/assets/cyrillic-12345678.woff2'])
  })

  it('leaves the parts of the build before to pages that are still open, and of no other', async () => {
    const browser = held()
    for (const build of ['a', 'b', 'c']) {
      const next = await worker([`/assets/${build}-12345678.js`], browser, build)
      await next.install()
      await next.activate()
      expect(await next.get('/', { mode: 'navigate' })).toBe(`${build} /`)
    }
    const last = await worker(['/assets/c-12345678.js'], browser, 'c')
    expect(await last.get('/assets/b-12345678.js')).toBe('b /assets/b-12345678.js')
    await last.get('/assets/a-12345678.js')
    expect(browser.fetched).toEqual(['/assets/a-12345678.js'])
  })
})
