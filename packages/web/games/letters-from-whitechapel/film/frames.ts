import type { Moment } from '@gaslight/client'
import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Frame } from '../../../table/kit.ts'
import { type Line, lineOf } from '../chronicle/lines.ts'
import { telling } from '../chronicle/sentences.ts'
import type { Stage, Way } from '../map/props.ts'
import { waysOf } from '../ways.ts'
import type { Words } from '../words.ts'

/** One picture of the film: the map, what moves before it stands, and what the chronicle says to it. */
export interface Picture {
  /** As everything stands once what moves has arrived. */
  readonly view: WhitechapelView
  readonly stages: readonly Stage[] | null
  readonly line: Line
  toldIn(words: Words): string
}

/**
 * What the film shows of one moment; of the looker's own decisions only what followed. Who stays or passes is told in the
 * chronicle alone: five policemen would keep everybody waiting.
 */
export function framesOf(before: WhitechapelView, moment: Moment<WhitechapelView>, at: number): Frame<Picture>[] {
  const line = lineOf(before, moment, at)
  if (line === null) return []
  const own = line.by === moment.view.audience
  if ((own || isStill(line)) && line.effects.length === 0 && !isAnswered(line)) return []
  const ways = own ? [] : waysIn(line)
  const stages = ways.length === 0 ? null : [ways]
  const picture: Picture = { view: moment.view, stages, line, toldIn: words => telling(words, line) }
  return [{ at, picture, moves: stages !== null }]
}

function isAnswered({ told }: Line): boolean {
  return told.kind === 'decision' && told.mark !== ''
}

function isStill({ told }: Line): boolean {
  return told.kind === 'decision' && (told.detail.kind === 'police-stays' || told.detail.kind === 'pass')
}

export function waysIn({ told, before }: Line): readonly Way[] {
  return told.kind === 'decision' ? waysOf(told.detail, before) : []
}
