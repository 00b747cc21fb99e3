import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './problems.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the person who asks, from a cookie that this server has signed. */
    player: string | null
  }
}

const COOKIE = 'gaslight'
const YEAR = 365 * 24 * 60 * 60

/** How many cookies are remembered as checked. */
const REMEMBERED = 10_000

/** Reads who asks. A cookie that this server has not signed is refused and taken away. */
export async function identify(app: FastifyInstance, key: string): Promise<void> {
  await app.register(cookie, { secret: key })
  app.decorateRequest('player', null)
  // Checking a signature costs as much as a small decision, and a page asks with the same cookie again and again.
  const checked = new Map<string, string>()
  app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    const value = request.cookies[COOKIE]
    if (value === undefined) return done()
    const player = checked.get(value) ?? check(request, value)
    if (player !== null) {
      request.player = player
      return done()
    }
    reply.clearCookie(COOKIE, { path: '/' })
    sendProblem(reply, { code: 'forged-cookie' })
  })

  function check(request: FastifyRequest, value: string): string | null {
    const signed = request.unsignCookie(value)
    if (!signed.valid) return null
    if (checked.size >= REMEMBERED) checked.clear()
    checked.set(value, signed.value)
    return signed.value
  }
}

export function signIn(reply: FastifyReply, player: string): void {
  reply.setCookie(COOKIE, player, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: 'auto',
    path: '/',
    maxAge: YEAR,
  })
}
