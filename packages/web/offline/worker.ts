/**
 * The service worker: it keeps one whole build of the page, so that the page works without a connection, and so that a page
 * that was open before a new build still finds all its parts. It never keeps anything of the API. The build puts the list of
 * files and their fingerprint in place (see `build.ts`) and serves it as `/sw.js`.
 */

/** What of the worker's own world is used here; the page's types have it not. */
interface Worker {
  readonly location: { readonly origin: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}
interface Lasting {
  waitUntil(done: Promise<unknown>): void
}
interface Fetching {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

declare const self: Worker
declare const BUILD: { readonly version: string; readonly files: readonly string[] }

const PREFIX = 'gaslight-'
const CACHE = PREFIX + BUILD.version
/** The build before stays for the pages that are still open. */
const BUILDS = 2
/** The page for every address that has none of its own. */
const PAGE = '/'

self.addEventListener('install', event => {
  event.waitUntil(keep())
})

self.addEventListener('activate', event => {
  event.waitUntil(takeOver())
})

// The page asks for it, once somebody wants the new build.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(kept(PAGE, request))
  } else if (BUILD.files.includes(pathname) || pathname.startsWith('/assets/'))
    event.respondWith(kept(pathname, request))
})

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE)
  // Files with a fingerprint in their names cannot have changed; the others are fetched past every cache.
  const fresh = (file: string) => new Request(file, file.startsWith('/assets/') ? {} : { cache: 'reload' })
  await cache.addAll([PAGE, ...BUILD.files].map(fresh))
}

async function takeOver(): Promise<void> {
  const builds = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE)
  const old = builds.slice(0, Math.max(0, builds.length - (BUILDS - 1)))
  await Promise.all(old.map(name => caches.delete(name)))
  await self.clients.claim()
}

/** Everything but the API, its problems, the server's health, and files (as `packages/server/http/static.ts` has it). */
function isPage(path: string): boolean {
  return !/^\/(api|problems|healthz|readyz|metrics)(\/|$)/.test(path) && !/\.\w+$/.test(path)
}

/** From this build, else from an earlier one, else from the server; what is fetched late, such as a font, is kept too. */
async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const found = (await cache.match(path, { ignoreVary: true })) ?? (await caches.match(path, { ignoreVary: true }))
  if (found !== undefined) return found
  const response = await fetch(request)
  if (response.ok && path !== PAGE) await cache.put(path, response.clone())
  return response
}

export {}
