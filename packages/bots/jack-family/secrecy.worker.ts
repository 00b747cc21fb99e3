import { parentPort, workerData } from 'node:worker_threads'
import { Sfc32 } from '@gaslight/core'
import { agentOf, type PlayedId, playedBy, situations } from './testing.ts'

/** Every `stride`th decision of random games is put to the agent of this level, until there were `states` of them. */
export interface Inquiry {
  readonly id: PlayedId
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

const { id, level, states, stride } = workerData as Inquiry
const { game } = playedBy(id)
const agent = agentOf(id, level)
const found = { states: 0, views: 0, policies: 0, distributions: 0 }
let n = 0
for (const { p, seat } of situations(id, 11)) {
  if (found.states === states) break
  if (n++ % stride !== 0) continue
  const view = game.view(p, seat)
  const otherView = game.view(game.sample(view, new Sfc32(n, 1)), seat)
  const decided = agent.decide(view, new Sfc32(n, 2))
  found.states++
  if (differ(view, otherView)) found.views++
  if (differ(decided, agent.decide(otherView, new Sfc32(n, 2)))) found.policies++
  // Another seed samples other secrets to think with; what the agent makes of them must be the same.
  if (differ(decided.distribution, agent.decide(view, new Sfc32(n, 3)).distribution)) found.distributions++
}
parentPort?.postMessage(found satisfies Finding)

function differ(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b)
}
