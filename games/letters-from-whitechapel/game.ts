import type { Game } from '@gaslight/core'
import { ROLES } from './cast.ts'
import { chance } from './chance.ts'
import { channelsOf } from './channels.ts'
import { forced, informs, turnNumber } from './consequences.ts'
import { decode } from './decode.ts'
import type { WhitechapelDetail } from './detail.ts'
import { fromDocument, toDocument } from './document.ts'
import { encode } from './encode.ts'
import { event } from './events.ts'
import { lapse } from './lapse.ts'
import { illegal } from './legality.ts'
import { writeLines } from './lines.ts'
import { OPTIONS, type WhitechapelOptions } from './options.ts'
import { WhitechapelPosition } from './position.ts'
import { view } from './project.ts'
import { parseToken } from './reading.ts'
import { readLines } from './record-reader.ts'
import { rulesOf } from './rules.ts'
import { sample } from './sample.ts'
import { formatToken } from './tokens.ts'
import type { WhitechapelEffect, WhitechapelView } from './view.ts'

export const lettersFromWhitechapel: Game<WhitechapelPosition, WhitechapelView, WhitechapelDetail, WhitechapelEffect> =
  {
    id: 'letters-from-whitechapel',
    rulesVersion: 1,
    roles: ROLES.map(id => ({ id })),
    seats: { min: 2, max: 6 },
    options: OPTIONS,
    channels: (options, seats) => channelsOf(options as WhitechapelOptions, seats),
    start: (options, seats) => new WhitechapelPosition(rulesOf(options as WhitechapelOptions, seats)),
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
