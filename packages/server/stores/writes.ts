import type { Append, NewGame, SeatOrders, StoredEntry, StoredPlayer } from './store.ts'

/** One write, as it goes to the thread that owns the writing connection. */
export type Write =
  | { readonly kind: 'setting'; readonly key: string; readonly value: string }
  | { readonly kind: 'player'; readonly player: StoredPlayer }
  | { readonly kind: 'rename'; readonly player: string; readonly name: string }
  | { readonly kind: 'game'; readonly game: NewGame }
  | { readonly kind: 'append'; readonly append: Append }
  | { readonly kind: 'orders'; readonly game: string; readonly orders: SeatOrders }
  | { readonly kind: 'entry'; readonly game: string; readonly entry: StoredEntry }

/** `refused`: its condition did not hold. `failed`: a fault, for which the other writes do not have to pay. */
export type Written =
  | { readonly kind: 'written' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly message: string }

/** What has become of a transaction. */
export type Outcome =
  | { readonly ok: true; readonly written: readonly Written[] }
  | { readonly ok: false; readonly message: string }

/** The answer to as many writes as went into one transaction, in the order in which they were sent. */
export type Committed = Outcome & { readonly writes: number; readonly seconds: number }

/** What the writing thread is told instead of writes when it is to end. */
export const CLOSE = 'close'
