import type { Decision, Rng, Speech } from '@gaslight/core'

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

/** Plays one seat and sees nothing but its view. */
export interface Agent<V = object> {
  readonly level: string
  decide(view: V, rng: Rng): Policy
}
