import type { Moment } from '@gaslight/client'
import { type Line, type LondonDetail, type LondonView, lineOf, telling } from '@gaslight/london-1888'
import type { Frame } from '../../../table/kit.ts'
import type { Stage } from '../board/props.ts'
import type { Words } from '../words.ts'
import { type Named, namedBy, stageOf } from './stages.ts'

/** One picture of the film: the table, what moves before it stands, and what the chronicle says to it. */
export interface Picture {
  /** As everything stands once what moves has arrived. */
  readonly view: LondonView
  readonly line: Line
  readonly moves: boolean
  stageIn(words: Words): Stage
  toldIn(words: Words): string
}

/** Whether something moves does not depend on how it is called. */
const UNNAMED: Named = { card: id => id, weapon: id => id, event: id => id, identity: id => id, token: id => id }

/**
 * What the film shows of one moment; of the looker's own decisions only what followed. Who draws, passes or ends a turn is
 * told in the chronicle alone: eight players would keep everybody waiting.
 */
export function framesOf(before: LondonView, moment: Moment<LondonView>, at: number): Frame<Picture>[] {
  const line = lineOf(before, moment, at)
  if (line === null || line.by === moment.view.audience) return []
  const moves = stageOf(line, UNNAMED).length > 0
  if (!moves && !isTold(line)) return []
  const picture: Picture = {
    view: moment.view,
    line,
    moves,
    stageIn: words => stageOf(line, namedBy(words)),
    toldIn: words => telling(words, line),
  }
  return [{ at, picture, moves: moves && !isStill() }]
}

/** Where little motion is wanted, what would move stands as lines for a while. */
function isStill(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

const TOLD: readonly LondonDetail['kind'][] = [
  'question',
  'offer',
  'accept',
  'side',
  'arrest',
  'market',
  'shop',
  'take',
  'search',
  'treat',
  'bail',
]

/** What stands for a while though nothing moves. */
function isTold({ told, effects }: Line): boolean {
  if (effects.some(({ kind }) => kind !== 'turn' && kind !== 'round' && kind !== 'received')) return true
  return told.kind === 'decision' && TOLD.includes(told.detail.kind)
}
