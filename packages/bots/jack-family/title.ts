import type { Decision, DecisionList, Game } from '@gaslight/core'
import type { JackPosition, JackView } from '@gaslight/jack-family'

/** What a title of the family gives its bots. */
export interface Title<P extends JackPosition = JackPosition, V extends JackView = JackView> {
  readonly game: Pick<Game<P, V>, 'sample' | 'forced'>
  /** Who is seen now, as a set of pieces. */
  seenPieces(p: P): number
  /** Which of `pieces` could leave, if they were Jack's and he used one of `cards` now, the Witness card aside. */
  leavers(p: P, pieces: number, cards: number): number
  survey(): Survey<P>
  /** The piece that the decision accuses; -1 where it is no accusation. */
  accused(p: P, decision: Decision): number
  isLeaving(decision: Decision): boolean
  /** Takes decisions out of a legal list whose outcomes others lead to as well, or that nobody would want. */
  prune(p: P, legal: DecisionList): void
  /** Tells apart positions that are alike but for how one may leave; 0 where it does not matter. */
  threats(p: P): number
  /** So many positions may be looked at for a decision: about half a second. */
  budget(p: P): number
  /** For `promise`, in the order of `featuresOf`. */
  readonly weights: readonly number[]
}

/** Which cards could arrest whom: asked for many pieces of one position. */
export interface Survey<P> {
  take(p: P, cards: number): void
  /** With how many of the cards the Detective could end a move on `target`. */
  hunting(p: P, target: number): number
}
