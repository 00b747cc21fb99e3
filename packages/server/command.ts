import type { Decision, Seat } from '@gaslight/core'
import type { Draft } from './draft.ts'
import type { Answer, SeatTaken, WindowAnswer } from './stores/store.ts'

/** What is asked of a room. */
export type Command =
  /** Take what needs nobody's choice, if the game stands at such a point. */
  | { readonly kind: 'wake' }
  | {
      readonly kind: 'join'
      readonly player: string
      readonly name: string
      readonly seat: Seat
      readonly nonce: string
    }
  /** A batch of tokens, all or nothing; `after` is the number of the last event that the player has seen. */
  | {
      readonly kind: 'decide'
      readonly player: string
      readonly command: string
      readonly after: number
      readonly decisions: readonly string[]
    }
  /** A bot's batch; `at` is how many decisions there were when it was asked. */
  | { readonly kind: 'bot'; readonly seat: Seat; readonly at: number; readonly decisions: readonly Decision[] }
  /** The time is up of the window or the turn that stands while there are `at` decisions. */
  | { readonly kind: 'close'; readonly at: number }

/** What a command would change. It becomes true by `Room.commit`, after it was made durable. */
export interface Change {
  readonly at: number
  readonly decisions: readonly Decision[]
  readonly seat?: SeatTaken
  readonly answer?: Answer
  /** What counts once the window closes, or goes on after it was interrupted. */
  readonly windowAnswers: readonly WindowAnswer[]
  /** When the window or the turn is over in which the game stands then, in ms since 1970. */
  readonly closes?: number
  /** Whether the game ends with it. */
  readonly over: boolean
  readonly draft: Draft
}

export type Plan =
  | { readonly kind: 'change'; readonly change: Change }
  /** The command was carried out before; `seq` was its answer. */
  | { readonly kind: 'repeat'; readonly seq: number }
