import { randomBytes, randomInt } from 'node:crypto'
import { type Game, ok, type Result, type Seat } from '@gaslight/core'
import { Channels, type Reader } from './channels.ts'
import { CLOCK, type Clock } from './clock.ts'
import type { Change, Command } from './command.ts'
import { returnGame } from './match.ts'
import { type Beginning, type GameWish, newGame } from './new-game.ts'
import { type Refusal, refuse } from './refusal.ts'
import { Room } from './room.ts'
import type { LoadedGame, NewGame, Store, StoredEntry, StoredGame } from './stores/store.ts'
import { UnreadableGame } from './unreadable.ts'

/** A game that is in memory. Its commands wait for each other, so that each is planned on what is durable. */
export interface OpenRoom {
  room: Room
  readonly channels: Channels
  /** Called after every change, once it is durable. */
  readonly listeners: Set<() => void>
  queue: Promise<unknown>
  /** How many commands stand in the queue. */
  waiting: number
}

/** What happened to a game, as far as the server itself cares. */
export interface News {
  readonly decisions: number
  readonly over: boolean
}

/** How many games nobody listens to stay in memory. */
const CAPACITY = 1000
/** How often a command is planned anew because another process was faster. */
const ATTEMPTS = 10
const ID_LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export function randomId(length: number): string {
  return Array.from({ length }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('')
}

export function randomHex64(): string {
  return randomBytes(32).toString('hex')
}

/** The games of a store, opened when somebody asks, changed by commands alone. */
export class Rooms {
  readonly games: readonly Game[]
  private readonly store: Store
  /** In the order of their last use. */
  private readonly open = new Map<string, Promise<OpenRoom | null>>()
  private readonly onNews: (open: OpenRoom, news: News) => void
  readonly clock: Clock

  /** `onNews` is called after every change of any game, before the game's own listeners. */
  constructor(
    store: Store,
    games: readonly Game[],
    onNews: (open: OpenRoom, news: News) => void,
    clock: Clock = CLOCK,
  ) {
    this.store = store
    this.games = games
    this.onNews = onNews
    this.clock = clock
  }

  /** Null where there is no such game; rejects with `UnreadableGame` where what is stored cannot be opened. */
  get(id: string): Promise<OpenRoom | null> {
    const known = this.open.get(id)
    const loading = known ?? this.load(id)
    this.open.delete(id)
    this.open.set(id, loading)
    if (known === undefined) {
      loading.then(
        found => found === null && this.open.delete(id),
        () => this.open.delete(id),
      )
      if (this.open.size > CAPACITY) void this.shrink()
    }
    return loading
  }

  /** The game with this id if it is open already; the store is not asked. */
  async ifOpen(id: string): Promise<OpenRoom | null> {
    return (await this.open.get(id)?.catch(() => null)) ?? null
  }

  async create(game: Game, wish: GameWish): Promise<Result<OpenRoom, Refusal>> {
    const stored = newGame(game, wish, this.beginning())
    if (!stored.ok) return stored
    const { room, log } = begin(game, stored.value, this.clock.now())
    await this.store.addGame(log)
    return ok(this.enter(room))
  }

  /** Carries a command out; the answer is the number of its seat's last event, and what it says is durable. */
  run(open: OpenRoom, command: Command): Promise<Result<number, Refusal>> {
    open.waiting++
    const done = open.queue.then(() => this.perform(open, command))
    open.queue = done.then(
      () => open.waiting--,
      () => open.waiting--,
    )
    return done
  }

  /** Keeps what a seat orders for windows that pass at once; the answer is all its orders. */
  order(open: OpenRoom, audience: Seat | 'public', orders: unknown): Promise<Result<object, Refusal>> {
    const done = open.queue.then(async () => {
      const given = open.room.ordering(audience, orders)
      if (!given.ok) return given
      await this.store.giveOrders(open.room.id, given.value)
      open.room.ordered(given.value)
      return open.room.orders(audience)
    })
    open.waiting++
    open.queue = done.then(
      () => open.waiting--,
      () => open.waiting--,
    )
    return done
  }

  private async perform(open: OpenRoom, command: Command): Promise<Result<number, Refusal>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (open.room.needsWindows(command)) open.room.reread(await this.store.windows(open.room.id))
      const plan = open.room.plan(command, this.clock.now())
      if (!plan.ok) return plan
      if (plan.value.kind === 'repeat') return ok(plan.value.seq)
      const { change } = plan.value
      if (change.decisions.length === 0 && change.seat === undefined && change.windowAnswers.length === 0) return ok(0)
      if (await this.append(open, change)) return ok(change.answer?.seq ?? 0)
      // Another process was faster: plan again on what it has written.
      const loaded = await this.store.load(open.room.id)
      if (loaded === null) return refuse('not-found')
      open.room = await this.reopened(open.room.game, loaded)
    }
    throw new Error('the log of a game does not fit what was read of it')
  }

  private async append(open: OpenRoom, change: Change): Promise<boolean> {
    const { room } = open
    const { at, decisions, seat, answer, windowAnswers, closes, over } = change
    const next = over ? this.returnOf(room) : null
    const appended = await this.store.append({
      game: room.id,
      at,
      decisions,
      ...(seat === undefined ? {} : { seat }),
      ...(answer === undefined ? {} : { answer }),
      ...(windowAnswers.length === 0 ? {} : { windowAnswers }),
      ...(closes === undefined ? {} : { closes }),
      over,
      ...(next === null ? {} : { returnGame: next.log }),
    })
    if (appended === 'conflict') return false
    room.commit(change)
    if (next !== null) {
      room.returnGame = next.room.id
      this.enter(next.room)
    }
    this.onNews(open, { decisions: decisions.length, over })
    for (const listener of [...open.listeners]) listener()
    return true
  }

  private returnOf(room: Room): { readonly room: Room; readonly log: NewGame } | null {
    const stored = returnGame(room.game, room.stored, this.beginning())
    return stored === null ? null : begin(room.game, stored, this.clock.now())
  }

  private enter(room: Room): OpenRoom {
    const open = this.opened(room, [])
    this.open.set(room.id, Promise.resolve(open))
    this.onNews(open, { decisions: room.length, over: false })
    return open
  }

  private async load(id: string): Promise<OpenRoom | null> {
    const loaded = await this.store.load(id)
    if (loaded === null) return null
    const { rulesVersion } = loaded.game
    const game = this.games.find(
      candidate => candidate.id === loaded.game.game && candidate.rulesVersion === rulesVersion,
    )
    if (game === undefined) throw new UnreadableGame('other-rules')
    const room = await this.reopened(game, loaded)
    return this.opened(room, game.channels === undefined ? [] : await this.store.entries(id))
  }

  private async reopened(game: Game, loaded: LoadedGame): Promise<Room> {
    const timed = game.windows !== undefined || loaded.game.turnSeconds !== null
    return new Room(game, loaded, timed ? await this.store.windows(loaded.game.id) : null)
  }

  private opened(room: Room, entries: readonly StoredEntry[]): OpenRoom {
    const channels = new Channels(this.store, room, entries)
    return { room, channels, listeners: new Set(), queue: Promise.resolve(), waiting: 0 }
  }

  /** Forgets what was not used for longest, nobody listens to and no command waits for. */
  private async shrink(): Promise<void> {
    for (const [id, loading] of this.open) {
      if (this.open.size <= CAPACITY) return
      const open = await loading.catch(() => null)
      if (open === null || (open.listeners.size === 0 && open.waiting === 0)) this.open.delete(id)
    }
  }

  private beginning(): Beginning {
    return { id: randomId(12), seed: randomHex64(), created: new Date().toISOString() }
  }
}

/** How somebody stands to a game now. */
export function readerOf({ room }: OpenRoom, player: string | null): Reader {
  const audience = room.audienceOf(player)
  return { audience, status: room.status(), silenced: audience !== 'public' && room.silenced().includes(audience) }
}

/** A game before its first command; if every seat is taken, with what chance has drawn already. */
function begin(game: Game, stored: StoredGame, now: number): { readonly room: Room; readonly log: NewGame } {
  const room = new Room(game, { game: stored, decisions: [], answers: [], returnGame: null })
  const plan = room.plan({ kind: 'wake' }, now)
  if (!plan.ok || plan.value.kind !== 'change') throw new Error('a new game did not begin')
  const { change } = plan.value
  room.commit(change)
  const { decisions, closes } = change
  return { room, log: { game: stored, decisions, ...(closes === undefined ? {} : { closes }) } }
}
