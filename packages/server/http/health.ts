import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from './context.ts'

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
        response: { 200: { description: 'Figures', content: { 'text/plain': { schema: z.string() } } } },
      },
    },
    async (_, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
