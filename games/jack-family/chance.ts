import { type Decision, DecisionList, lowestBit, popcount, type Rng } from '@gaslight/core'
import { deckOf } from './alibis.ts'
import { isChance, type JackPosition } from './position.ts'
import { DEALS } from './rounds.ts'
import type { JackState } from './state.ts'

const scratch = new DecisionList()

/** All outcomes of every draw are equally likely: cards and alibis are shuffled (MJ-14, MJ-16, MJ-38, NY-12, NY-14). */
export function chance(p: JackPosition): { decision: Decision; weight: number }[] {
  if (!isChance(p)) return []
  p.legal(scratch)
  const weight = 1 / scratch.length
  return scratch.toArray().map(decision => ({ decision, weight }))
}

/** Four of eight cards, as a set of pieces. */
export function drawDeal(rng: Rng): number {
  return DEALS[rng.below(DEALS.length)]
}

/** A piece whose alibi is left in the deck. */
export function drawAlibi(p: JackState, rng: Rng): number {
  let rest = deckOf(p)
  for (let skip = rng.below(popcount(rest)); skip > 0; skip--) rest &= rest - 1
  return lowestBit(rest)
}
