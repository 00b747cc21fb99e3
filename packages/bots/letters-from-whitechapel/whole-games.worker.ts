import { parentPort, workerData } from 'node:worker_threads'
import { lettersFromWhitechapel as game, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Agent } from '../agent.ts'
import { playMatch } from '../match.ts'
import { blunderIn, carelessnessIn } from './blunders.ts'
import { agentOf, optionsOf, VARIANTS } from './testing.ts'

/** Whole games between this level's agents; plays in a thread of its own, where modules are not instrumented. */
export interface Course {
  readonly jack: string
  readonly police: string
  readonly seats: number
  readonly variant: number
  readonly games: number
}

export interface Finding {
  readonly reasons: readonly string[]
  readonly escapes: number
  /** What agents did that nobody should. */
  readonly blunders: readonly string[]
}

const { jack, police, seats, variant, games } = workerData as Course
const blunders: string[] = []

function watched(agent: Agent): Agent {
  return {
    level: agent.level,
    decide(view, rng) {
      const policy = agent.decide(view, rng)
      const seen = view as WhitechapelView
      const blunder = blunderIn(seen, policy) ?? (agent.level === 'random' ? null : carelessnessIn(seen, policy))
      if (blunder !== null) blunders.push(`${agent.level}: ${blunder}`)
      return policy
    },
  }
}

const reasons: string[] = []
let escapes = 0
for (let number = 0; number < games; number++) {
  const { outcome } = playMatch({
    game,
    options: optionsOf(VARIANTS[variant]),
    agents: Array.from({ length: seats }, (_, seat) => watched(agentOf(seat === 0 ? jack : police))),
    chanceSeed: [10 * seats + variant, number],
    choiceSeed: [10 * seats + variant, number],
    clock: () => 0,
    onDecide: () => {},
  })
  reasons.push(outcome.reason)
  if (outcome.winners.includes(0)) escapes++
}
parentPort?.postMessage({ reasons, escapes, blunders } satisfies Finding)
