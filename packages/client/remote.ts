import { merge, ok, type Result } from '@gaslight/core'
import type { ChannelEntry, Confer, Contribution, Decide, GameInfo, WireEvent } from '@gaslight/protocol'
import { GAME_ID } from '@gaslight/protocol/game-id'
import type { Api } from './api.ts'
import { type Failure, isTransient, notFound } from './failure.ts'
import type { Connection, Cursor, GameMessage, Link } from './link.ts'
import type { Moment, Orders, Session, SessionState } from './session.ts'
import { randomUuid, type Transport } from './transport.ts'

/** Milliseconds. How long an accepted batch may take to come back as events, before they are fetched. */
const ECHO = 1_500
/** Waits before a batch is sent again, with the same command id, when nobody has answered. */
const RETRIES = [300, 900, 2_000, 4_000, 8_000]
/** The wait before a subscription that failed for a passing reason is repeated. */
const AGAIN = 2_000

export interface Server {
  readonly transport: Transport
  readonly api: Api
  readonly link: Link
}

/** Follows and plays a game over the network. */
export function openRemote<V>(server: Server, game: string): Session<V> {
  return new RemoteSession<V>(server, game)
}

class RemoteSession<V> implements Session<V> {
  state: SessionState<V> | null = null
  problem: Failure | null = null
  private readonly server: Server
  private readonly game: string
  private readonly listeners = new Set<() => void>()
  private readonly unfollow: () => void
  private connection: Connection = 'connecting'
  /** A subscription is on its way, so that what does not fit until its answer is no news. */
  private resyncing = false
  private cancelAgain: (() => void) | null = null
  private closed = false

  constructor(server: Server, game: string) {
    this.server = server
    this.game = game
    if (!GAME_ID.test(game)) {
      this.problem = notFound()
      this.unfollow = () => {}
      return
    }
    this.unfollow = server.link.follow(game, {
      cursor: () => this.whole(),
      receive: message => this.receive(message),
      connected: (connection, problem) => this.connected(connection, problem),
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async submit(decisions: readonly string[]): Promise<Result<null, Failure>> {
    const batch: Decide = { command: randomUuid(), after: this.cursor(), decisions: [...decisions] }
    const answer = await this.patiently(() => this.server.api.decide(this.game, batch))
    if (answer.ok) {
      await this.echo(answer.value.seq)
      return ok(null)
    }
    // What is shown was not what the server has.
    if (answer.error.code === 'stale') this.resync()
    return answer
  }

  async confer(channel: string, what: Contribution): Promise<Result<null, Failure>> {
    const entry: Confer = { command: randomUuid(), what }
    const answer = await this.patiently(() => this.server.api.confer(this.game, channel, entry))
    return answer.ok ? ok(null) : answer
  }

  async orders(): Promise<Result<Orders, Failure>> {
    const answer = await this.server.api.orders(this.game)
    return answer.ok ? ok(answer.value.orders) : answer
  }

  async giveOrders(orders: Orders): Promise<Result<Orders, Failure>> {
    const answer = await this.patiently(() => this.server.api.giveOrders(this.game, orders))
    return answer.ok ? ok(answer.value.orders) : answer
  }

  /** Sends again what nobody has answered; it can be done twice, or carries a command id, so that it is done once. */
  private async patiently<T>(send: () => Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
    for (let attempt = 0; ; attempt++) {
      const answer = await send()
      const wait = RETRIES[attempt]
      if (answer.ok || !isTransient(answer.error) || wait === undefined || this.closed) return answer
      await new Promise<void>(resolve => this.server.transport.after(wait, resolve))
    }
  }

  close(): void {
    if (this.closed) return
    this.closed = true
    this.cancelAgain?.()
    this.unfollow()
    this.notify()
    this.listeners.clear()
  }

  private cursor(): number {
    return this.state?.moments.at(-1)?.event.n ?? 0
  }

  private whole(): Cursor {
    const channels = Object.entries(this.state?.channels ?? {})
    return {
      after: this.cursor(),
      channels: Object.fromEntries(channels.map(([id, entries = []]) => [id, entries.at(-1)?.n ?? 0])),
    }
  }

  private connected(connection: Connection, problem: Failure | null): void {
    this.connection = connection
    this.resyncing = connection === 'live'
    // While there is something to show, a lost connection is told by `connection` alone; and what the server has answered
    // (it has no such game, or cannot read it) outlives the connection over which it said so.
    if (!this.problem?.status) this.problem = this.state === null || problem?.code === 'outdated' ? problem : null
    // A session is live only once the answer to its subscription is there.
    if (this.state !== null) this.set({ connection: connection === 'live' ? 'connecting' : connection })
    else this.notify()
  }

  private receive(message: GameMessage): void {
    switch (message.type) {
      case 'sync':
        this.sync(message.info, message.start as V | undefined, message.events)
        break
      case 'events':
        if (!this.take(message.events, message)) this.resync()
        break
      case 'info':
        if (this.state === null) return
        if (message.info.audience === this.state.info.audience) this.set({ info: message.info })
        else this.restart()
        break
      case 'channel':
        this.heard(message.channel, message.entries)
        break
      case 'window':
        this.set({ window: message.window })
        break
      case 'problem':
        this.refused(message.problem)
        break
    }
  }

  private sync(info: GameInfo, start: V | undefined, events: readonly WireEvent[]): void {
    this.resyncing = false
    const { state } = this
    // Other eyes (a seat was taken), or a server that knows less than we do: nothing of before holds.
    const fresh = state === null || state.info.audience !== info.audience || info.seq < this.cursor()
    if (!fresh) this.state = { ...state, info, connection: 'live' }
    else if (start !== undefined)
      this.state = { info, connection: 'live', start, moments: [], view: start, channels: {}, window: null }
    else {
      this.restart()
      return
    }
    this.problem = null
    if (!this.take(events)) this.again(() => this.restart())
  }

  /**
   * Appends what follows and skips what is known already; `told` is who is to decide then, where that was told. False
   * where something is missing in between.
   */
  private take(events: readonly WireEvent[], told: Pick<GameInfo, 'turn' | 'asked'> | null = null): boolean {
    const { state } = this
    if (state === null) return true
    const { turn = state.info.turn, asked } = told ?? state.info
    const moments: Moment<V>[] = [...state.moments]
    let { view } = state
    let gap = false
    for (const event of events) {
      const next = (moments.at(-1)?.event.n ?? 0) + 1
      if (event.n < next) continue
      gap = event.n > next
      if (gap) break
      view = merge(view, event.patch)
      moments.push({ event, view })
    }
    const seq = moments.at(-1)?.event.n ?? 0
    const { info } = state
    const news = seq > info.seq || turn !== info.turn || told !== null
    const { asked: _, ...rest } = info
    this.set({
      moments,
      view,
      // Whatever happens closes a window: nothing does while it is open.
      window: state.window !== null && state.window.after < seq ? null : state.window,
      info: news
        ? {
            ...rest,
            seq: Math.max(seq, info.seq),
            ...(turn === undefined ? {} : { turn }),
            ...(asked === undefined ? {} : { asked }),
          }
        : info,
    })
    return !gap
  }

  /** Appends what follows in a channel; what begins it anew is all of it. */
  private heard(channel: string, entries: readonly ChannelEntry[]): void {
    if (this.state === null) return
    const { channels } = this.state
    const known = entries[0]?.n === 1 ? [] : (channels[channel] ?? [])
    const last = known.at(-1)?.n ?? 0
    const news = entries.filter(({ n }) => n > last)
    if (news.length > 0 && news[0].n > last + 1) this.resync()
    else this.set({ channels: { ...channels, [channel]: [...known, ...news] } })
  }

  /** Forgets everything and begins again, because the page sees the game with other eyes now. */
  private restart(): void {
    this.state = null
    this.resyncing = false
    this.resync()
    this.notify()
  }

  private resync(): void {
    if (this.closed || this.resyncing || this.connection !== 'live') return
    this.resyncing = true
    this.server.link.resync(this.game)
  }

  private refused(problem: Failure): void {
    this.resyncing = false
    if (isTransient(problem)) {
      this.again(() => this.resync())
      return
    }
    this.problem = problem
    if (this.state !== null) this.set({ connection: 'offline' })
    else this.notify()
  }

  private again(run: () => void): void {
    this.cancelAgain?.()
    this.cancelAgain = this.server.transport.after(AGAIN, run)
  }

  /** Waits until the events up to `seq` are there; fetches them if the socket does not bring them. */
  private async echo(seq: number): Promise<void> {
    if (this.closed || this.cursor() >= seq) return
    await new Promise<void>(resolve => {
      const done = () => {
        cancel()
        leave()
        resolve()
      }
      const cancel = this.server.transport.after(ECHO, done)
      const leave = this.subscribe(() => {
        if (this.closed || this.cursor() >= seq) done()
      })
    })
    const after = this.cursor()
    if (this.closed || after >= seq || this.state === null) return
    const answer = await this.server.api.events(this.game, after)
    if (answer.ok) this.take(answer.value.events)
  }

  private set(change: Partial<SessionState<V>>): void {
    if (this.state !== null) this.state = { ...this.state, ...change }
    this.notify()
  }

  private notify(): void {
    for (const listener of [...this.listeners]) listener()
  }
}
