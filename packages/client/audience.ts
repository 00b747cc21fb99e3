import { type Audience, type Decision, diff, type Game, type Position } from '@gaslight/core'
import type { WireEvent } from '@gaslight/protocol'
import type { Moment } from './session.ts'

/** What one audience has learnt of a game so far: its views, and the events between them as the server would send them. */
export class AudienceLog<P extends Position, V> {
  readonly audience: Audience
  readonly start: V
  moments: readonly Moment<V>[] = []
  private readonly game: Game<P, V & object>

  constructor(game: Game<P, V & object>, start: P, audience: Audience) {
    this.game = game
    this.audience = audience
    this.start = game.view(start, audience)
  }

  get view(): V {
    return this.moments.at(-1)?.view ?? this.start
  }

  /** What `decision` tells this audience, if anything; `link` is its short link in the seal. */
  append(before: P, decision: Decision, after: P, link: string): Moment<V> | null {
    const learnt = this.game.event(before, decision, after, this.audience)
    if (learnt === null) return null
    const view: V = this.game.view(after, this.audience)
    const patch = diff(this.view, view)
    const event: WireEvent = {
      n: this.moments.length + 1,
      by: learnt.by,
      text: learnt.text,
      ...(learnt.effects.length === 0 ? {} : { effects: [...learnt.effects] }),
      ...(patch === undefined ? {} : { patch: patch as Exclude<WireEvent['patch'], undefined> }),
      link,
    }
    const moment = { event, view }
    this.moments = [...this.moments, moment]
    return moment
  }
}
