import type { Moment } from '@gaslight/client'
import type { MrJackView } from '@gaslight/mr-jack'
import type { Frame } from '../../table/kit.ts'
import { stageOf } from './aids.ts'
import type { Stage } from './board/props.ts'
import { type Line, lineOf } from './chronicle.ts'
import { sceneAfter } from './scene.ts'

/** One picture of the film: the board, what walks before it stands, and what the chronicle says to it. */
export interface Picture {
  readonly view: MrJackView
  readonly stages: readonly Stage[] | null
  readonly line: Line
  /** Whether the picture shows what followed of itself (an appeal), not the decision. */
  readonly isAftermath: boolean
}

/**
 * What the film shows of one moment: the decision of somebody else with its movement, then what followed of it. The
 * looker's own decisions were seen when they were composed; a card taken or the identity drawn needs no picture.
 */
export function framesOf(before: MrJackView, moment: Moment<MrJackView>, at: number): Frame<Picture>[] {
  const line = lineOf(before, moment, at)
  if (line === null) return []
  const frames: Frame<Picture>[] = []
  const own = line.by !== 'chance' && line.by === moment.view.audience
  const aftermath = line.effects.some(effect => effect.kind === 'appeal' || effect.kind === 'over')
  if (!own && line.told.kind !== 'identity' && line.told.kind !== 'deal') {
    const stage = stageOf(before, line.told, line.character)
    const after = sceneAfter(before, line.told, line.character ?? undefined)
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
