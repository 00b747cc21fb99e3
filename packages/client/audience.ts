import { type Audience, type Decision, type Game, type Position, tellingOf } from '@gaslight/core'
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
    const telling = tellingOf(this.game, { before, decision, after }, this.audience, this.view)
    if (telling === null) return null
    const event = { n: this.moments.length + 1, ...telling.told, link } as WireEvent
    const moment = { event, view: telling.view }
    this.moments = [...this.moments, moment]
    return moment
  }
}
