import type { Game } from '@gaslight/core'
import { SHARED_GAME } from '@gaslight/jack-family'
import { decode } from './decode.ts'
import type { MrJackDetail } from './detail.ts'
import { fromDocument, toDocument } from './document.ts'
import { encode } from './encode.ts'
import { event } from './events.ts'
import { illegal } from './legality.ts'
import { readLines, writeLines } from './lines.ts'
import { type MrJackOptions, OPTIONS } from './options.ts'
import { perftRules } from './perft.ts'
import { forced } from './play.ts'
import { MrJackPosition } from './position.ts'
import { view } from './project.ts'
import { parseToken } from './reading.ts'
import { rulesOf } from './rules.ts'
import { sample } from './sample.ts'
import { formatToken } from './tokens.ts'
import type { MrJackEffect, MrJackView } from './view.ts'

export const mrJack: Game<MrJackPosition, MrJackView, MrJackDetail, MrJackEffect> = {
  ...SHARED_GAME,
  id: 'mr-jack',
  rulesVersion: 1,
  options: OPTIONS,
  start: options => new MrJackPosition(rulesOf(options as MrJackOptions)),
  forced,
  decode,
  encode,
  illegal,
  view,
  event,
  sample,
  notation: {
    format: formatToken,
    parse: parseToken,
    write: writeLines,
    read: readLines,
    document: toDocument,
    position: fromDocument,
  },
  perft: perftRules,
}
