import { type Audience, type Game, type Position, type Step, tellingOf } from '@gaslight/core'
import type { WireEvent } from '@gaslight/protocol'

/** What one audience has been told: its view before the first event, and every event since, as JSON. */
export interface Lane {
  readonly start: string
  readonly events: string[]
  /** The view after the last event. */
  view: object
}

export function openLane(game: Game, start: Position, audience: Audience): Lane {
  const view = game.view(start, audience)
  return { start: JSON.stringify(view), events: [], view }
}

interface SealedStep extends Step<Position> {
  /** The short link of its seal. */
  readonly link: string
}

/** The next event of an audience, number `n`, as JSON, and its view after; null where it learns nothing. */
export function tell(
  game: Game,
  step: SealedStep,
  audience: Audience,
  n: number,
  view: object,
): { readonly event: string; readonly view: object } | null {
  const telling = tellingOf(game, step, audience, view)
  if (telling === null) return null
  const event = { n, ...telling.told, link: step.link } as WireEvent
  return { event: JSON.stringify(event), view: telling.view }
}
