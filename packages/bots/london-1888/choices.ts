import { type Decision, DecisionList, type Rng } from '@gaslight/core'
import {
  type LondonDetail,
  type LondonPosition,
  type LondonView,
  london1888,
  london1888Play,
} from '@gaslight/london-1888'

/** A decision as it is computed with, and as it is read. */
export interface Choice {
  readonly decision: Decision
  readonly detail: LondonDetail
}

const legal = new DecisionList()

/** A position as the view may have it; its legal decisions are those of the seat that looks. */
export function positionOf(view: LondonView, rng: Rng): LondonPosition {
  return london1888.sample(view, rng)
}

/** What the seat that is to decide may do; to withdraw an offer is its proposer's, never the asked one's (LD-149). */
export function choicesOf(p: LondonPosition): Choice[] {
  p.legal(legal)
  return legal
    .toArray()
    .map(decision => ({ decision, detail: london1888Play.decode(p, decision) }))
    .filter(({ detail }) => detail.kind !== 'withdraw')
}
