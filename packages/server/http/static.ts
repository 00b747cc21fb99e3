import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { headStart } from './head-start.ts'
import { answerNotFound } from './problems.ts'

const YEAR = 365 * 24 * 60 * 60
/** An address that was sent at the end of a sentence may bring its full stop along. */
const FILE = /\.\w+$/
/** A name that changes with what is in the file, as the build makes them. */
const HASHED = /-[\w-]{8,}\.\w+$/

/**
 * Serves the built page: its assets, and `index.html` for every path that a page may have.
 * Everything below `/api` and everything that looks like a file stays not found.
 */
export async function servePage(
  app: FastifyInstance,
  folder: string,
  gameAt: (id: string) => Promise<string | null>,
): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  const start = headStart(folder, gameAt)
  app.addHook('onSend', async ({ method, url, headers }, reply) => {
    const isPage =
      method === 'GET' && reply.statusCode === 200 && `${reply.getHeader('content-type')}`.startsWith('text/html')
    // The page's worker keeps what it fetches for every address.
    const isShown = (headers['sec-fetch-dest'] ?? 'document') === 'document'
    const links = isPage && isShown ? await start(url.split('?')[0], headers['accept-language']) : null
    if (links !== null) reply.header('link', links)
    if (isPage) reply.header('vary', 'accept-language, accept-encoding, sec-fetch-dest')
  })
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const file = basename(path).replace(/\.(br|gz)$/, '')
        reply.header('cache-control', HASHED.test(file) ? `public, max-age=${YEAR}, immutable` : 'no-cache')
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const [path] = request.url.split('?')
    const isPage = request.method === 'GET' && !/^\/api(\/|$)/.test(path) && !FILE.test(path)
    if (!isPage) return answerNotFound(request, reply)
    if (built) return reply.sendFile('index.html')
    return reply.code(503).type('text/plain; charset=utf-8').send('The page has not been built: run `npm run build`.\n')
  })
}
