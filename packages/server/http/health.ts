import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from './context.ts'
import { sendProblem } from './problems.ts'

const Health = z.object({ status: z.literal('ok') })

export function healthRoutes(app: FastifyInstance, { store, metrics }: Context): void {
  app.get(
    '/healthz',
    {
      schema: {
        tags: ['Server'],
        summary: 'Whether the server can read and write',
        response: { 200: Health },
      },
    },
    async () => {
      await store.setting('health', () => 'ok')
      return { status: 'ok' }
    },
  )
  app.get(
    '/metrics',
    {
      schema: {
        tags: ['Server'],
        summary: 'Figures for Prometheus',
        description: 'For callers on the same machine: how long a bot thinks would tell strangers what it knows.',
        response: { 200: { description: 'Figures', content: { 'text/plain': { schema: z.string() } } } },
      },
    },
    async (request, reply) => {
      if (!isLocal(request)) return sendProblem(reply, { code: 'not-found' })
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
    },
  )
}

/** Whether somebody on this machine asks, and not for somebody else. */
function isLocal({ ip, ips, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return /^(127\.|::1$|::ffff:127\.)/.test(ip) && (ips !== undefined || !isForwarded)
}
