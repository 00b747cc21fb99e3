import type { Audience, ChanceKeys, Options, Result } from '@gaslight/core'
import type { ChannelEntry, Contribution, GameInfo, OpenWindow, StandingOrders, WireEvent } from '@gaslight/protocol'
import type { Failure } from './failure.ts'

/** One event and the view after it. */
export interface Moment<V> {
  readonly event: WireEvent
  readonly view: V
}

export interface SessionState<V> {
  readonly info: GameInfo
  /** `live`: what is shown is current. `offline`: the connection is lost and being healed. */
  readonly connection: 'connecting' | 'live' | 'offline'
  /** The view before the first event. */
  readonly start: V
  /** Every event so far with the view after it, so that a page can step back. */
  readonly moments: readonly Moment<V>[]
  /** The view now: of the last moment, or `start`. */
  readonly view: V
  /** What was said and marked, by channel, as far as this audience may read it (see `channel.ts`). */
  readonly channels: { readonly [id: string]: readonly ChannelEntry[] | undefined }
  /**
   * The window that is open behind the last moment, and whether this audience is asked in it (`you`). An answer is submitted
   * as a batch of one, also where the view names another seat as the one to decide.
   */
  readonly window: OpenWindow | null
}

/** Standing orders of a seat, as its game understands them. */
export type Orders = StandingOrders['orders']

/** A game as one audience follows and plays it: over the network, or in the page. */
export interface Session<V = object> {
  /** Null until the first state is there. Immutable snapshots, for `useSyncExternalStore`. */
  readonly state: SessionState<V> | null
  /** Why the session has no state, or gets no news any more; null again once an unreachable server was reached. */
  readonly problem: Failure | null
  subscribe(listener: () => void): () => void
  /** A batch of decisions in notation, up to the first that informs anybody; all or nothing. */
  submit(decisions: readonly string[]): Promise<Result<null, Failure>>
  /** Says or marks something in a channel of the own seat; a session without a server has none. */
  confer(channel: string, what: Contribution): Promise<Result<null, Failure>>
  /** What the own seat has ordered for windows that pass at once; a problem in a game without orders. */
  orders(): Promise<Result<Orders, Failure>>
  /** Puts these in the place of all that it has ordered; the answer is how they stand then. */
  giveOrders(orders: Orders): Promise<Result<Orders, Failure>>
  close(): void
}

/** What a hot-seat game is begun with. */
export interface LocalOptions {
  readonly options: Options
  /** Who sits where, in the order of the game's roles. */
  readonly names: readonly string[]
  /** Made by the caller: a seed of 32 random bytes, hex; nonces may be empty texts, one for each seat. */
  readonly keys: ChanceKeys
  /** When the game began, ISO 8601. */
  readonly created: string
}

/** A hot-seat game in the page: the same, and somebody says who is looking now. */
export interface LocalSession<V = object> extends Session<V> {
  /** Show what this audience may see; `public` is the curtain between two players, `omniscient` is for the end. */
  showTo(audience: Audience): void
  /** The whole record, once the game is over. */
  record(): string | null
  /** The game as text for `restoreLocal`, so that it survives a reload; not readable at a glance. */
  save(): string
}
