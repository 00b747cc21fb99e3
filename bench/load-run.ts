/** Closed-loop clients for `figures/server-load.ts`. Arguments: url, games, seconds. Prints a `Load` as JSON. */
import { merge, Sfc32 } from '@gaslight/core'
import type { MrJackView } from '@gaslight/mr-jack'
import type { Decided, GameInfo, ServerMessage } from '@gaslight/protocol'
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

/** One person at one table: follows the game by the socket, and decides whenever it is their turn. */
class Player {
  private view: MrJackView | null = null
  private seq = 0
  private readonly guest: Guest
  private readonly role: (typeof ROLES)[number]
  private readonly rng: Sfc32
  private socket: WebSocket | null = null
  private readonly onOver: () => void

  constructor(guest: Guest, role: (typeof ROLES)[number], seed: number, onOver: () => void) {
    this.guest = guest
    this.role = role
    this.rng = new Sfc32(seed, ROLES.indexOf(role))
    this.onOver = onOver
  }

  follow(game: string): Promise<void> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie: this.guest.cookie } })
    this.socket = socket
    return new Promise((resolve, reject) => {
      socket.onerror = () => reject(new Error('the socket could not be opened'))
      socket.onopen = () => {
        socket.send(JSON.stringify({ type: 'subscribe', game, after: 0 }))
        resolve()
      }
      socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as ServerMessage)
    })
  }

  leave(): void {
    this.socket?.close()
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'problem') throw new Error(JSON.stringify(message))
    if (message.type !== 'sync' && message.type !== 'events') return
    if (message.type === 'sync') this.view = (message.start ?? this.view) as MrJackView | null
    for (const event of message.events) {
      this.view = merge(this.view, event.patch) as MrJackView
      this.seq = event.n
    }
    if (this.view?.decides === this.role) void this.decide(message.game, this.view)
    if (this.view?.state === 'over' && this.role === 'jack') this.onOver()
  }

  private async decide(game: string, view: MrJackView): Promise<void> {
    const batch = { command: crypto.randomUUID(), after: this.seq, decisions: randomBatch(view, this.rng) }
    const from = performance.now()
    const { seq } = await this.guest.post<Decided>(`/api/games/${game}/decisions`, batch)
    times.push(performance.now() - from)
    decisions += batch.decisions.length
    recorded += seq - batch.after
  }
}

/** Two guests play one game after the other. */
async function table(number: number): Promise<never> {
  const guests = await Promise.all(ROLES.map(role => Guest.named(url, `${role} ${number}`)))
  for (let round = 0; ; round++) {
    const { id } = await guests[0].post<GameInfo>('/api/games', {
      game: 'mr-jack',
      seats: [
        { kind: 'me', role: 'jack' },
        { kind: 'open', role: 'detective' },
      ],
    })
    await guests[1].post(`/api/games/${id}/seats/detective`, {})
    const over = Promise.withResolvers<void>()
    const players = ROLES.map((role, i) => new Player(guests[i], role, number * 1000 + round, over.resolve))
    await Promise.all(players.map(player => player.follow(id)))
    await over.promise
    for (const player of players) player.leave()
  }
}

for (let i = 0; i < games; i++) void table(i)
await new Promise(resolve => setTimeout(resolve, Math.min(3000, seconds * 500)))
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
