import { parentPort, workerData } from 'node:worker_threads'
import { Comparison, type Finding } from '../secrecy.ts'
import { agentOf, type PlayedId, playedBy, situations } from './testing.ts'

/** Every `stride`th decision of random games is put to the agent of this level, until there were `states` of them. */
export interface Inquiry {
  readonly id: PlayedId
  readonly level: string
  readonly states: number
  readonly stride: number
}

const { id, level, states, stride } = workerData as Inquiry
const { game } = playedBy(id)
const comparison = new Comparison(game, agentOf(id, level))
const { found } = comparison
let n = 0
for (const { p, seat } of situations(id, 11)) {
  if (found.states === states) break
  if (n++ % stride === 0) comparison.compare(game.view(p, seat), seat, n)
}
parentPort?.postMessage(found satisfies Finding)
