import { type Decision, DecisionList, type Rng } from '@gaslight/core'
import { type MrJackPosition, mrJack } from '@gaslight/mr-jack'
import type { Policy } from '../agent.ts'
import { mixture } from '../policy.ts'

/** A plan as an agent hands it over: without the decisions that are taken by themselves. */
export function planned(p: MrJackPosition, decisions: readonly Decision[]): Decision[] {
  const q = p.clone()
  return decisions.filter(decision => {
    const forced = mrJack.forced(q) === decision
    q.apply(decision)
    return !forced
  })
}

/** The extension's characters are picked and placed at random: levels differ by how they play. */
export function setUp(p: MrJackPosition, rng: Rng): Policy {
  const legal = new DecisionList()
  p.legal(legal)
  return mixture(
    legal.toArray().map(decision => ({ decisions: [decision], weight: 1 })),
    rng,
  )
}
