import type { Decision } from '@gaslight/core'
import { onlyOption, type Play, turnNumber } from '@gaslight/jack-family'
import { decode } from './decode.ts'
import type { MrJackDetail } from './detail.ts'
import { Phase } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { sample } from './sample.ts'
import { formatToken } from './tokens.ts'
import type { MrJackView } from './view.ts'

/** MJ-23: a single option is taken at once. */
export function forced(p: MrJackPosition): Decision | null {
  return onlyOption(p, p.phase === Phase.powerOrMove || p.phase === Phase.move)
}

/** What a page that plays loads at first. */
export const mrJackPlay: Play<MrJackPosition, MrJackView, MrJackDetail> = {
  decode,
  forced,
  sample,
  turnNumber,
  notation: { format: formatToken },
}
