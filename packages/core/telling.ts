import type { Decision } from './decision.ts'
import type { Audience, Game, GameEvent, Position } from './game.ts'
import { diff, type Json } from './patch.ts'

/** One decision and the positions around it. */
export interface Step<P extends Position> {
  readonly before: P
  readonly decision: Decision
  readonly after: P
}

/** What an audience is told of a step: the event, and the merge patch from its view before to its view after. */
export interface Telling<V> {
  /** `effects` and `patch` are left out where they are empty; the order of the keys is fixed. */
  readonly told: Omit<GameEvent, 'effects'> & { readonly effects?: GameEvent['effects']; readonly patch?: Json }
  readonly view: V
}

/** What a step tells an audience whose last view is `view`; null where it learns nothing. */
export function tellingOf<P extends Position, V>(
  game: Pick<Game<P, V>, 'event' | 'view'>,
  { before, decision, after }: Step<P>,
  to: Audience,
  view: V,
): Telling<V> | null {
  const event = game.event(before, decision, after, to)
  if (event === null) return null
  const { by, text, effects } = event
  const next = game.view(after, to)
  const patch = diff(view, next)
  return {
    told: { by, text, ...(effects.length === 0 ? {} : { effects }), ...(patch === undefined ? {} : { patch }) },
    view: next,
  }
}
