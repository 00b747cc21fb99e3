import type { DraftRules, Moment, Posed } from '@gaslight/client'
import type { Rng, Seat } from '@gaslight/core'

/** One picture of the film that shows what others did. `Picture` is whatever the game's board needs to draw it. */
export interface Frame<Picture> {
  /** The moment it belongs to, as an index. */
  readonly at: number
  readonly picture: Picture
  /** Whether the board moves something and says when it is done; otherwise the frame stands for a while. */
  readonly moves: boolean
}

/** What the table needs to know of a game besides how it looks. */
export interface Kit<P extends Posed, V, D extends { kind: string }, Picture> {
  /** Null while the rules are on their way: until they are there nothing can be composed. */
  readonly game: ({ sample(view: V, rng: Rng): P } & DraftRules<P, D>) | null
  /** The seat that is asked to decide, as far as the view shows. */
  asks(view: V): Seat | null
  /** What the film shows of one moment; `before` is the view it changed. Null while that follows the first picture. */
  readonly frames: ((before: V, moment: Moment<V>, at: number) => readonly Frame<Picture>[]) | null
}
