import type { Agent } from '@gaslight/bots'
import { asking, DecisionList } from '@gaslight/core'
import { type LondonView, london1888 } from '@gaslight/london-1888'

/** A bot of London 1888 that plays the last that it may, be it a card or the end of its turn, and always accuses Gull. */
const AGENT: Agent = {
  level: 'talking',
  decide(view, rng) {
    const { audience } = view as LondonView
    const sampled = london1888.sample(view as LondonView, rng)
    const p = asking(london1888, sampled, Number(audience)) ?? sampled
    const list = new DecisionList()
    p.legal(list)
    return { distribution: [], choice: [list.at(list.length - 1)], speech: [{ act: 'accuse', seat: 2 }] }
  },
}

export function levelsOf(): readonly string[] {
  return [AGENT.level]
}

export function agentFor(): Agent {
  return AGENT
}
