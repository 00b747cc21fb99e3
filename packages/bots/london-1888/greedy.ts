import { type Decision, DecisionList } from '@gaslight/core'
import type { LondonPosition, LondonView } from '@gaslight/london-1888'
import type { Agent } from '../agent.ts'
import { mixture } from '../policy.ts'
import { positionOf } from './choices.ts'
import { look, newOutlook, type Outlook } from './outlook.ts'
import { personalityOf } from './personality.ts'
import { rate } from './rating.ts'

/** So much more in the rating makes a decision e times as likely. */
const TEMPERATURE = 0.25
/** Less likely than this, against the best, is left out. */
const UNLIKELY = 0.05

const legal = new DecisionList()
const ratings = new Float64Array(16384)
const outlook = newOutlook()

/** One decision ahead: the best by what it brings, what it brings near, and what it exposes to. */
export const greedily: Agent<LondonView> = {
  level: 'greedy',
  decide(view, rng) {
    const p = positionOf(view, rng)
    const seat = Number(view.audience)
    outlook.personality = personalityOf(view, seat)
    look(p, seat, outlook)
    return mixture(preferences(p, outlook), rng)
  },
}

/** The decisions that a seat would take by their ratings alone. */
export function preferences(p: LondonPosition, of: Outlook): { decisions: [Decision]; weight: number }[] {
  p.legal(legal)
  rate(p, of, legal, ratings)
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < legal.length; i++) best = Math.max(best, ratings[i])
  const plans: { decisions: [Decision]; weight: number }[] = []
  for (let i = 0; i < legal.length; i++) {
    const weight = Math.exp((ratings[i] - best) / TEMPERATURE)
    if (weight > UNLIKELY) plans.push({ decisions: [legal.at(i)], weight })
  }
  return plans
}
