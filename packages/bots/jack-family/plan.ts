import type { Decision } from '@gaslight/core'
import { isChance, type JackPosition } from '@gaslight/jack-family'
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
