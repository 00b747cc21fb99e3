import type { Audience, Result } from '@gaslight/core'
import type { GameInfo, Problem, WireEvent } from '@gaslight/protocol'

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
}

/** A game as one audience follows and plays it: over the network, or in the page. */
export interface Session<V = object> {
  /** Null until the first state is there. Immutable snapshots, for `useSyncExternalStore`. */
  readonly state: SessionState<V> | null
  /** Why there is none and never will be: no such game, no connection to begin with. */
  readonly problem: Problem | null
  subscribe(listener: () => void): () => void
  /** A batch of decisions in notation, up to the first that informs anybody; all or nothing. */
  submit(decisions: readonly string[]): Promise<Result<null, Problem>>
  close(): void
}

/** A hot-seat game in the page: the same, and somebody says who is looking now. */
export interface LocalSession<V = object> extends Session<V> {
  /** Show what this audience may see; `public` is the curtain between two players. */
  showTo(audience: Audience): void
  /** The whole record, once the game is over. */
  record(): string | null
}
