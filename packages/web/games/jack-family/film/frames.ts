import type { Moment } from '@gaslight/client'
import type { Frame } from '../../../table/kit.ts'
import { type Line, lineOf } from '../chronicle/chronicle.ts'
import type { JackTypes, Title } from '../title.ts'

/** One picture of the film: the board, what moves before it stands, and what the chronicle says to it. */
export interface Picture<T extends JackTypes> {
  readonly view: T['view']
  readonly stages: readonly (readonly T['way'][])[] | null
  readonly line: Line<T>
  /** Whether the picture shows what followed of itself (an appeal), not the decision. */
  readonly isAftermath: boolean
}

/**
 * What the film shows of one moment: the decision of somebody else with its movement, then what followed of it. The
 * looker's own decisions were seen when they were composed; a card taken or the identity drawn needs no picture.
 */
export function framesOf<T extends JackTypes>(
  title: Title<T>,
  before: T['view'],
  moment: Moment<T['view']>,
  at: number,
): Frame<Picture<T>>[] {
  const line = lineOf(title, before, moment, at)
  if (line === null) return []
  const frames: Frame<Picture<T>>[] = []
  const own = line.by !== 'chance' && line.by === moment.view.audience
  const aftermath = line.effects.some(effect => effect.kind === 'appeal' || effect.kind === 'over')
  const character = line.character ?? undefined
  if (!own && line.told.kind !== 'identity' && line.told.kind !== 'deal') {
    const stage = title.stageOf(before, line.told, character)
    const after = title.after(before, line.told, character)
    const view = line.told.kind === 'card' || !aftermath ? moment.view : after
    frames.push({
      at,
      picture: { view, stages: stage.length === 0 ? null : [stage], line, isAftermath: false },
      moves: stage.length > 0,
    })
  }
  if (aftermath)
    frames.push({ at, picture: { view: moment.view, stages: null, line, isAftermath: true }, moves: false })
  return frames
}
