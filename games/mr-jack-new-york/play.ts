import type { Decision } from '@gaslight/core'
import { onlyOption, type Play, turnNumber } from '@gaslight/jack-family'
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

/** What a page that plays loads at first. */
export const mrJackNewYorkPlay: Play<NewYorkPosition, NewYorkView, NewYorkDetail> = {
  decode,
  forced,
  sample,
  turnNumber,
  notation: { format: formatToken },
}
