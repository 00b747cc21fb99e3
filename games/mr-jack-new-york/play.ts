import type { Decision, Game, Notation } from '@gaslight/core'
import { onlyOption, turnNumber } from '@gaslight/jack-family'
import { decode } from './decode.ts'
import type { NewYorkDetail } from './detail.ts'
import { Phase } from './phase.ts'
import type { NewYorkPosition } from './position.ts'
import { sample } from './sample.ts'
import { formatToken } from './tokens.ts'
import type { NewYorkView } from './view.ts'

/** NY-19: a single option is taken at once, unless that might tell that Jack cannot leave. */
export function forced(p: NewYorkPosition): Decision | null {
  return onlyOption(p, p.phase === Phase.powerOrMove || p.phase === Phase.move)
}

type Rules = Pick<Game<NewYorkPosition, NewYorkView, NewYorkDetail>, 'decode' | 'forced' | 'sample' | 'turnNumber'>

/** What composing a turn takes: a page that plays loads this at first, and nothing of records, documents and refusals. */
export const mrJackNewYorkPlay: Rules & { readonly notation: Pick<Notation<NewYorkPosition>, 'format'> } = {
  decode,
  forced,
  sample,
  turnNumber,
  notation: { format: formatToken },
}
