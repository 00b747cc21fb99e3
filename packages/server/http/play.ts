import { Decide, Decided, Events, Legal, StreamLine, ViewNow } from '@gaslight/protocol/wire'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { OpenRoom } from '../rooms.ts'
import type { Api, Context } from './context.ts'
import { GamePath } from './games.ts'
import { sendProblem } from './problems.ts'
import { createStreams } from './stream.ts'

export const Cursor = z.object({
  after: z.coerce.number().int().min(0).default(0).describe('The number of the last event that you know'),
})
const NDJSON_TYPE = 'application/x-ndjson'

export function playRoutes(app: Api, context: Context): void {
  const { rooms } = context
  const streams = createStreams(app, context)

  app.post(
    '/games/:id/decisions',
    {
      schema: {
        tags: ['Play'],
        summary: 'Decide',
        description:
          'A batch of decisions in the notation of the game, up to where the turn passes: all or nothing. A repeated command id gets the first answer and changes nothing.',
        params: GamePath,
        body: Decide,
        response: { 200: Decided },
      },
    },
    async ({ params, player, body }, reply) => {
      if (player === null) return sendProblem(reply, { code: 'not-signed-in' })
      const open = await rooms.get(params.id)
      if (open === null) return sendProblem(reply, { code: 'not-found' })
      const decided = await rooms.run(open, { kind: 'decide', player, ...body })
      if (!decided.ok) return sendProblem(reply, decided.error)
      return { seq: decided.value }
    },
  )

  app.get(
    '/games/:id/events',
    {
      exposeHeadRoute: false,
      schema: {
        tags: ['Play'],
        summary: 'What has happened, as far as you may know',
        description: [
          `Asked for as \`${NDJSON_TYPE}\`, the answer is a stream that follows the game to its end, one event a line; the first line is the start view if \`after\` is 0, and an empty line is a sign of life.`,
          'Where seats may interfere, a line `{"window": …}` stands behind the event that opens a window, and says what you may answer (`you`); it comes again when you have answered, and with `null` when no window is open any more. Nobody is told of what others answer before the window closes.',
        ].join('\n\n'),
        params: GamePath,
        querystring: Cursor,
        response: {
          200: {
            description: 'Events in order',
            content: { 'application/json': { schema: Events }, [NDJSON_TYPE]: { schema: StreamLine } },
          },
        },
      },
    },
    async (request, reply) => {
      const open = await rooms.get(request.params.id)
      if (open === null) return sendProblem(reply, { code: 'not-found' })
      const { after } = request.query
      if (request.headers.accept?.includes(NDJSON_TYPE)) return streams.follow(request, reply, open, after)
      const { start, events } = open.room.lane(open.room.audienceOf(request.player))
      const first = after === 0 ? `"start":${start},` : ''
      return sendJson(reply, `{${first}"events":[${events.slice(after).join(',')}]}`)
    },
  )

  app.get(
    '/games/:id/view',
    { schema: { tags: ['Play'], summary: 'What you see now', params: GamePath, response: { 200: ViewNow } } },
    async ({ params, player }, reply) => {
      const open = await rooms.get(params.id)
      if (open === null) return sendProblem(reply, { code: 'not-found' })
      const { view, events } = open.room.lane(open.room.audienceOf(player))
      return sendJson(reply, JSON.stringify({ seq: events.length, view }))
    },
  )

  app.get(
    '/games/:id/legal',
    {
      schema: {
        tags: ['Play'],
        summary: 'What you may decide now',
        description: 'Every legal decision in the notation of the game; none while it is not your turn.',
        params: GamePath,
        response: { 200: Legal },
      },
    },
    async ({ params, player }, reply) => {
      const open = await rooms.get(params.id)
      if (open === null) return sendProblem(reply, { code: 'not-found' })
      const audience = open.room.audienceOf(player)
      return { seq: open.room.lane(audience).events.length, decisions: open.room.legal(audience) }
    },
  )

  app.get(
    '/games/:id/record',
    {
      schema: {
        tags: ['Play'],
        summary: 'The record as text',
        description:
          'While the game runs, as far as you may know it (`?` stands for what is hidden); afterwards whole, with its seed and seals, for `gaslight verify`.',
        params: GamePath,
        response: { 200: { description: 'A record', content: { 'text/plain': { schema: z.string() } } } },
      },
    },
    async ({ params, player }, reply) => {
      const open = await rooms.get(params.id)
      if (open === null) return sendProblem(reply, { code: 'not-found' })
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName(open)}"`)
        .send(open.room.record(open.room.audienceOf(player)))
    },
  )
}

/** Sends what is JSON already. */
export function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text)
}

function fileName({ room }: OpenRoom): string {
  return `${room.game.id}-${room.stored.created.slice(0, 10)}-${room.id}.game`
}
