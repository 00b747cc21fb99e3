import { type Decision, DecisionList } from '@gaslight/core'
import type { WhitechapelPosition } from './position.ts'

/** At a chance turn: everything listed, all equally likely (LW-14, LW-18). */
export function chance(p: WhitechapelPosition): { readonly decision: Decision; readonly weight: number }[] {
  const list = new DecisionList()
  p.legal(list)
  return list.toArray().map(decision => ({ decision, weight: 1 / list.length }))
}
