import type { Game } from '@gaslight/core'
import { SEATS } from './cast.ts'
import { channelsOf, silenced } from './channels.ts'
import { forced, informs, turnNumber } from './consequences.ts'
import { decode } from './decode.ts'
import type { LondonDetail } from './detail.ts'
import { fromDocument, toDocument } from './document.ts'
import { chance } from './draw.ts'
import { encode } from './encode.ts'
import { event } from './events.ts'
import { lapse } from './lapse.ts'
import { illegal } from './legality.ts'
import { writeLines } from './lines.ts'
import { misfit } from './misfit.ts'
import { type LondonOptions, OPTIONS } from './options.ts'
import { pointsOf } from './points.ts'
import type { LondonPosition } from './position.ts'
import { view } from './project.ts'
import { parseToken } from './reading.ts'
import { readLines } from './record-reader.ts'
import { sample } from './sample.ts'
import { start } from './setup.ts'
import { formatToken } from './tokens.ts'
import type { LondonEffect, LondonView } from './view.ts'
import { windows } from './windows.ts'

export const london1888: Game<LondonPosition, LondonView, LondonDetail, LondonEffect> = {
  id: 'london-1888',
  rulesVersion: 2,
  roles: Array.from({ length: SEATS }, (_, seat) => ({ id: `player-${seat + 1}` })),
  seats: { min: 4, max: SEATS },
  options: OPTIONS,
  misfit: (options, seats) => misfit(options as LondonOptions, seats),
  channels: (_, seats) => channelsOf(seats),
  silenced,
  windows,
  start: (options, seats) => start(options as LondonOptions, seats),
  chance,
  forced,
  informs,
  lapse,
  turnNumber,
  decode,
  encode,
  illegal,
  view,
  event,
  points: pointsOf,
  sample,
  notation: {
    format: formatToken,
    parse: parseToken,
    write: writeLines,
    read: readLines,
    document: toDocument,
    position: fromDocument,
  },
}
