import { parentPort, workerData } from 'node:worker_threads'
import { lettersFromWhitechapel as game } from '@gaslight/letters-from-whitechapel'
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
    const seen = view as Parameters<typeof game.sample>[0]
    const seat = game.roles.findIndex(({ id }) => seen.audience === id)
    if (n++ % stride === 0 && found.states < states) comparison.compare(seen, seat, n)
    return agent.decide(view, rng)
  },
}

for (let number = 0; found.states < states; number++)
  playMatch({
    game,
    options: optionsOf(VARIANTS[number % VARIANTS.length]),
    agents: Array.from({ length: 3 }, () => questioned),
    chanceSeed: [7, number],
    choiceSeed: [8, number],
    clock: () => 0,
    onDecide: () => {},
  })
parentPort?.postMessage(found satisfies Finding)
