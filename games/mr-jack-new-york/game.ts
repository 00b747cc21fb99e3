import type { Game } from '@gaslight/core'
import { SHARED_GAME } from '@gaslight/jack-family'
import { decode } from './decode.ts'
import type { NewYorkDetail } from './detail.ts'
import { fromDocument, toDocument } from './document.ts'
import { encode } from './encode.ts'
import { event } from './events.ts'
import { illegal } from './legality.ts'
import { readLines, writeLines } from './lines.ts'
import { type NewYorkOptions, OPTIONS } from './options.ts'
import { perftRules } from './perft.ts'
import { forced } from './play.ts'
import { NewYorkPosition } from './position.ts'
import { view } from './project.ts'
import { parseToken } from './reading.ts'
import { rulesOf } from './rules.ts'
import { sample } from './sample.ts'
import { formatToken } from './tokens.ts'
import type { NewYorkEffect, NewYorkView } from './view.ts'

export const mrJackNewYork: Game<NewYorkPosition, NewYorkView, NewYorkDetail, NewYorkEffect> = {
  ...SHARED_GAME,
  id: 'mr-jack-new-york',
  rulesVersion: 1,
  options: OPTIONS,
  start: options => new NewYorkPosition(rulesOf(options as NewYorkOptions)),
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
