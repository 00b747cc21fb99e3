import type { ClientMessage, ServerMessage } from '@gaslight/protocol'
import { PROTOCOL_VERSION } from '@gaslight/protocol/version'
import { type Failure, outdated, unreachable } from './failure.ts'
import type { Socket, Transport } from './transport.ts'

export type Connection = 'connecting' | 'live' | 'offline'
export type GameMessage = Exclude<ServerMessage, { type: 'welcome' }>

/** How far somebody has followed a game: the number of the last event, and of the last entry of each channel. */
export interface Cursor {
  readonly after: number
  readonly channels: { readonly [id: string]: number }
}

/** One who follows a game over the link. */
export interface Follower {
  /** Zeros where it has nothing. */
  cursor(): Cursor
  receive(message: GameMessage): void
  /** Where `problem` is set, nothing comes for now. */
  connected(connection: Connection, problem: Failure | null): void
}

/** Milliseconds. */
const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const OPENING = 10_000
/** After so much silence the link asks the server for a sign of life, for so long. */
const SILENCE = 25_000
const SIGN_OF_LIFE = 6_000
/** How long an unused socket stays open: pages leave one game and enter the next. */
const LINGER = 2_000

/**
 * The one WebSocket of a page, shared by all its sessions. It is opened with the first follower and heals itself:
 * a closed socket is opened again after a growing, scattered wait; one that keeps silent (after sleep, a lost network)
 * is asked for a sign of life and given up without one. After every opening each game is subscribed from its cursor.
 */
export class Link {
  private readonly transport: Transport
  private readonly followers = new Map<string, Set<Follower>>()
  private socket: Socket | null = null
  private state: Connection = 'offline'
  private problem: Failure | null = null
  private attempts = 0
  private cancelRetry: (() => void) | null = null
  private cancelWatch: (() => void) | null = null
  private cancelLinger: (() => void) | null = null
  private stopWaking: (() => void) | null = null

  constructor(transport: Transport) {
    this.transport = transport
  }

  /** Follows a game; the answer ends it. */
  follow(game: string, follower: Follower): () => void {
    this.cancelLinger?.()
    this.cancelLinger = null
    const followers = this.followers.get(game) ?? new Set()
    this.followers.set(game, followers.add(follower))
    if (this.socket === null && this.cancelRetry === null) this.open()
    else if (this.state === 'live') this.subscribe(game)
    follower.connected(this.state, this.problem)
    return () => this.unfollow(game, follower)
  }

  /** Asks again for everything behind the cursors of the game's followers. */
  resync(game: string): void {
    if (this.state === 'live' && this.followers.has(game)) this.subscribe(game)
  }

  /** Opens the socket anew, for instance because the page has got its cookie only now. */
  reopen(): void {
    if (this.followers.size === 0) return
    this.drop()
    this.open()
  }

  close(): void {
    this.followers.clear()
    this.drop()
    this.stopWaking?.()
    this.stopWaking = null
  }

  private unfollow(game: string, follower: Follower): void {
    const followers = this.followers.get(game)
    if (followers === undefined || !followers.delete(follower) || followers.size > 0) return
    this.followers.delete(game)
    if (this.state === 'live') this.send({ type: 'unsubscribe', game })
    if (this.followers.size === 0) {
      this.cancelLinger?.()
      this.cancelLinger = this.transport.after(LINGER, () => this.close())
    }
  }

  private open(): void {
    this.cancelRetry?.()
    this.cancelRetry = null
    this.stopWaking ??= this.transport.onWake(() => this.wake())
    this.become('connecting', this.problem)
    const socket = this.transport.open(`${this.transport.origin.replace(/^http/, 'ws')}/api/socket`)
    this.socket = socket
    socket.addEventListener('message', event => {
      if (this.socket === socket) this.hear(event.data)
    })
    const lost = () => {
      if (this.socket === socket) this.lose('the connection was lost')
    }
    socket.addEventListener('close', lost)
    socket.addEventListener('error', lost)
    this.watch(OPENING)
  }

  private hear(data: unknown): void {
    const message = parse(data)
    if (message === null) {
      this.lose('the server sent what is not JSON')
      return
    }
    this.watch(SILENCE)
    if (message.type === 'welcome') this.welcome(message.protocol)
    else if (message.game !== undefined) this.deliver(message.game, message)
    else this.lose(message.type === 'problem' ? message.problem.title : message.type)
  }

  private welcome(protocol: number): void {
    if (protocol !== PROTOCOL_VERSION) {
      this.drop()
      this.become('offline', outdated(protocol, PROTOCOL_VERSION))
      return
    }
    this.become('live', null)
    for (const game of this.followers.keys()) this.subscribe(game)
  }

  private deliver(game: string, message: GameMessage): void {
    // Only an answered subscription shows that the server is well again: one that welcomes and hangs up is not.
    if (message.type === 'sync') this.attempts = 0
    for (const follower of [...(this.followers.get(game) ?? [])]) follower.receive(message)
  }

  private subscribe(game: string): void {
    const cursors = Array.from(this.followers.get(game) ?? [], follower => follower.cursor())
    const { after, channels } = cursors.reduce(earlier)
    this.send({ type: 'subscribe', game, after, ...(Object.keys(channels).length === 0 ? {} : { channels }) })
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message))
  }

  /** After `milliseconds` without a word: a live socket is asked for one, a mute one is given up. */
  private watch(milliseconds: number): void {
    this.cancelWatch?.()
    this.cancelWatch = this.transport.after(milliseconds, () => this.probe())
  }

  private probe(): void {
    if (this.state !== 'live') {
      this.lose('the server did not answer')
      return
    }
    this.cancelWatch?.()
    this.cancelWatch = this.transport.after(SIGN_OF_LIFE, () => this.lose('the connection went silent'))
    for (const game of this.followers.keys()) this.subscribe(game)
  }

  private wake(): void {
    if (this.cancelRetry !== null) this.open()
    else if (this.state === 'live') this.probe()
  }

  private lose(reason: string): void {
    this.drop()
    this.become('offline', unreachable(reason))
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts)
    this.attempts++
    // Scattered, so that the pages of a restarted server do not come back all at once.
    const wait = longest * (0.5 + this.transport.random() / 2)
    this.cancelRetry = this.transport.after(wait, () => this.open())
  }

  private drop(): void {
    const { socket } = this
    this.socket = null
    this.state = 'offline'
    for (const cancel of [this.cancelRetry, this.cancelWatch, this.cancelLinger]) cancel?.()
    this.cancelRetry = this.cancelWatch = this.cancelLinger = null
    socket?.close()
  }

  private become(state: Connection, problem: Failure | null): void {
    this.state = state
    this.problem = problem
    for (const followers of [...this.followers.values()])
      for (const follower of [...followers]) follower.connected(state, problem)
  }
}

/** From where both get everything that they lack. */
function earlier(one: Cursor, other: Cursor): Cursor {
  const shared = Object.keys(one.channels).filter(id => other.channels[id] !== undefined)
  return {
    after: Math.min(one.after, other.after),
    channels: Object.fromEntries(shared.map(id => [id, Math.min(one.channels[id], other.channels[id])])),
  }
}

function parse(data: unknown): ServerMessage | null {
  try {
    return JSON.parse(String(data)) as ServerMessage
  } catch {
    return null
  }
}
