import { DecisionList } from '@gaslight/core'
import { type JackPosition, type JackView, jackCandidates } from '@gaslight/jack-family'
import type { Agent } from '../agent.ts'
import { mixture } from '../policy.ts'
import type { Title } from './title.ts'

/** Uniform over the legal decisions, but it accuses nobody unless one suspect alone is left. */
export function randomly<P extends JackPosition, V extends JackView>(title: Title<P, V>): Agent<V> {
  return {
    level: 'random',
    decide(view, rng) {
      const p = title.game.sample(view, rng)
      const suspects = jackCandidates(view)
      const legal = new DecisionList()
      p.legal(legal)
      const sensible = legal.toArray().filter(decision => {
        const accused = title.accused(p, decision)
        return accused < 0 || (suspects.length === 1 && suspects[0] === p.nameOf(accused))
      })
      return mixture(
        sensible.map(decision => ({ decisions: [decision], weight: 1 })),
        rng,
      )
    },
  }
}
