import type { Moment } from '@gaslight/client'
import type { Choice } from './play/typed-turn.ts'
import type { Say } from './speech.ts'
import type { Paint } from './terminal/paint.ts'

/** How a text is put on a terminal. */
export interface Screen {
  readonly say: Say
  readonly paint: Paint
  /** In characters. */
  readonly width: number
}

/** What a person could type, for the help: part of a choice, a line of notation, and an attempt to ask about. */
export type Examples = Readonly<Record<'words' | 'line' | 'token', string>>

/** What the terminal knows of one game: how its views are drawn, and how its decisions are called. */
export interface Face<V> {
  readonly examples: Examples
  /** The text that explains what can be typed. */
  readonly help: string
  /** The text that says what a role plays for. */
  goal(role: string): string
  /** The whole table as this view shows it; `choices` are marked. */
  draw(view: V, choices: readonly Choice[], screen: Screen): string[]
  /** What the seat that decides is asked, in one sentence. */
  ask(view: V, screen: Screen): string
  /** The short name of a choice among those of its kind; typing it chooses. */
  label(choice: Choice, view: V): string
  /** Choices of one group are listed together where there are many; and how the group is called. */
  groupOf(choice: Choice): string
  groupName(group: string, screen: Screen): string
  /** What a choice means, where its name does not say it; empty else. */
  hint(choice: Choice, view: V, screen: Screen): string
  /** Whether an event's text begins a turn. */
  startsLine(text: string): boolean
  /** Whether the turn that this token begins is under way. */
  isUnderway(token: string, view: V): boolean
  /** A question to be answered with yes before such a choice is taken; null where none is needed. */
  confirm(choice: Choice, view: V, screen: Screen): string | null
  /** What followed a decision, in words; null for what the table shows anyway. */
  effect(effect: { readonly kind: string }, screen: Screen, view: V): string | null
  /** What happened from a moment on, in sentences; without it the tokens are told, and what followed of them. */
  narrate?(start: V, moments: readonly Moment<V>[], from: number, screen: Screen): string[]
  /** Who sits there, where that is more than the role of the seat. */
  seatName?(seat: number, view: V, screen: Screen): string
  /** Whether such a turn is sent without being asked about once more. */
  sendsAtOnce?(tokens: readonly string[]): boolean
  /** Answers to `suspects` and `seen`. */
  suspects(view: V, screen: Screen): string[]
  seen(view: V, screen: Screen): string[]
}
