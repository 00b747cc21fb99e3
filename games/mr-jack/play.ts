import { type Decision, DecisionList, type Game, type Notation } from '@gaslight/core'
import { isChance, JACK } from '@gaslight/jack-family'
import { decode } from './decode.ts'
import type { MrJackDetail } from './detail.ts'
import { Phase } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { sample } from './sample.ts'
import { formatToken } from './tokens.ts'
import type { MrJackView } from './view.ts'

const scratch = new DecisionList()

/** MJ-23: a single option is taken at once, unless that might tell that Jack cannot leave. */
export function forced(p: MrJackPosition): Decision | null {
  if (isChance(p) || p.phase === Phase.over) return null
  const moving = p.phase === Phase.powerOrMove || p.phase === Phase.move
  if (moving && p.seat() === JACK && !p.witnessSeen) return null
  p.legal(scratch)
  return scratch.length === 1 ? scratch.at(0) : null
}

/** A turn is an activation; in the set-up, a placement. */
export function turnNumber(p: MrJackPosition): number {
  return 8 * p.round + p.slot
}

type Rules = Pick<Game<MrJackPosition, MrJackView, MrJackDetail>, 'decode' | 'forced' | 'sample' | 'turnNumber'>

/** What composing a turn takes: a page that plays loads this at first, and nothing of records, documents and refusals. */
export const mrJackPlay: Rules & { readonly notation: Pick<Notation<MrJackPosition>, 'format'> } = {
  decode,
  forced,
  sample,
  turnNumber,
  notation: { format: formatToken },
}
