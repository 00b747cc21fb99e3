import { DecisionList, type Game, type Position, type Rng } from '@gaslight/core'
import type { ClientMessage, ServerMessage } from '@gaslight/protocol'
import type { Socket, Transport } from './transport.ts'

/** A world whose clock, chance, network and server are the test's own. */
export class FakeWorld implements Transport {
  readonly origin = 'http://gaslight.test'
  readonly sockets: FakeSocket[] = []
  readonly requests: { method: string; path: string; body: unknown }[] = []
  /** Answers a request; throws for a network that is down. */
  answer: (method: string, path: string, body: unknown) => Response = () => {
    throw new TypeError('fetch failed')
  }
  now = 0
  private timers: { at: number; run: () => void }[] = []
  private wakers: (() => void)[] = []

  fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const method = init.method ?? 'GET'
    const path = url.slice(this.origin.length)
    const body: unknown = init.body === undefined ? undefined : JSON.parse(String(init.body))
    this.requests.push({ method, path, body })
    try {
      return Promise.resolve(this.answer(method, path, body))
    } catch (error) {
      return Promise.reject(error)
    }
  }

  open(url: string): Socket {
    const socket = new FakeSocket(url)
    this.sockets.push(socket)
    return socket
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.now + milliseconds, run }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter(other => other !== timer)
    }
  }

  random(): number {
    return 1 - Number.EPSILON
  }

  onWake(run: () => void): () => void {
    this.wakers.push(run)
    return () => {
      this.wakers = this.wakers.filter(other => other !== run)
    }
  }

  wake(): void {
    for (const run of this.wakers) run()
  }

  get waiting(): number {
    return this.timers.length
  }

  /** Lets so much time pass, and all that was due in it happen. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds
    for (;;) {
      await settle()
      const next = this.timers.filter(timer => timer.at <= end).sort((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      this.timers = this.timers.filter(timer => timer !== next)
      this.now = next.at
      next.run()
    }
    this.now = end
  }

  /** The socket that was opened last. */
  get socket(): FakeSocket {
    const socket = this.sockets.at(-1)
    if (socket === undefined) throw new Error('no socket was opened')
    return socket
  }
}

/** Lets every promise that can go on go on. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

type Listener = (event: { readonly data: unknown }) => void

export class FakeSocket implements Socket {
  readonly url: string
  readonly sent: ClientMessage[] = []
  closed = false
  private readonly listeners: { type: string; listener: Listener }[] = []

  constructor(url: string) {
    this.url = url
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.closed = true
  }

  addEventListener(type: string, listener: Listener): void {
    this.listeners.push({ type, listener })
  }

  /** The server says something. */
  says(message: ServerMessage): void {
    this.emit('message', JSON.stringify(message))
  }

  /** The network or the server ends the connection. */
  breaks(): void {
    this.closed = true
    this.emit('close', undefined)
  }

  private emit(type: string, data: unknown): void {
    for (const entry of this.listeners) if (entry.type === type) entry.listener({ data })
  }
}

/** The token of a random decision for a seat that sees this view; never one of the kinds to avoid, if there is another. */
export function randomToken<V extends object>(
  game: Game<Position, V>,
  view: V,
  seat: number,
  rng: Rng,
  avoid: readonly string[] = [],
): string {
  const position = game.sample(view, rng)
  const legal = new DecisionList()
  position.legal(legal)
  const all = legal.toArray()
  const mild = all.filter(decision => !avoid.includes(game.decode(position, decision).kind))
  const from = mild.length > 0 ? mild : all
  return game.notation.format(position, from[rng.below(from.length)], seat)
}
