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
import { type Lane, type Telling, tell } from './lane.ts'
import { follow, type Track } from './window-track.ts'

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
  readonly track: Track
}

/** A continuation of a game that nobody knows of yet: it becomes true when it is committed, or is thrown away. */
export class Draft implements Course<Position> {
  readonly decisions: Decision[] = []
  /** Short, one a decision. */
  readonly links: string[] = []
  readonly tellings = new Map<Audience, Telling>()
  link: string
  track: Track
  private readonly base: Base
  private readonly scratch: Scratch

  constructor(base: Base, scratch: Scratch) {
    this.base = base
    this.scratch = scratch
    this.link = base.link
    this.track = base.track
    scratch.after.copyFrom(base.position)
    for (const [audience, { events, view }] of base.lanes)
      this.tellings.set(audience, { first: events.length + 1, events: [], view })
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
    const { windows } = base.game
    if (windows !== undefined) this.track = follow(windows, this.track, after, base.length + this.decisions.length)
    const link = shortLink(this.link)
    this.links.push(link)
    for (const [audience, telling] of this.tellings)
      tell(base.game, { before, decision, after, link }, audience, telling)
  }

  /** Takes what needs nobody's choice: draws of chance, decisions that are forced, and what was decided beforehand. */
  settle(standing?: (p: Position) => Decision | null): void {
    const { game, keys, length } = this.base
    settle(game, this, (p, purpose) => fairDraw(game, p, keys, purpose, length + this.decisions.length), standing)
  }
}
