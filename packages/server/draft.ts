import {
  type Audience,
  type ChanceKeys,
  type Course,
  type Decision,
  fairDraw,
  type Game,
  type Position,
  type Sealer,
  settle,
  shortLink,
} from '@gaslight/core'
import { type Lane, tell } from './lane.ts'

/** Two positions that a draft may overwrite. */
export interface Scratch {
  readonly before: Position
  readonly after: Position
}

/** How far a game has come, and what its next decisions depend on. */
export interface Base {
  readonly game: Game
  readonly keys: ChanceKeys
  readonly sealer: Pick<Sealer, 'next'>
  readonly position: Position
  /** How many decisions were taken. */
  readonly length: number
  /** The last link of the seal, whole. */
  readonly link: string
  /** The audiences that somebody listens for. */
  readonly lanes: ReadonlyMap<Audience, Lane>
}

/** What one audience would be told. */
export interface Telling {
  readonly events: string[]
  view: object
}

/** A continuation of a game that nobody knows of yet: it becomes true when it is committed, or is thrown away. */
export class Draft implements Course<Position> {
  readonly decisions: Decision[] = []
  /** Short, one a decision. */
  readonly links: string[] = []
  readonly tellings = new Map<Audience, Telling>()
  link: string
  private readonly base: Base
  private readonly scratch: Scratch

  constructor(base: Base, scratch: Scratch) {
    this.base = base
    this.scratch = scratch
    this.link = base.link
    scratch.after.copyFrom(base.position)
    for (const [audience, lane] of base.lanes) this.tellings.set(audience, { events: [], view: lane.view })
  }

  /** The position that the draft has reached; only to read. */
  get position(): Position {
    return this.scratch.after
  }

  take(decision: Decision): void {
    const { base, scratch } = this
    const { before, after } = scratch
    before.copyFrom(after)
    const text = base.game.notation.format(before, decision, 'omniscient')
    this.link = base.sealer.next(this.link, base.length + this.decisions.length, text)
    after.apply(decision)
    this.decisions.push(decision)
    this.links.push(shortLink(this.link))
    for (const [audience, telling] of this.tellings) this.tell(audience, telling, decision)
  }

  /** Takes what needs nobody's choice: draws of chance, and decisions that are forced. */
  settle(): void {
    const { game, keys, length } = this.base
    settle(game, this, (p, purpose) => fairDraw(game, p, keys, purpose, length + this.decisions.length))
  }

  private tell(audience: Audience, telling: Telling, decision: Decision): void {
    const { base, scratch } = this
    const told = base.lanes.get(audience)?.events.length ?? 0
    const step = { before: scratch.before, after: scratch.after, decision, link: this.links[this.links.length - 1] }
    const news = tell(base.game, step, audience, told + telling.events.length + 1, telling.view)
    if (news === null) return
    telling.events.push(news.event)
    telling.view = news.view
  }
}
