/** The tables, as Kysely types them. `migrations.ts` makes them. */
export interface Schema {
  settings: { key: string; value: string }
  players: { id: string; name: string; created: string }
  games: {
    id: string
    game: string
    rules_version: number
    /** JSON. */
    options: string
    created: string
    seed: string
    return_of: string | null
    turn_seconds: number | null
    pace: string | null
    /** 0 or 1. */
    over: number
  }
  seats: {
    game: string
    seat: number
    kind: 'open' | 'person' | 'bot'
    player: string | null
    name: string | null
    nonce: string | null
    level: string | null
  }
  /** The log: `seq` counts from 0 without a gap, and its unique key is the compare-and-set. */
  decisions: { game: string; seq: number; decision: number }
  answers: { game: string; seat: number; command: string; seq: number }
  /** When the window or the turn of a game is over: of how many decisions that was said, and the time, in ms. */
  windows: { game: string; opened: number; closes: number }
  /** What seats have answered in windows; it is a decision once the window has closed. */
  window_answers: { game: string; opened: number; seat: number; decision: number }
  /** JSON by seat. */
  orders: { game: string; seat: number; orders: string }
  /** What seats say and mark: `n` counts from 1 without a gap in each channel of a game. */
  entries: { game: string; channel: string; n: number; seat: number; command: string; at: string; what: string }
}
