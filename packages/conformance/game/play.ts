import {
  completeOptions,
  type Decision,
  DecisionList,
  type Game,
  type Options,
  type Position,
  type Rng,
} from '@gaslight/core'
import type { GameSetup } from './setup.ts'

/** The start of the random game of this number. */
export interface Opening {
  readonly start: Position
  readonly seats: number
  readonly options: Options
  /** Both, for messages. */
  readonly setUp: string
}

export function opening(game: Game, setup: GameSetup, number: number): Opening {
  const given = setup.optionSets[number % setup.optionSets.length]
  const options = completeOptions(game.options, given)
  if (!options.ok) throw new Error(options.error)
  const numbers =
    setup.seats ?? Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
  const seats = numbers[Math.floor(number / setup.optionSets.length) % numbers.length]
  return {
    start: game.start(options.value, seats),
    seats,
    options: options.value,
    setUp: `${seats} seats, options ${JSON.stringify(given)}`,
  }
}

/** One step of a random game: the position, what is legal in it, and the decision taken unless it is over. */
export interface Step {
  readonly position: Position
  readonly legal: readonly Decision[]
  readonly next?: { readonly decision: Decision; readonly after: Position }
}

/** How often a decision that would end the game is thrown again: uniform play would see few late positions. */
const RELUCTANCE = 0.95

/** Plays until the game is over or the bound is reached. Every step has positions of its own. */
export function* randomGame(
  start: Position,
  bound: number,
  rng: Rng,
  draw: (position: Position, purpose: string, seq: number) => Decision = position => position.draw(rng),
): Generator<Step> {
  const list = new DecisionList()
  let position = start.clone()
  for (let length = 0; length <= bound; length++) {
    position.legal(list)
    const legal = list.toArray()
    const turn = position.turn()
    if (turn.kind === 'over') {
      yield { position, legal }
      return
    }
    let decision = turn.kind === 'chance' ? draw(position, turn.purpose, length) : legal[rng.below(legal.length)]
    let after = applied(position, decision)
    for (
      let retry = 0;
      turn.kind === 'seat' && retry < 4 && after.turn().kind === 'over' && rng.unit() < RELUCTANCE;
      retry++
    ) {
      decision = legal[rng.below(legal.length)]
      after = applied(position, decision)
    }
    yield { position, legal, next: { decision, after } }
    position = after
  }
}

export function applied(position: Position, decision: Decision): Position {
  const after = position.clone()
  after.apply(decision)
  return after
}
