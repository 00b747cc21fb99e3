import websocket from '@fastify/websocket'
import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@gaslight/protocol'
import * as wire from '@gaslight/protocol/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Api, Context } from './http/context.ts'
import { problemOf, sendProblem } from './http/problems.ts'
import { Tally, TokenBucket } from './limits.ts'
import type { Refusal } from './refusal.ts'
import { type OpenRoom, readerOf } from './rooms.ts'
import { openSeats } from './seats.ts'
import { UnreadableGame } from './unreadable.ts'
import { WindowNews } from './window-news.ts'

/** Bytes of one message from a page. */
const MESSAGE = 1024
/** Bytes that may wait for a page that is too slow; it is cut off beyond them and comes back with its cursor. */
const BACKLOG = 1 << 20
/** Games that one page follows. */
const SUBSCRIPTIONS = 64
/** Milliseconds. A page that has not answered a ping when the next is due is gone. */
const PING = 25_000

/** Milliseconds that pages have to say good-bye when the server ends. */
const FAREWELL = 500

/** RFC 6455 and the IANA registry. */
const POLICY_VIOLATION = 1008
const TRY_AGAIN_LATER = 1013
const GOING_AWAY = 1001

type Subscribe = Extract<ClientMessage, { type: 'subscribe' }>

interface Subscription {
  readonly open: OpenRoom
  readonly listener: () => void
  readonly channelListener: () => void
}

/** To be registered before everything else, so that a refused handshake ends its connection. */
export async function acceptSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MESSAGE },
    errorHandler: (_, socket) => socket.terminate(),
    preClose(done) {
      const { clients } = app.websocketServer
      for (const socket of clients) socket.close(GOING_AWAY)
      const late = setTimeout(() => {
        for (const socket of clients) socket.terminate()
      }, FAREWELL)
      app.websocketServer.close(() => {
        clearTimeout(late)
        done()
      })
    },
  })
}

/** The one WebSocket of a page, at `/api/socket`. */
export function socketRoute(app: Api, { rooms, limits, metrics }: Context): void {
  const tally = new Tally()
  const answered = new WeakSet<WebSocket>()
  const pings = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (answered.delete(socket)) socket.ping()
      else socket.terminate()
    }
  }, PING)
  app.addHook('onClose', async () => clearInterval(pings))

  const preValidation = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.ws) return sendProblem(reply, { code: 'not-found' })
    if (tally.count(request.ip) >= limits.sockets) return sendProblem(reply, { code: 'rate-limited' })
  }
  app.get('/socket', { websocket: true, preValidation, schema: { hide: true } }, (socket, { ip, player }) => {
    tally.add(ip)
    metrics.sockets.inc()
    const page = new Page(socket, player, rooms, new TokenBucket(limits.messages, Date.now()))
    socket.on('message', (data: Buffer) => page.hear(data.toString()))
    socket.on('pong', () => answered.add(socket))
    // Errors end in a close, which cleans up.
    socket.on('error', () => {})
    socket.on('close', () => {
      page.leave()
      tally.release(ip)
      metrics.sockets.dec()
    })
    answered.add(socket)
    page.send({ type: 'welcome', protocol: PROTOCOL_VERSION })
  })
}

/** What one page is told. It follows games by cursor: what it has not seen is sent, nothing twice. */
class Page {
  private readonly socket: WebSocket
  private readonly player: string | null
  private readonly rooms: Context['rooms']
  private readonly bucket: TokenBucket
  private readonly subscriptions = new Map<string, Subscription>()
  private gone = false

  constructor(socket: WebSocket, player: string | null, rooms: Context['rooms'], bucket: TokenBucket) {
    this.socket = socket
    this.player = player
    this.rooms = rooms
    this.bucket = bucket
  }

  hear(text: string): void {
    if (!this.bucket.take(Date.now())) {
      this.refuse({ code: 'rate-limited' })
      this.socket.close(POLICY_VIOLATION, 'rate-limited')
      return
    }
    const json = parse(text)
    const message = wire.ClientMessage.safeParse(json)
    if (message.success) this.obey(message.data)
    else if (json === undefined) this.refuse({ code: 'malformed-json' })
    else this.refuse({ code: 'invalid-request', detail: message.error.issues[0].message })
  }

  send(message: ServerMessage): void {
    this.write(JSON.stringify(message))
  }

  leave(): void {
    this.gone = true
    for (const id of [...this.subscriptions.keys()]) this.unsubscribe(id)
  }

  private obey(message: ClientMessage): void {
    switch (message.type) {
      case 'subscribe':
        this.subscribe(message).catch(error =>
          this.refuse({ code: error instanceof UnreadableGame ? 'unreadable' : 'internal' }, message.game),
        )
        break
      case 'unsubscribe':
        this.unsubscribe(message.game)
        break
    }
  }

  private async subscribe({ game: id, after, channels }: Subscribe): Promise<void> {
    const open = await this.rooms.get(id)
    if (this.gone) return
    // Only now: many subscriptions may have been under way at once.
    if (this.subscriptions.size >= SUBSCRIPTIONS && !this.subscriptions.has(id))
      return this.refuse({ code: 'rate-limited', detail: `one page follows ${SUBSCRIPTIONS} games` }, id)
    if (open === null) return this.refuse({ code: 'not-found' }, id)
    this.unsubscribe(id)
    this.follow(open, after, new Map(Object.entries(channels ?? {})))
  }

  private unsubscribe(id: string): void {
    const subscription = this.subscriptions.get(id)
    subscription?.open.listeners.delete(subscription.listener)
    subscription?.open.channels.listeners.delete(subscription.channelListener)
    this.subscriptions.delete(id)
  }

  /** `asked`: the number of the last entry that the page has, by channel. */
  private follow(open: OpenRoom, after: number, asked: ReadonlyMap<string, number>): void {
    let audience = open.room.audienceOf(this.player)
    let cursor = this.sync(open, after)
    let known = standing(open)
    let told = new Map<string, number>()
    this.confide(open, told, asked)
    let windows = new WindowNews()
    this.tellWindow(open, windows)
    const channelListener = () => this.confide(open, told)
    const listener = () => {
      const { room } = open
      if (room.audienceOf(this.player) !== audience) {
        // Somebody who watched has taken a seat: they see everything with other eyes.
        audience = room.audienceOf(this.player)
        cursor = this.sync(open, 0)
        known = standing(open)
        told = new Map()
        this.confide(open, told)
        windows = new WindowNews()
        this.tellWindow(open, windows)
        return
      }
      const { events } = room.lane(audience)
      if (events.length > cursor)
        this.write(`{"type":"events","game":"${room.id}","events":[${events.slice(cursor).join(',')}]${turnOf(open)}}`)
      cursor = events.length
      const now = standing(open)
      if (now !== known) {
        this.send({ type: 'info', game: room.id, info: room.info(audience, this.rooms.clock.now()) })
        // Channels of others are open to everybody once the game is over.
        this.confide(open, told)
      }
      known = now
      this.tellWindow(open, windows)
    }
    open.listeners.add(listener)
    open.channels.listeners.add(channelListener)
    this.subscriptions.set(open.room.id, { open, listener, channelListener })
  }

  /**
   * Sends what the page lacks of each channel that it may read; of one that it was not told of yet also where that is
   * nothing. `told`: how many entries it has of each, brought up to date.
   */
  private confide(open: OpenRoom, told: Map<string, number>, asked: ReadonlyMap<string, number> = told): void {
    for (const { channel, entries } of open.channels.openTo(readerOf(open, this.player))) {
      if (told.get(channel.id) === entries.length) continue
      const cursor = asked.get(channel.id) ?? 0
      const news = entries.slice(cursor > entries.length ? 0 : cursor).join(',')
      const id = JSON.stringify(channel.id)
      this.write(`{"type":"channel","game":"${open.room.id}","channel":${id},"entries":[${news}]}`)
      told.set(channel.id, entries.length)
    }
  }

  /** Tells which window is open where the page does not know. */
  private tellWindow({ room }: OpenRoom, windows: WindowNews): void {
    const window = windows.next(room, room.audienceOf(this.player), this.rooms.clock.now())
    if (window !== undefined) this.send({ type: 'window', game: room.id, window })
  }

  /** Sends everything after a cursor, or everything where the cursor is none of ours; the answer is the cursor then. */
  private sync({ room }: OpenRoom, after: number): number {
    const audience = room.audienceOf(this.player)
    const { start, events } = room.lane(audience)
    const from = after > events.length ? 0 : after
    const info = JSON.stringify(room.info(audience, this.rooms.clock.now()))
    const first = from === 0 ? `"start":${start},` : ''
    this.write(`{"type":"sync","game":"${room.id}","info":${info},${first}"events":[${events.slice(from).join(',')}]}`)
    return events.length
  }

  private refuse(refusal: Refusal, game?: string): void {
    this.send({ type: 'problem', ...(game === undefined ? {} : { game }), problem: problemOf(refusal) })
  }

  private write(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > BACKLOG) this.socket.close(TRY_AGAIN_LATER, 'too slow')
    else this.socket.send(text)
  }
}

/** What `info` says and events do not: who sits where, how the game ended, what follows it, how long a turn may take. */
function standing({ room }: OpenRoom): string {
  const clock = room.stored.turnSeconds === null ? '' : ` ${room.closes}`
  return `${openSeats(room.stored.seats)} ${room.status()} ${room.returnGame}${clock}`
}

/** The fields of a message that say whose turn it is, and who is asked in a window. */
function turnOf({ room }: OpenRoom): string {
  const turn = room.turn()
  if (turn.kind !== 'seat') return ''
  const { roles } = room.game
  const asked = room.standingWindow()?.asked.seats.map(seat => roles[seat].id)
  return `,"turn":"${roles[turn.seat].id}"${asked === undefined ? '' : `,"asked":${JSON.stringify(asked)}`}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
