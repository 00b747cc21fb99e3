import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Tally } from '../limits.ts'
import type { OpenRoom } from '../rooms.ts'
import { WindowNews } from '../window-news.ts'
import type { Context } from './context.ts'
import { sendProblem } from './problems.ts'

/** Milliseconds between signs of life. */
const HEARTBEAT = 20_000
/** Bytes that may wait for a reader that is too slow; it is cut off beyond them and comes back with its cursor. */
const BACKLOG = 1 << 20

export interface Streams {
  follow(request: FastifyRequest, reply: FastifyReply, open: OpenRoom, after: number): FastifyReply
}

/** Event streams: NDJSON that follows a game to its end, with the windows that open in it. */
export function createStreams(app: FastifyInstance, { rooms, limits, metrics }: Context): Streams {
  const tally = new Tally()
  const endings = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const end of [...endings]) end()
  })

  return {
    follow(request, reply, open, after) {
      const { ip, player } = request
      if (tally.count(ip) >= limits.streams)
        return sendProblem(reply, { code: 'rate-limited', detail: 'too many streams' })
      tally.add(ip)
      metrics.streams.inc()
      const stream = new Readable({ read() {} })
      let cursor = after
      let started = after > 0
      let audience = open.room.audienceOf(player)
      let windows = new WindowNews()
      const pull = () => {
        if (open.room.audienceOf(player) !== audience) {
          // Somebody who watched has taken a seat: they see everything with other eyes.
          audience = open.room.audienceOf(player)
          cursor = 0
          started = false
          windows = new WindowNews()
        }
        const { start, events } = open.room.lane(audience)
        const lines = events.slice(cursor)
        if (!started) lines.unshift(`{"start":${start}}`)
        const window = windows.next(open.room, audience, rooms.clock.now())
        if (window !== undefined) lines.push(JSON.stringify({ window }))
        if (lines.length > 0) stream.push(`${lines.join('\n')}\n`)
        started = true
        cursor = Math.max(cursor, events.length)
        if (open.room.status() === 'over') end()
        else if (stream.readableLength > BACKLOG) stream.destroy()
      }
      const end = () => {
        stream.push(null)
        leave()
      }
      const heartbeat = setInterval(() => stream.push('\n'), HEARTBEAT)
      let left = false
      const leave = () => {
        if (left) return
        left = true
        clearInterval(heartbeat)
        open.listeners.delete(pull)
        endings.delete(end)
        tally.release(ip)
        metrics.streams.dec()
      }
      open.listeners.add(pull)
      endings.add(end)
      stream.once('close', leave)
      reply.type('application/x-ndjson').header('x-accel-buffering', 'no')
      reply.send(stream)
      pull()
      return reply
    },
  }
}
