import { ChannelEntries, Confer, Conferred } from '@gaslight/protocol/wire'
import { z } from 'zod'
import { readerOf } from '../rooms.ts'
import type { Api, Context } from './context.ts'
import { GamePath } from './games.ts'
import { Cursor, sendJson } from './play.ts'
import { sendProblem } from './problems.ts'

const MINUTE = 60_000
const ChannelPath = GamePath.extend({ channel: z.string().max(40) })

/** How seats confer: what they say and mark goes to their own side, or to everybody, as the game and its options say. */
export function channelRoutes(app: Api, { rooms, limits }: Context): void {
  app.post(
    '/games/:id/channels/:channel',
    {
      // By person, not by address: people who share one must not notice when the others talk.
      config: {
        rateLimit: {
          max: limits.entries,
          timeWindow: MINUTE,
          keyGenerator: ({ ip, player }) => (player === null ? `c ip ${ip}` : `c ${player}`),
        },
      },
      schema: {
        tags: ['Confer'],
        summary: 'Say something, or mark it on the board',
        description:
          'From a seat of the channel, until the game is over; nothing of it reaches those who may not read it. A repeated command id gets the first answer and changes nothing.',
        params: ChannelPath,
        body: Confer,
        response: { 200: Conferred },
      },
    },
    async ({ params, player, body }, reply) => {
      if (player === null) return sendProblem(reply, { code: 'not-signed-in' })
      const open = await rooms.get(params.id)
      if (open === null) return sendProblem(reply, { code: 'not-found' })
      const at = new Date(rooms.clock.now()).toISOString()
      const sent = await open.channels.send(params.channel, readerOf(open, player), { ...body, at })
      return sent.ok ? { n: sent.value } : sendProblem(reply, sent.error)
    },
  )

  app.get(
    '/games/:id/channels/:channel',
    {
      schema: {
        tags: ['Confer'],
        summary: 'What was said and marked',
        description: 'For those who may read the channel; for everybody once the game is over.',
        params: ChannelPath,
        querystring: Cursor.extend({
          after: Cursor.shape.after.describe('The number of the last entry that you know'),
        }),
        response: { 200: ChannelEntries },
      },
    },
    async ({ params, player, query }, reply) => {
      const open = await rooms.get(params.id)
      if (open === null) return sendProblem(reply, { code: 'not-found' })
      const entries = open.channels.read(params.channel, readerOf(open, player))
      if (!entries.ok) return sendProblem(reply, entries.error)
      return sendJson(reply, `{"entries":[${entries.value.slice(query.after).join(',')}]}`)
    },
  )
}
