import type { JackView } from '@gaslight/jack-family'
import type { Examples } from '../face.ts'
import type { Choice } from '../play/typed-turn.ts'
import type { Say } from '../speech.ts'
import type { Paint } from '../terminal/paint.ts'
import type { Mark } from './hex.ts'

/** What an appeal made now would clear for each of its answers. */
export interface Outlook {
  readonly unseen: readonly string[]
  readonly ifSeen: readonly string[]
  readonly ifUnseen: readonly string[]
}

/** Somebody who is seen now, and by what, in words. */
export interface Seen {
  readonly character: string
  readonly reasons: readonly string[]
}

/** A title, as the terminal of the family needs to know it: its board, and how its decisions are called and told. */
export interface Title<V extends JackView> {
  readonly examples: Examples
  /** The board as lines of text. `targets` are the places that can be chosen now. */
  drawMap(view: V, targets: ReadonlyMap<string, Mark>, paint: Paint): string[]
  /** How wide these lines are. */
  readonly mapWidth: number
  /** The text that explains the signs of the map. */
  readonly legend: string

  /** What stands at the head of the panel, before the rounds begin; null then. */
  opening(view: V, say: Say): string | null
  /** What the panel tells of this round, and of the rest of the table. */
  roundLines(view: V, say: Say): readonly string[]
  tableLines(view: V, say: Say): readonly string[]

  /** Who moves in the place of whoever is active; null where nobody does. */
  moverOf(choice: Choice): string | null
  /** The part of a token of any other kind that names what is chosen: whom, which piece, which way. */
  targetText(choice: Choice): string
  /** The places of the board that a choice of any other kind would use. */
  targetsOf(choice: Choice, view: V): readonly string[]
  /** What a choice means that both titles do not explain alike, where its name does not say it; empty else. */
  hint(choice: Choice, view: V, say: Say): string
  /** What followed of one of the title's own effects; null for what the table shows anyway. */
  tell(effect: { readonly kind: string }, say: Say): string | null

  seenNow(view: V, say: Say): readonly Seen[]
  outlookOf(view: V): Outlook
  /** The open ways out that each character could leave by in one activation, were it Jack and the card on unseen. */
  exitsInReach(view: V): { readonly [character: string]: readonly string[] | undefined }
}
