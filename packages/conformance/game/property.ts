import type { Audience, Decision, Game, Options, Position, Rng } from '@gaslight/core'
import type { Step } from './play.ts'
import type { GameSetup } from './setup.ts'

/** A decoded decision, as far as the contract knows it. */
export type Detail = ReturnType<Game['decode']>

/** A position of a random game, with the way that led there. Nothing in it may be changed. */
export interface Moment extends Step {
  readonly game: Game
  readonly setup: GameSetup
  readonly options: Options
  readonly seats: number
  /** Both, for messages. */
  readonly setUp: string
  readonly start: Position
  readonly history: readonly Decision[]
  /** Everybody to whom something is shown here. */
  readonly audiences: readonly Audience[]
  /** Decoded decisions of other moments: as attempts they are mostly illegal here. */
  readonly attempts: readonly Detail[]
  readonly rng: Rng
}

/** Something that must hold in every game; `check` throws where it does not. */
export interface Property {
  readonly name: string
  /** The share of moments to look at. */
  readonly rate: number
  /** The share of ended games whose last position is looked at. */
  readonly ends: number
  check(moment: Moment): void
  /** Whether this moment must be looked at, whatever the share. */
  needs?(moment: Moment): boolean
  /** Throws where only all the checks together show that something is wrong, or that nothing was tested. */
  conclude?(): void
}

export function demand(condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new Error(message())
}

/** Demands equal texts, and shows their first difference. */
export function demandSame(a: string, b: string, what: () => string): void {
  if (a === b) return
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at++
  const from = Math.max(0, at - 60)
  throw new Error(`${what()}:\n  ${a.slice(from, at + 100)}\n  ${b.slice(from, at + 100)}`)
}

export function audiencesOf(seats: number, position: Position): Audience[] {
  const audiences: Audience[] = Array.from({ length: seats }, (_, seat) => seat)
  audiences.push('public')
  if (position.turn().kind === 'over') audiences.push('omniscient')
  return audiences
}
