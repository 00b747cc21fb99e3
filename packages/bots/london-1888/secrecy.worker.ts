import { parentPort, workerData } from 'node:worker_threads'
import { london1888 as game, type LondonView } from '@gaslight/london-1888'
import type { Agent } from '../agent.ts'
import { playMatch } from '../match.ts'
import { Comparison, type Finding } from '../secrecy.ts'
import { agentOf, optionsOf, VARIANTS } from './testing.ts'

/** Every `stride`th decision of games that this level plays is looked at, until there were `states` of them. */
export interface Inquiry {
  readonly level: string
  readonly states: number
  readonly stride: number
}

const { level, states, stride } = workerData as Inquiry
const agent = agentOf(level)
const comparison = new Comparison(game, agent)
const { found } = comparison
let n = 0

/** Plays on as it is, and is asked again beside that. */
const questioned: Agent = {
  level,
  decide(view, rng) {
    const seen = view as LondonView
    if (n++ % stride === 0 && found.states < states) comparison.compare(seen, seen.audience, n)
    return agent.decide(view, rng)
  },
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
