import {
  type Decision,
  DecisionList,
  type Game,
  type Options,
  type Outcome,
  type Position,
  type Rng,
  Sfc32,
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
  const legal = new DecisionList()
  const take = (decision: Decision) => {
    decisions.push(decision)
    p.apply(decision)
  }
  for (;;) {
    const turn = p.turn()
    if (turn.kind === 'over') return { start, decisions, outcome: turn.outcome }
    const forced = game.forced(p)
    if (forced !== null) take(forced)
    else if (turn.kind === 'chance') take(p.draw(stream(streams, turn.purpose, match.chanceSeed)))
    else {
      const agent = agents[turn.seat]
      const before = match.clock()
      const policy = agent.decide(game.view(p, turn.seat), choices[turn.seat])
      match.onDecide(agent, match.clock() - before)
      for (const decision of checked(policy)) {
        p.legal(legal)
        if (!legal.has(decision)) throw new Error(`${agent.level} decided ${decision}, which is against the rules`)
        take(decision)
        for (let next = game.forced(p); next !== null; next = game.forced(p)) take(next)
      }
    }
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
