/** Closed-loop clients for `figures/server-load.ts`. Arguments: url, games, seconds. Prints a `Load` as JSON. */
import { once } from 'node:events'
import { Sfc32 } from '@gaslight/core'
import type { MrJackView } from '@gaslight/mr-jack'
import type { Decided, GameInfo, ServerMessage } from '@gaslight/protocol'
import { WebSocket } from 'ws'
import { quantile } from './figure.ts'
import { Guest } from './guest.ts'
import { randomBatch } from './random-batch.ts'

export interface Load {
  /** What clients sent, and what was recorded: draws and forced decisions too. */
  readonly decisionsPerSecond: number
  readonly recordedPerSecond: number
  readonly requestsPerSecond: number
  /** Milliseconds from request to answer. */
  readonly p50: number
  readonly p99: number
}

const ROLES = ['jack', 'detective'] as const
const [url, games, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])]

const times: number[] = []
let decisions = 0
let recorded = 0

/** One person: follows one game after the other by one socket, and decides whenever it is their turn. */
class Player {
  private game = ''
  private view: MrJackView | null = null
  private seq = 0
  private onOver = () => {}
  private readonly guest: Guest
  private readonly role: (typeof ROLES)[number]
  private readonly rng: Sfc32
  // Node's own client takes twice the time for a message, on the processor of the server that is measured.
  private readonly socket: WebSocket

  constructor(guest: Guest, role: (typeof ROLES)[number], seed: number) {
    this.guest = guest
    this.role = role
    this.rng = new Sfc32(seed, ROLES.indexOf(role))
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: guest.cookie },
      perMessageDeflate: false,
    })
    this.socket.on('message', data => this.hear(JSON.parse(String(data)) as ServerMessage))
  }

  async connected(): Promise<void> {
    await once(this.socket, 'open')
  }

  /** Plays a game to its end. */
  play(game: string): Promise<void> {
    if (this.game !== '') this.socket.send(JSON.stringify({ type: 'unsubscribe', game: this.game }))
    this.game = game
    this.view = null
    this.seq = 0
    this.socket.send(JSON.stringify({ type: 'subscribe', game, after: 0 }))
    return new Promise(resolve => {
      this.onOver = resolve
    })
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'problem') throw new Error(JSON.stringify(message))
    if ((message.type !== 'sync' && message.type !== 'events') || message.game !== this.game) return
    if (message.type === 'sync') this.view = (message.start ?? this.view) as MrJackView | null
    for (const event of message.events) {
      if (event.patch !== undefined) change(this.view, event.patch)
      this.seq = event.n
    }
    if (this.view?.decides === this.role) void this.decide(this.view)
    if (this.view?.state === 'over') this.onOver()
  }

  private async decide(view: MrJackView): Promise<void> {
    const batch = { command: crypto.randomUUID(), after: this.seq, decisions: randomBatch(view, this.rng) }
    const from = performance.now()
    const { seq } = await this.guest.post<Decided>(`/api/games/${this.game}/decisions`, batch)
    times.push(performance.now() - from)
    decisions += batch.decisions.length
    recorded += seq - batch.after
  }
}

/** `merge` in place, as nobody here keeps the views of before. */
function change(document: unknown, patch: unknown): void {
  const target = document as Record<string, unknown>
  for (const [key, value] of Object.entries(patch as Record<string, unknown>)) {
    const old = target[key]
    if (value === null) delete target[key]
    else if (isObject(value) && isObject(old)) change(old, value)
    else target[key] = value
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Two guests play one game after the other. */
async function table(number: number): Promise<never> {
  const guests = await Promise.all(ROLES.map(role => Guest.named(url, `${role} ${number}`)))
  const players = guests.map((guest, i) => new Player(guest, ROLES[i], number))
  await Promise.all(players.map(player => player.connected()))
  for (;;) {
    const { id } = await guests[0].post<GameInfo>('/api/games', {
      game: 'mr-jack',
      seats: [
        { kind: 'me', role: 'jack' },
        { kind: 'open', role: 'detective' },
      ],
    })
    await guests[1].post(`/api/games/${id}/seats/detective`, {})
    await Promise.all(players.map(player => player.play(id)))
  }
}

for (let i = 0; i < games; i++) void table(i)
// As long as the measurement: both sides are still being compiled while the first thousands of requests come.
await new Promise(resolve => setTimeout(resolve, seconds * 1000))
times.length = 0
decisions = 0
recorded = 0
const from = performance.now()
await new Promise(resolve => setTimeout(resolve, seconds * 1000))
const elapsed = (performance.now() - from) / 1000
const load: Load = {
  decisionsPerSecond: decisions / elapsed,
  recordedPerSecond: recorded / elapsed,
  requestsPerSecond: times.length / elapsed,
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
}
console.log(JSON.stringify(load))
// The tables are left standing: whoever waits for an answer now need not have it.
process.exit(0)
