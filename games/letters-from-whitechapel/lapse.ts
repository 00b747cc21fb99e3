import { type Decision, DecisionList, type Rng } from '@gaslight/core'
import { Kind, type KindCode, kindOf } from './codec.ts'
import type { WhitechapelPosition } from './position.ts'

const scratch = new DecisionList()

/** What leaves things as they are. */
const UNDONE: readonly KindCode[] = [Kind.decline, Kind.pass, Kind.policeStays, Kind.wretchedStays, Kind.wait]
/** What Jack has few of. */
const SPECIAL: readonly KindCode[] = [Kind.alley, Kind.coach]

/**
 * What is decided for a seat whose time has run out: as little as can be. What it has to choose is drawn, since much of
 * it is Jack's secret: whoever knew a rule for it would learn from it where he is.
 */
export function lapse(p: WhitechapelPosition, rng: Rng): Decision {
  p.legal(scratch)
  const all = scratch.toArray()
  const undone = all.find(decision => UNDONE.includes(kindOf(decision)))
  if (undone !== undefined) return undone
  const plain = all.filter(decision => !SPECIAL.includes(kindOf(decision)))
  const choice = plain.length > 0 ? plain : all
  return choice[rng.below(choice.length)]
}
