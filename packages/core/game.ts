import type { Decision, DecisionList } from './decision.ts'
import type { Result } from './result.ts'
import type { Rng } from './rng.ts'

/** 0..n-1, in the order of `Game.roles`. */
export type Seat = number

/** Whom something is shown to; `omniscient` only once the game is over. */
export type Audience = Seat | 'public' | 'omniscient'

export interface Outcome {
  readonly winners: readonly Seat[]
  /** The game's reason code, for instance `escaped`. */
  readonly reason: string
}

/** Who decides next. A chance turn names its purpose: the stream of randomness that it draws from. */
export type Turn =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'chance'; readonly purpose: string }
  | { readonly kind: 'over'; readonly outcome: Outcome }

/** A full position, secrets included, over packed typed arrays. Callers at the boundary clone before they apply. */
export interface Position {
  turn(): Turn
  /** Appends nothing old: clears `into`, then lists every legal decision in canonical order, chance outcomes included. */
  legal(into: DecisionList): void
  /** Mutates in place and allocates nothing. Precondition: `decision` is legal. */
  apply(decision: Decision): void
  /** At a chance turn: one outcome, drawn from the exact distribution. */
  draw(rng: Rng): Decision
  clone(): this
  copyFrom(other: this): void
  /** Two 32-bit halves of a hash over everything the rules depend on. */
  hash(): readonly [number, number]
}

export interface Role {
  readonly id: string
}

export type OptionValue = string | number | boolean
export type Options = Readonly<Record<string, OptionValue>>

/** One option of a game: it drives the lobby's form, the API's validation and the docs. */
export interface OptionField {
  readonly key: string
  readonly values: readonly OptionValue[]
  readonly default: OptionValue
  /** The rule that explains it, for instance `MJ-6`. */
  readonly rule: string
  /** The option means something only where another option has this value. */
  readonly when?: { readonly key: string; readonly value: OptionValue }
  /** The option means something only with at least so many seats; where left out, with any number. */
  readonly seats?: number
  /** By their text, the values that mean something only with at least so many seats. */
  readonly valueSeats?: { readonly [value: string]: number }
}

/** A match of two: after a game with this option the same people meet again, in other seats. */
export interface ReturnMatch {
  /** What asks for it; the default is a single game. */
  readonly option: { readonly key: string; readonly value: OptionValue }
  /** For each seat of the return game, the seat of the first game from which its player comes. */
  readonly seats: readonly Seat[]
}

/**
 * Seats that confer, beside the rules and without any effect on them. All that goes over one channel has the same readers:
 * where talk is for everybody and marks are not, these are two channels.
 */
export interface Channel {
  readonly id: string
  /** Who sends. */
  readonly seats: readonly Seat[]
  /** Who gets it while the game lasts: the same seats, or everybody. Once the game is over everybody does. */
  readonly readers: 'seats' | 'everybody'
  /** What goes over it: talk, speech of which everybody knows what it means, and marks that are laid on the board. */
  readonly carries: readonly ('talk' | 'speech' | 'marks')[]
}

/** Why an attempt is against the rules: `reason` is a key below `illegal.` in the game's messages. */
export interface Illegal {
  readonly reason: string
  readonly rule: string
  readonly params?: Readonly<Record<string, string | number>>
}

/**
 * A point at which others may interfere with what is under way. All its seats are asked alike and at the same time; their
 * answers count one after the other, as the position asks them.
 */
export interface OpenWindow {
  /** For the texts of a page, for instance `market`. */
  readonly kind: string
  /** The same while it goes on, also after another window has interrupted it; another one for the next of its kind. */
  readonly key: string
  /** In the order in which they count; the first is the seat to decide. Follows from what everybody sees. */
  readonly seats: readonly Seat[]
  /** Who may take back what is asked until somebody has answered, and by which decision; the seats never take it. */
  readonly withdraw?: { readonly seat: Seat; readonly decision: Decision }
}

/** How a window passes: after so many seconds and never sooner, at once by standing orders, or with the answer. */
export type Rhythm =
  | { readonly kind: 'together'; readonly seconds: number }
  | { readonly kind: 'orders' }
  /** `seconds`: after which silence answers; null where it is waited for ever. */
  | { readonly kind: 'waits'; readonly seconds: number | null }

/** Standing orders answer at once, or for whoever has said nothing when the time of a window is up. */
export type OrdersUse = 'at-once' | 'in-silence'

/** The windows of a game (P its position, O its options, S the standing orders of a seat, JSON). */
export interface Windows<P extends Position = Position, O = Options, S = object> {
  /** The window in which the position stands; null at every other point. */
  at(p: P): OpenWindow | null
  rhythm(options: O, kind: string): Rhythm
  /** What standing orders do in a game with these options; null where seats give none. */
  takesOrders(options: O): OrdersUse | null
  /** What silence of the seat to decide says, such as a pass: always legal, and it changes nothing for the seats behind. */
  silence(p: P): Decision
  /** What standing orders say for the seat to decide: a legal decision, from what this seat sees alone. */
  ordered(p: P, orders: S): Decision
  /** The orders of a seat that has given none; what is left out of others is taken from them. */
  orders(options: O): S
  /** Reads what somebody wants to order; the error is a sentence. */
  readOrders(value: unknown, options: O): Result<S, string>
}

/** What follows a decision without one of its own; each game has a union of its kinds. */
export interface Effect {
  readonly kind: string
}

/** What one audience learns from one decision. JSON, keys in fixed order. */
export interface GameEvent<E extends Effect = Effect> {
  /** The decision in the game's notation, as far as this audience may see it. */
  readonly text: string
  readonly by: Seat | 'chance'
  /** In order: an appeal, a lamp going out, the end. */
  readonly effects: readonly E[]
}

/** Why a text is not a record or a position document of this game. `line` counts from 1 in the text it was given. */
export interface FormatError {
  readonly message: string
  readonly line?: number
  readonly illegal?: Illegal
  /** The decisions of a record before the one that is amiss, where its reader knows them. */
  readonly decisions?: readonly Decision[]
}

export interface RecordLine {
  readonly text: string
  /** How many decisions the line stands for; 0 where it only states what follows. */
  readonly decisions: number
}

export interface Notation<P extends Position> {
  /** One decision as one token, as far as the audience may see it. */
  format(p: P, decision: Decision, to: Audience): string
  /** The legal decision that a token stands for, or why there is none. */
  parse(p: P, text: string): Result<Decision, Illegal>
  /** The lines of a record, from the start position on. */
  write(start: P, decisions: readonly Decision[], to: Audience): RecordLine[]
  /** The inverse of `write` for an audience that sees everything; every line is checked. */
  read(start: P, lines: readonly string[]): Result<readonly Decision[], FormatError>
  /** A position document: JSON that holds everything, secrets included. */
  document(p: P): object
  /** Fields left out take their start value. */
  position(document: unknown): Result<P, FormatError>
}

/** How sequences are counted, where it is not decision by decision with every draw expanded. */
export interface PerftRules<P extends Position> {
  /** Two halves of a hash over what makes one outcome differ from another. */
  outcome(p: P): readonly [number, number]
  /** Whether the draw that is due counts as one option, whatever it brings. */
  drawsAsOne(p: P): boolean
  /** The kind of a decision, as `decode` names it. */
  kindOf(decision: Decision): string
}

/**
 * The contract of a game (P its position, V its view, D its decoded decision, E its effects, O its options).
 * One implementation of the rules serves play, UI and search.
 */
export interface Game<
  P extends Position = Position,
  V = object,
  D extends { kind: string } = { kind: string },
  E extends Effect = Effect,
  O = Options,
> {
  readonly id: string
  readonly rulesVersion: number
  readonly roles: readonly Role[]
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionField[]
  /** Why options, each of which there is, cannot be played together by so many; left out where all can. */
  misfit?(options: O, seats: number): Illegal | null
  readonly match?: ReturnMatch
  /** How seats confer at a table with these options; where it is left out they do not. */
  channels?(options: O, seats: number): readonly Channel[]
  /** Seats that may not send to any channel now. */
  silenced?(p: P): readonly Seat[]
  /** Where others may interfere; left out where nobody ever does. */
  readonly windows?: Windows<P, O>
  /** The position before any randomness. Precondition: the options can be played together (`misfit`). */
  start(options: O, seats: number): P
  /** At a chance turn: the exact distribution, weights summing to 1. */
  chance(p: P): readonly { readonly decision: Decision; readonly weight: number }[]
  /** The decision that is taken at once without asking; it may never depend on what somebody must not know. */
  forced(p: P): Decision | null
  /**
   * Whether the seat that takes this decision learns something hidden by it, such as an answer. No batch goes on behind it:
   * whoever could send both and have both refused would get answers for nothing. Left out where only chance tells anything.
   */
  informs?(p: P, decision: Decision): boolean
  /**
   * What is decided for a seat whose time has run out: legal, and as little as can be; `rng` is for choices from which
   * others could conclude what they must not know, if they knew a rule for them. Left out where the first legal decision
   * does.
   */
  lapse?(p: P, rng: Rng): Decision
  /** Which turn of the game (an activation, a night's step) is under way: another number as soon as that is done. */
  turnNumber(p: P): number
  decode(p: P, decision: Decision): D
  /** The inverse of `decode`, for attempts that may be illegal. */
  encode(p: P, detail: D): Decision
  /** Null exactly if the attempt is legal. */
  illegal(p: P, attempt: D): Illegal | null
  /** By allow-list: what this audience may know, as JSON with keys in fixed order. Shares no type with P. */
  view(p: P, to: Audience): V
  /** What this audience learns from `decision`, which led from `before` to `after`; null where nothing. */
  event(before: P, decision: Decision, after: P, to: Audience): GameEvent<E> | null
  /** Tournament points by seat of a game that is over; left out where there is nothing but to win. */
  points?(p: P): readonly number[]
  /** A full position consistent with the view, uniform over all of them where that is feasible. */
  sample(view: V, rng: Rng): P
  readonly notation: Notation<P>
  readonly perft?: PerftRules<P>
}
