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

/** Reads who asks. A cookie that this server has not signed is refused and taken away. */
export async function identify(app: FastifyInstance, key: string): Promise<void> {
  await app.register(cookie, { secret: key })
  app.decorateRequest('player', null)
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const value = request.cookies[COOKIE]
    if (value === undefined) return
    const signed = request.unsignCookie(value)
    if (signed.valid) request.player = signed.value
    else {
      reply.clearCookie(COOKIE, { path: '/' })
      return sendProblem(reply, { code: 'forged-cookie' })
    }
  })
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
