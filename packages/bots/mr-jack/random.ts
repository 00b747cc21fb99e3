import { DecisionList } from '@gaslight/core'
import { type MrJackView, mrJack } from '@gaslight/mr-jack'
import type { Agent } from '../agent.ts'
import { mixture } from '../policy.ts'
import { suspectsOf } from './knowledge.ts'

/** Uniform over the legal decisions, but it accuses nobody unless one suspect alone is left. */
export const random: Agent<MrJackView> = {
  level: 'random',
  decide(view, rng) {
    const p = mrJack.sample(view, rng)
    const suspects = suspectsOf(view)
    const legal = new DecisionList()
    p.legal(legal)
    const sensible = legal.toArray().filter(decision => {
      const detail = mrJack.decode(p, decision)
      return detail.kind !== 'accusation' || (suspects.length === 1 && suspects[0] === detail.accused)
    })
    return mixture(
      sensible.map(decision => ({ decisions: [decision], weight: 1 })),
      rng,
    )
  },
}
