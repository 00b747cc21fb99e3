import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { sendProblem } from './problems.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what a page of another site asks a browser to do: every request that changes something, and every WebSocket.
 * Browsers always say where such requests come from; programs that say nothing carry no stranger's cookie.
 * `trusted` are origins beside the server's own, for instance of a proxy that does not pass the Host header on.
 */
export function refuseForeign(trusted: readonly string[]) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => {
    const opensSocket = request.headers.upgrade !== undefined
    if (SAFE.has(request.method) && !opensSocket) return done()
    const { origin } = request.headers
    const site = request.headers['sec-fetch-site']
    if (origin === undefined && (site === undefined || site === 'same-origin' || site === 'none')) return done()
    if (origin !== undefined && (trusted.includes(origin) || hostOf(origin) === request.headers.host)) return done()
    sendProblem(reply, { code: 'foreign-origin' })
  }
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
