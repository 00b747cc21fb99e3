import { type Audience, type Decision, diff, type Game, type Position } from '@gaslight/core'
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

/** A step of the game, seen from nowhere. */
export interface Step {
  readonly before: Position
  readonly decision: Decision
  readonly after: Position
  /** The short link of its seal. */
  readonly link: string
}

/** The next event of an audience, number `n`, and its view after; null where it learns nothing. */
export function tell(
  game: Game,
  { before, decision, after, link }: Step,
  audience: Audience,
  n: number,
  view: object,
): { readonly event: string; readonly view: object } | null {
  const learned = game.event(before, decision, after, audience)
  if (learned === null) return null
  const next = game.view(after, audience)
  const patch = diff(view, next)
  const event: WireEvent = {
    n,
    by: learned.by,
    text: learned.text,
    ...(learned.effects.length === 0 ? {} : { effects: [...learned.effects] }),
    ...(patch === undefined ? {} : { patch: patch as NonNullable<WireEvent['patch']> }),
    link,
  }
  return { event: JSON.stringify(event), view: next }
}
