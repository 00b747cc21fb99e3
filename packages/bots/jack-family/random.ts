import { type Decision, DecisionList } from '@gaslight/core'
import { type JackPosition, type JackView, jackCandidates } from '@gaslight/jack-family'
import type { Agent } from '../agent.ts'
import { mixture } from '../policy.ts'
import type { Title } from './title.ts'

/** Uniform over the legal decisions, but it accuses nobody in doubt, and takes what is certain to win. */
export function randomly<P extends JackPosition, V extends JackView>(title: Title<P, V>): Agent<V> {
  return {
    level: 'random',
    decide(view, rng) {
      const p = title.game.sample(view, rng)
      const suspects = jackCandidates(view)
      const legal = new DecisionList()
      p.legal(legal)
      const wins = (decision: Decision) => {
        const accused = title.accused(p, decision)
        if (accused >= 0) return suspects.length === 1 && suspects[0] === p.nameOf(accused)
        return title.isLeaving(decision)
      }
      const certain = legal.toArray().filter(wins)
      const others = legal.toArray().filter(decision => title.accused(p, decision) < 0)
      const sensible = certain.length > 0 ? certain : others
      return mixture(
        sensible.map(decision => ({ decisions: [decision], weight: 1 })),
        rng,
      )
    },
  }
}
