import { parentPort, workerData } from 'node:worker_threads'
import { london1888 as game } from '@gaslight/london-1888'
import { playMatch } from '../match.ts'
import { agentOf, optionsOf, VARIANTS } from './testing.ts'

/** Whole games between agents of these levels in turn; plays in a thread of its own, where modules are not instrumented. */
export interface Course {
  readonly levels: readonly string[]
  readonly seats: number
  readonly variant: number
  readonly games: number
}

export interface Finding {
  readonly reasons: readonly string[]
  /** The most offers that somebody made in one turn, and how often somebody decided in the longest game. */
  readonly offers: number
  readonly longest: number
}

const { levels, seats, variant, games } = workerData as Course
const reasons: string[] = []
let offers = 0
let longest = 0
for (let number = 0; number < games; number++) {
  const { start, decisions, outcome } = playMatch({
    game,
    options: optionsOf(VARIANTS[variant]),
    agents: Array.from({ length: seats }, (_, seat) => agentOf(levels[(seat + number) % levels.length])),
    chanceSeed: [10 * seats + variant, number],
    choiceSeed: [10 * seats + variant, number],
    clock: () => 0,
    onDecide: () => {},
  })
  reasons.push(outcome.reason)
  longest = Math.max(longest, decisions.length)
  const p = start.clone()
  for (const decision of decisions) {
    p.apply(decision)
    if ('offers' in p) offers = Math.max(offers, Number(p.offers))
  }
}
parentPort?.postMessage({ reasons, offers, longest } satisfies Finding)
