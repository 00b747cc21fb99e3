import type { Decision, Options } from '@gaslight/core'

export interface StoredPlayer {
  readonly id: string
  readonly name: string
  /** ISO 8601. */
  readonly created: string
}

export type StoredSeat =
  | { readonly kind: 'open' }
  /** `name` as it was when the seat was taken; `nonce` is 32 bytes, hex. */
  | { readonly kind: 'person'; readonly player: string; readonly name: string; readonly nonce: string }
  | { readonly kind: 'bot'; readonly level: string }

/** A seat that was open and is taken. */
export interface SeatTaken {
  readonly index: number
  readonly taken: StoredSeat
}

export interface StoredGame {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: Options
  /** ISO 8601. */
  readonly created: string
  /** 32 bytes, hex; secret until the game is over, and the return game of its match as well. See `seedOf`. */
  readonly seed: string
  /** The first game of a match, where this is its return game. */
  readonly returnOf: string | null
  /** How long a person may take for a turn; null for ever. */
  readonly turnSeconds: number | null
  /** Bots among themselves that answer as soon as they have thought; left out where they keep the pace of a table. */
  readonly pace?: 'full'
  readonly seats: readonly StoredSeat[]
}

/** The answer to a command: the number of the last event that its seat saw then. */
export interface Answer {
  readonly seat: number
  readonly command: string
  readonly seq: number
}

export interface NewGame {
  readonly game: StoredGame
  readonly decisions: readonly Decision[]
  /** When the first turn is over, in ms since 1970, where time is running. */
  readonly closes?: number
}

/** What a seat has said or marked in a channel of its game. */
export interface StoredEntry {
  readonly channel: string
  /** Counts from 1 within its channel. */
  readonly n: number
  readonly seat: number
  readonly command: string
  /** ISO 8601. */
  readonly at: string
  /** JSON. */
  readonly what: string
}

/** What a seat has answered in a window: it counts when the window closes. */
export interface WindowAnswer {
  /** How many decisions there were when the window opened. */
  readonly opened: number
  readonly seat: number
  readonly decision: Decision
}

/** What a seat has ordered for windows that pass at once. */
export interface SeatOrders {
  readonly seat: number
  /** JSON. */
  readonly orders: string
}

/** When the window or the turn in which a game stands is over, in ms since 1970. */
export interface StoredClosing {
  readonly game: string
  readonly closes: number
}

/** What is kept of a game beside its log where it has windows or a clock. */
export interface LoadedWindows {
  readonly answers: readonly WindowAnswer[]
  readonly orders: readonly SeatOrders[]
  /** When the window or the turn behind the last decision is over; null where no time was set. */
  readonly closes: number | null
}

/** What one command adds to a game, all or nothing. */
export interface Append {
  readonly game: string
  /** How many decisions the log must hold: the compare of the compare-and-set. */
  readonly at: number
  readonly decisions: readonly Decision[]
  readonly seat?: SeatTaken
  readonly answer?: Answer
  /** Answers in the window that opened behind the last decision; a seat gives one. */
  readonly windowAnswers?: readonly WindowAnswer[]
  /** When the window or the turn behind the last decision is over. */
  readonly closes?: number
  /** Whether the game ends with it. */
  readonly over: boolean
  readonly returnGame?: NewGame
}

export interface LoadedGame {
  readonly game: StoredGame
  readonly decisions: readonly Decision[]
  readonly answers: readonly Answer[]
  /** The return game of the match that this game was the first of. */
  readonly returnGame: string | null
}

/**
 * Where players and games are kept. A promise of a write is kept only once the write is durable.
 * Rejections are faults (a full disk), never expected outcomes.
 */
export interface Store {
  /** The value of a setting; the first caller's `make` decides it for ever. */
  setting(key: string, make: () => string): Promise<string>
  addPlayer(player: StoredPlayer): Promise<void>
  rename(player: string, name: string): Promise<void>
  player(id: string): Promise<StoredPlayer | null>
  addGame(game: NewGame): Promise<void>
  /**
   * `conflict`: the log is not as long as `at`, the seat is not open, the command is known, or a seat has answered in the
   * window; nothing was written.
   */
  append(append: Append): Promise<'appended' | 'conflict'>
  load(game: string): Promise<LoadedGame | null>
  windows(game: string): Promise<LoadedWindows>
  /** When the windows and turns are over in which games stand that are not over, where a time was set. */
  closings(): Promise<readonly StoredClosing[]>
  /** Puts these orders of a seat in the place of what it has ordered before. */
  giveOrders(game: string, orders: SeatOrders): Promise<void>
  /** `conflict`: another entry has this number in its channel, or the command is known; nothing was written. */
  addEntry(game: string, entry: StoredEntry): Promise<'added' | 'conflict'>
  /** Everything that was said and marked in a game, by channel, in order. */
  entries(game: string): Promise<readonly StoredEntry[]>
  /** The newest games in which a player sits, those under way first. */
  gamesOf(player: string, limit: number): Promise<readonly string[]>
  /** The games that are not over and in which a bot sits. */
  gamesWithBots(): Promise<readonly string[]>
  close(): Promise<void>
}
