import { parentPort, workerData } from 'node:worker_threads'
import { Sfc32 } from '@gaslight/core'
import { london1888 as game, type LondonView } from '@gaslight/london-1888'
import type { Agent } from '../agent.ts'
import { playMatch } from '../match.ts'
import { agentOf, optionsOf, VARIANTS } from './testing.ts'

/** Every `stride`th decision of games that this level plays is looked at, until there were `states` of them. */
export interface Inquiry {
  readonly level: string
  readonly states: number
  readonly stride: number
}

/** How often something differed that must not: the answers of these comparisons, as JSON texts. */
export interface Finding {
  readonly states: number
  readonly views: number
  readonly policies: number
  readonly distributions: number
}

const { level, states, stride } = workerData as Inquiry
const agent = agentOf(level)
const found = { states: 0, views: 0, policies: 0, distributions: 0 }
let n = 0

/** Plays on as it is, and is asked again beside that. */
const questioned: Agent = {
  level,
  decide(view, rng) {
    if (n++ % stride === 0 && found.states < states) question(view as LondonView)
    return agent.decide(view, rng)
  },
}

function question(view: LondonView): void {
  const otherView = game.view(game.sample(view, new Sfc32(n, 1)), view.audience)
  const decided = agent.decide(view, new Sfc32(n, 2))
  found.states++
  if (differ(view, otherView)) found.views++
  if (differ(decided, agent.decide(otherView, new Sfc32(n, 2)))) found.policies++
  // Another seed samples other secrets to think with; what the agent makes of them must be the same.
  if (differ(decided.distribution, agent.decide(view, new Sfc32(n, 3)).distribution)) found.distributions++
}

function differ(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b)
}

for (let number = 0; found.states < states; number++)
  playMatch({
    game,
    options: optionsOf(VARIANTS[number % VARIANTS.length]),
    agents: Array.from({ length: 4 + (number % 5) }, () => questioned),
    chanceSeed: [7, number],
    choiceSeed: [8, number],
    clock: () => 0,
    onDecide: () => {},
  })
parentPort?.postMessage(found satisfies Finding)
