import { parentPort, workerData } from 'node:worker_threads'
import { completeOptions, DecisionList, Sfc32 } from '@gaslight/core'
import { type MrJackPosition, mrJack } from '@gaslight/mr-jack'
import { agentFor } from '../index.ts'

/** Every `stride`th decision of random games is put to the agent of this level, until there were `states` of them. */
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
const agent = agentFor('mr-jack', level)
if (agent === null) throw new Error(level)
const found = { states: 0, views: 0, policies: 0, distributions: 0 }
let n = 0
for (const { p, seat } of situations(11)) {
  if (found.states === states) break
  if (n++ % stride !== 0) continue
  const view = mrJack.view(p, seat)
  const otherView = mrJack.view(mrJack.sample(view, new Sfc32(n, 1)), seat)
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

/** Positions of random games without accusations in which a seat decides. */
function* situations(seed: number): Generator<{ p: MrJackPosition; seat: number }> {
  const options = completeOptions(mrJack.options, {})
  if (!options.ok) throw new Error(options.error)
  const rng = new Sfc32(seed)
  const legal = new DecisionList()
  for (;;) {
    const p = mrJack.start(options.value as unknown as Parameters<typeof mrJack.start>[0], 2)
    for (let turn = p.turn(); turn.kind !== 'over'; turn = p.turn()) {
      if (turn.kind === 'seat' && mrJack.forced(p) === null) yield { p, seat: turn.seat }
      p.legal(legal)
      let decision = legal.at(rng.below(legal.length))
      while (mrJack.decode(p, decision).kind === 'accusation') decision = legal.at(rng.below(legal.length))
      p.apply(decision)
    }
  }
}
