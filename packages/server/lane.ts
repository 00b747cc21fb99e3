import { type Audience, type Decision, type Game, type Position, type Step, tellingOf } from '@gaslight/core'
import type { WireEvent } from '@gaslight/protocol'

/** What one audience has been told: its view before the first event, and every event since, as JSON. */
export interface Lane {
  readonly start: string
  readonly events: string[]
  /** The view after the last event. */
  view: object
}

/** What goes on a lane when something is committed. */
export interface Telling {
  /** The number of the first of its events. */
  readonly first: number
  readonly events: string[]
  view: object
}

/** Everything that has happened in a game; `links` are the short ones, one a decision. */
export interface Log {
  readonly start: Position
  readonly decisions: readonly Decision[]
  readonly links: readonly string[]
}

interface SealedStep extends Step<Position> {
  /** The short link of its seal. */
  readonly link: string
}

/** The lane of an audience that nobody has asked for so far. */
export function laneOf(game: Game, { start, decisions, links }: Log, audience: Audience): Lane {
  const view = game.view(start, audience)
  const told: Telling = { first: 1, events: [], view }
  const [before, after] = [start.clone(), start.clone()]
  for (const [index, decision] of decisions.entries()) {
    before.copyFrom(after)
    after.apply(decision)
    tell(game, { before, decision, after, link: links[index] }, audience, told)
  }
  return { start: JSON.stringify(view), events: told.events, view: told.view }
}

/** Appends what a step tells an audience, if anything. */
export function tell(game: Game, step: SealedStep, audience: Audience, telling: Telling): void {
  const news = tellingOf(game, step, audience, telling.view)
  if (news === null) return
  const event = { n: telling.first + telling.events.length, ...news.told, link: step.link } as WireEvent
  telling.events.push(JSON.stringify(event))
  telling.view = news.view
}

/** Puts what was told on the lanes. One that was opened since lacks its events, and is made anew when it is asked for. */
export function advance(lanes: Map<Audience, Lane>, tellings: ReadonlyMap<Audience, Telling>): void {
  for (const [audience, lane] of lanes) {
    const telling = tellings.get(audience)
    if (telling === undefined) {
      lanes.delete(audience)
      continue
    }
    lane.events.push(...telling.events)
    lane.view = telling.view
  }
}
