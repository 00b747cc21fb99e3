import type { Decision, Rng } from '@gaslight/core'
import type { Policy } from './agent.ts'

/** A whole plan that an agent considers, with how much it likes it; only the ratio of weights counts. */
export interface Plan {
  readonly decisions: readonly Decision[]
  readonly weight: number
}

/** The policy that follows each plan in proportion to its weight. */
export function mixture(plans: readonly Plan[], rng: Rng): Policy {
  const total = plans.reduce((sum, plan) => sum + plan.weight, 0)
  const first = new Map<Decision, number>()
  for (const { decisions, weight } of plans) first.set(decisions[0], (first.get(decisions[0]) ?? 0) + weight / total)
  return {
    distribution: [...first].map(([decision, probability]) => ({ decision, probability })),
    choice: drawn(plans, rng.unit() * total).decisions,
  }
}

function drawn(plans: readonly Plan[], at: number): Plan {
  let rest = at
  for (const plan of plans) {
    rest -= plan.weight
    if (rest < 0) return plan
  }
  return plans[plans.length - 1]
}
