import { type Decision, DecisionList, type Rng } from '@gaslight/core'
import { isChance, type JackPosition } from '@gaslight/jack-family'
import type { Policy } from '../agent.ts'
import { mixture } from '../policy.ts'
import type { Title } from './title.ts'

/** A plan as an agent hands it over: up to a draw, and without the decisions that are taken by themselves. */
export function planned<P extends JackPosition>(title: Title<P>, p: P, decisions: readonly Decision[]): Decision[] {
  const q = p.clone()
  const plan: Decision[] = []
  for (const decision of decisions) {
    if (isChance(q)) break
    if (title.game.forced(q) !== decision) plan.push(decision)
    q.apply(decision)
  }
  return plan
}

/** The extension's characters are picked and placed at random: levels differ by how they play. */
export function setUp(p: JackPosition, rng: Rng): Policy {
  const legal = new DecisionList()
  p.legal(legal)
  return mixture(
    legal.toArray().map(decision => ({ decisions: [decision], weight: 1 })),
    rng,
  )
}
