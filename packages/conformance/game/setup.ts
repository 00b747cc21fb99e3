import type { Audience, OptionValue, Position } from '@gaslight/core'

/** How a game is examined. */
export interface GameSetup<P extends Position = Position> {
  /** Everything follows from it: the same seed plays the same games. */
  readonly seed: number
  /** Random games to play, in turn over every option set and number of seats. */
  readonly games: number
  /** Options left out take their defaults. */
  readonly optionSets: readonly Readonly<Record<string, OptionValue>>[]
  /** Numbers of seats; all that the game allows, unless given. */
  readonly seats?: readonly number[]
  /** Decisions that no game may exceed, chance included. */
  readonly bound: number
  /** How much more densely than usual the games are looked at. */
  readonly density?: number
  readonly secrets?: readonly Secret<P>[]
  /** The points of the game at which secrets must be looked at, however seldom games come there. */
  readonly points?: Points<P>
}

export interface Points<P extends Position = Position> {
  /** At which of all points this position stands. */
  of(p: P): string
  /** Those that the games must come to, for every audience. */
  readonly met: readonly string[]
}

/** A hidden fact, with what the rules say about it; the only knowledge of a game that the suite is given. */
export interface Secret<P extends Position = Position> {
  readonly name: string
  /** What it is in this position; undefined while it is not yet determined. */
  of(p: P): string | undefined
  /**
   * What it may be as far as this audience can know from public facts and its own, all equally likely; undefined where
   * the rules say nothing so simple.
   */
  candidates(p: P, to: Audience): readonly string[] | undefined
}
