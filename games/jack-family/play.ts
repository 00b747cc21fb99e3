import { type Decision, DecisionList, type Game, type Notation, type Position } from '@gaslight/core'
import { isChance, type JackPosition } from './position.ts'
import { JACK } from './seats.ts'

/** What composing a turn takes of a game: no records, documents or refusals. */
export type Play<P extends Position, V, D extends { readonly kind: string }> = Pick<
  Game<P, V, D>,
  'decode' | 'forced' | 'sample' | 'turnNumber'
> & { readonly notation: Pick<Notation<P>, 'format'> }

const scratch = new DecisionList()

/**
 * The only option, which is taken at once, unless that might tell that Jack cannot leave (MJ-23, NY-19); null where
 * somebody is to be asked. `moving`: the position offers a move.
 */
export function onlyOption(p: JackPosition, moving: boolean): Decision | null {
  if (p.ending >= 0 || isChance(p)) return null
  if (moving && p.seat() === JACK && !p.witnessSeen) return null
  p.legal(scratch)
  return scratch.length === 1 ? scratch.at(0) : null
}
