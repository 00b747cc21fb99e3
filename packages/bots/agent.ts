import type { Decision, Rng, Seat, Speech } from '@gaslight/core'

/** What an agent would do: a distribution over the next decision, and what it does now. */
export interface Policy {
  /** Over the legal decisions it considers; probabilities sum to 1. */
  readonly distribution: readonly { readonly decision: Decision; readonly probability: number }[]
  /**
   * The first is drawn from the distribution; the others carry the same plan on, up to the first decision that informs
   * anybody (a draw, the end of the turn).
   */
  readonly choice: readonly Decision[]
  /** What it says to everybody when it has decided, in games that have a channel for it. */
  readonly speech?: readonly Speech[]
}

/** A speech act that everybody has heard. */
export interface Spoken extends Speech {
  readonly by: Seat
}

/** Plays one seat and sees nothing but its view; it hears what is said to everybody, in order. */
export interface Agent<V = object> {
  readonly level: string
  decide(view: V, rng: Rng, heard?: readonly Spoken[]): Policy
}
