import { type Audience, type Channel, ok, type Result, type Seat } from '@gaslight/core'
import type { Contribution, GameInfo } from '@gaslight/protocol'
import { type Refusal, refuse } from './refusal.ts'
import type { Room } from './room.ts'
import type { Store, StoredEntry } from './stores/store.ts'

/** How many entries one channel holds. */
const ROOM = 2000
/** How often an entry is numbered anew because another process was faster. */
const ATTEMPTS = 10

/** What somebody wants to say. */
export interface Sending {
  readonly command: string
  readonly what: Contribution
  /** ISO 8601. */
  readonly at: string
}

/** How somebody stands to the game. */
export interface Reader {
  readonly audience: Audience
  readonly status: GameInfo['status']
  /** Whether the rules keep them from talking. */
  readonly silenced: boolean
}

/** What was sent over one channel. */
export class ChannelLog {
  readonly channel: Channel
  /** As they are told, JSON; the first has number 1. */
  readonly entries: string[] = []
  private readonly answers = new Map<string, number>()

  constructor(channel: Channel) {
    this.channel = channel
  }

  /** What is said during the game among some of the seats everybody may read afterwards. */
  isOpenTo({ audience, status }: Pick<Reader, 'audience' | 'status'>): boolean {
    const { readers, seats } = this.channel
    return status === 'over' || readers === 'everybody' || seats.some(seat => seat === audience)
  }

  add({ n, seat, command, at, what }: StoredEntry): void {
    this.entries.push(`{"n":${n},"by":${seat},"at":${JSON.stringify(at)},"what":${what}}`)
    this.answers.set(answerKey(seat, command), n)
  }

  /** The number that a command got when it was sent before. */
  answerTo(seat: Seat, command: string): number | undefined {
    return this.answers.get(answerKey(seat, command))
  }

  next(seat: Seat, { command, what, at }: Sending): StoredEntry {
    return { channel: this.channel.id, n: this.entries.length + 1, seat, command, at, what: JSON.stringify(what) }
  }
}

/** The game whose seats confer. */
type Conferring = Pick<Room, 'id' | 'channels' | 'stored'>

/**
 * How the seats of one game confer. Entries wait for each other, but no decision waits for an entry, nor is anybody who
 * may not read a channel told of anything when it grows: neither its size nor its times show.
 */
export class Channels {
  /** Called after every entry, once it is durable. */
  readonly listeners = new Set<() => void>()
  private readonly store: Store
  private readonly game: string
  private logs: ReadonlyMap<string, ChannelLog>
  private readonly seats: number
  private queue: Promise<unknown> = Promise.resolve()

  constructor(store: Store, { id, channels, stored }: Conferring, entries: readonly StoredEntry[]) {
    this.store = store
    this.game = id
    this.seats = stored.seats.length
    this.logs = logsOf(channels, entries)
  }

  /** What somebody may read now. */
  openTo(reader: Reader): ChannelLog[] {
    return [...this.logs.values()].filter(log => log.isOpenTo(reader))
  }

  read(id: string, reader: Reader): Result<readonly string[], Refusal> {
    const log = this.logs.get(id)
    if (log === undefined) return refuse('not-found')
    return log.isOpenTo(reader) ? ok(log.entries) : refuse('not-your-seat', 'the channel is for others')
  }

  /** Adds an entry; the answer is its number, and what it says is durable. */
  send(id: string, sender: Reader, sending: Sending): Promise<Result<number, Refusal>> {
    const sent = this.queue.then(() => this.add(id, sender, sending))
    this.queue = sent.catch(() => {})
    return sent
  }

  private async add(
    id: string,
    { audience, status, silenced }: Reader,
    sending: Sending,
  ): Promise<Result<number, Refusal>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const log = this.logs.get(id)
      if (log === undefined) return refuse('not-found')
      const { seats, carries } = log.channel
      const seat = seats.find(candidate => candidate === audience)
      if (seat === undefined) return refuse('not-your-seat', 'the channel is for others')
      const repeat = log.answerTo(seat, sending.command)
      if (repeat !== undefined) return ok(repeat)
      if (status === 'over') return refuse('not-running', 'the game is over')
      if (silenced) return refuse('silenced')
      if (!carries.includes(carriageOf(sending.what)))
        return refuse('invalid-request', `${id} carries ${carries.join(' and ')}`)
      if (sending.what.kind === 'speech' && sending.what.seat >= this.seats)
        return refuse('invalid-speech', `the seats are 0 to ${this.seats - 1}`)
      if (sending.what.kind === 'speech' && sending.what.seat === seat)
        return refuse('invalid-speech', 'nobody accuses, asks, vouches for or promises to himself')
      if (log.entries.length >= ROOM) return refuse('too-large', `a channel holds ${ROOM} entries`)
      const entry = log.next(seat, sending)
      if ((await this.store.addEntry(this.game, entry)) === 'added') {
        log.add(entry)
        for (const listener of [...this.listeners]) listener()
        return ok(entry.n)
      }
      await this.reload()
    }
    throw new Error('the entries of a channel do not fit what was read of them')
  }

  /** Another process was faster: its entries stand before the next one. */
  private async reload(): Promise<void> {
    const channels = [...this.logs.values()].map(({ channel }) => channel)
    this.logs = logsOf(channels, await this.store.entries(this.game))
  }
}

function carriageOf({ kind }: Contribution): Channel['carries'][number] {
  return kind === 'talk' || kind === 'speech' ? kind : 'marks'
}

function logsOf(channels: readonly Channel[], stored: readonly StoredEntry[]): ReadonlyMap<string, ChannelLog> {
  const logs = new Map(channels.map(channel => [channel.id, new ChannelLog(channel)]))
  for (const entry of stored) logs.get(entry.channel)?.add(entry)
  return logs
}

function answerKey(seat: Seat, command: string): string {
  return `${seat} ${command}`
}
