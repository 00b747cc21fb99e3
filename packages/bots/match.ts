import {
  type Course,
  type Decision,
  DecisionList,
  type Game,
  listed,
  type Options,
  type Outcome,
  type Position,
  type Rng,
  Sfc32,
  settle,
  takeBatch,
} from '@gaslight/core'
import type { Agent, Policy } from './agent.ts'

export interface Match {
  readonly game: Game
  readonly options: Options
  /** One a seat. */
  readonly agents: readonly Agent[]
  /** The randomness of the game: the same words deal the same game, whoever plays it. */
  readonly chanceSeed: readonly number[]
  /** The randomness of the agents' choices. */
  readonly choiceSeed: readonly number[]
  /** `onDecide` hears how long each call of `decide` took by this clock. */
  readonly clock: () => number
  readonly onDecide: (agent: Agent, elapsed: number) => void
}

export interface Played {
  readonly start: Position
  readonly decisions: readonly Decision[]
  /** The position in which it is over. */
  readonly end: Position
  readonly outcome: Outcome
}

/** Plays one game to its end. An agent that decides against the rules is a bug, and thrown. */
export function playMatch(match: Match): Played {
  const { game, agents } = match
  const start = game.start(match.options, agents.length)
  const p = start.clone()
  const decisions: Decision[] = []
  const streams = new Map<string, Rng>()
  const choices = agents.map((_, seat) => new Sfc32(...match.choiceSeed, seat))
  const read = listed(new DecisionList())
  const course: Course<Position> = {
    position: p,
    take(decision) {
      decisions.push(decision)
      p.apply(decision)
    },
  }
  for (;;) {
    const turn = settle(game, course, (_, purpose) => p.draw(stream(streams, purpose, match.chanceSeed)))
    if (turn.kind === 'over') return { start, decisions, end: p, outcome: turn.outcome }
    const agent = agents[turn.seat]
    const before = match.clock()
    const policy = agent.decide(game.view(p, turn.seat), choices[turn.seat])
    match.onDecide(agent, match.clock() - before)
    const misfit = takeBatch(game, course, turn.seat, checked(policy), read)
    if (misfit !== null) throw new Error(`${agent.level} decided against the rules: ${JSON.stringify(misfit)}`)
  }
}

function checked(policy: Policy): readonly Decision[] {
  const sum = policy.distribution.reduce((total, { probability }) => total + probability, 0)
  if (Math.abs(sum - 1) > 1e-6) throw new Error(`a policy's probabilities sum to ${sum}`)
  if (policy.choice.length === 0) throw new Error('a policy without a choice')
  return policy.choice
}

/** A stream for each purpose, so that one more alibi drawn does not change the next deal. */
function stream(streams: Map<string, Rng>, purpose: string, seed: readonly number[]): Rng {
  const known = streams.get(purpose)
  if (known !== undefined) return known
  const word = [...purpose].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5)
  const made = new Sfc32(word, ...seed)
  streams.set(purpose, made)
  return made
}
