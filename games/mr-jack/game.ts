import { type Decision, DecisionList, type Game } from '@gaslight/core'
import { isChance, ROLES } from '@gaslight/jack-family'
import { decode, encode } from './decode.ts'
import type { MrJackDetail } from './detail.ts'
import { fromDocument, toDocument } from './document.ts'
import { event } from './events.ts'
import { illegal } from './legality.ts'
import { readLines, writeLines } from './lines.ts'
import { type MrJackOptions, OPTIONS } from './options.ts'
import { perftRules } from './perft.ts'
import { forced, turnNumber } from './play.ts'
import { MrJackPosition } from './position.ts'
import { view } from './project.ts'
import { parseToken } from './reading.ts'
import { rulesOf } from './rules.ts'
import { sample } from './sample.ts'
import { formatToken } from './tokens.ts'
import type { MrJackEffect, MrJackView } from './view.ts'

const scratch = new DecisionList()

/** All outcomes of every draw are equally likely: cards and alibis are shuffled (MJ-14, MJ-16, MJ-38). */
function chance(p: MrJackPosition): { decision: Decision; weight: number }[] {
  if (!isChance(p)) return []
  p.legal(scratch)
  const weight = 1 / scratch.length
  return scratch.toArray().map(decision => ({ decision, weight }))
}

export const mrJack: Game<MrJackPosition, MrJackView, MrJackDetail, MrJackEffect> = {
  id: 'mr-jack',
  rulesVersion: 1,
  roles: ROLES.map(id => ({ id })),
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  match: { option: { key: 'match', value: 2 }, seats: [1, 0] },
  start: options => new MrJackPosition(rulesOf(options as MrJackOptions)),
  chance,
  forced,
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
  perft: perftRules,
}
