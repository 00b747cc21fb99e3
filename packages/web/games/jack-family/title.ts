import type { Choice } from '@gaslight/client'
import type { Decision, Game, Illegal, Notation, Position, Result } from '@gaslight/core'
import type { JackView, Role } from '@gaslight/jack-family'
import type { ReactNode } from 'react'
import type { Line } from './chronicle/chronicle.ts'
import type { Composing, Situation } from './composing/compose.ts'
import type { Offer } from './composing/offers.ts'
import type { Words } from './words.ts'

/** The types in which the titles of the family differ. */
export interface JackTypes {
  readonly position: Position
  readonly view: JackView
  /** A decision, decoded. */
  readonly detail: { readonly kind: string }
  /** A decision as its notation tells it to everybody. */
  readonly told: { readonly kind: string }
  readonly effect: { readonly kind: string }
  /** One thing pointed at while a decision is composed: a place of the board, or a character by name. */
  readonly part: { readonly kind: string }
  /** The ways to go on that are shown side by side; a decision belongs to exactly one. */
  readonly mode: string
  /** A movement on the board. */
  readonly way: object
}

/** Everything that is asked of the looker now, for the sentence that says it. */
export interface Asking<T extends JackTypes> {
  readonly now: Composing<T>
  readonly active: string | undefined
  readonly scene: T['view']
  readonly seat: Role
}

/** Why an attempt is against the rules, and what a typed token means: fetched when somebody tries. */
export interface Refusals<T extends JackTypes> {
  illegal(p: T['position'], attempt: T['detail']): Illegal | null
  parseToken(p: T['position'], token: string): Result<Decision, Illegal>
  /** The attempt that a refused click stands for; null where it is no attempt at anything. */
  attemptOf(now: Composing<T>, part: T['part'], situation: Situation<T>): T['detail'] | null
}

/** Who would turn Innocent if Jack's character is seen, and if it is unseen (MJ-54, NY-60). */
export interface AppealOutlook {
  readonly ifSeen: readonly string[]
  readonly ifUnseen: readonly string[]
}

/** A piece of a decision that is being pointed at. */
export interface Piece<T extends JackTypes> {
  /** It alone, as if nothing else belonged to the decision. */
  readonly detail: T['detail']
  /** What had been pointed at before it. */
  readonly before: readonly T['part'][]
}

export interface TokenProps {
  readonly character: string
  readonly innocent: boolean
  /** Width and height in CSS pixels. */
  readonly size: number
}

/** A title, as the family's table needs to know it: its rules, how its decisions are pointed at, told and drawn. */
export interface Title<T extends JackTypes> {
  /** The game's id, which is also the name of its texts. */
  readonly id: string
  readonly rules: Pick<
    Game<T['position'], T['view'], T['detail']>,
    'decode' | 'forced' | 'informs' | 'sample' | 'turnNumber'
  > & { readonly notation: Pick<Notation<T['position']>, 'format'> }
  /** The whole game: records and replays are fetched after the end. */
  game(): Promise<Game>
  refusals(): Promise<Refusals<T>>

  /** Null for what only chance decides. `active` is whose card is being played. */
  modeOf(detail: T['detail'], active: string | undefined): T['mode'] | null
  /** What can be pointed at next, after `path` has been pointed at in this mode. */
  offers(
    choices: readonly Choice<T['detail']>[],
    mode: T['mode'],
    path: readonly T['part'][],
    active: string | undefined,
  ): readonly Offer<T>[]
  /** The decision that `path` is already, although more could be added to it. */
  completed(choices: readonly Choice<T['detail']>[], mode: T['mode'], path: readonly T['part'][]): Decision | null
  /** What `path` holds already of a decision that is pointed at piece by piece. */
  pieces?(mode: T['mode'], path: readonly T['part'][], view: T['view']): readonly Piece<T>[]
  /** Equal for equal parts; also a key for lists. */
  keyOf(part: T['part']): string
  named(character: string): T['part']
  /** The place of the board that a part is; null for what is none. */
  placeOf(part: T['part']): string | null
  /** The modes in which a click on a token means its character. */
  readonly byName: readonly T['mode'][]

  /** Reads a token of the notation; null for what is none. */
  read(text: string): T['told'] | null
  /** Whether it is told before the first round. */
  isOpening(told: T['told']): boolean
  /** What the board looks like right after a decision, before anything that follows of itself. */
  after(view: T['view'], told: T['told'] | T['detail'], active: string | undefined): T['view']
  /** Everything that a decision moves, at the same time. */
  stageOf(view: T['view'], told: T['told'] | T['detail'], active: string | undefined): readonly T['way'][]

  /** How everybody on the board stands now. */
  sightOf(words: Words, view: T['view']): ReadonlyMap<string, Sight>
  /** Whom an appeal held now would clear, for each answer. */
  outlookOf(view: T['view']): AppealOutlook
  /** The last round whose appeal tells anything. */
  readonly lastAppeal: number

  asking(words: Words, asking: Asking<T>): string
  /** What the button says that ends a decision to which more could be added. */
  readyLabel(words: Words, mode: T['mode'] | null): string
  offerLabel(words: Words, offer: Offer<T>, mode: T['mode'], scene: T['view']): string
  sentence(words: Words, line: Line<T>): string
  /** What followed of itself; null for what the page shows anyway. */
  aftermath(words: Words, effect: T['effect']): string | null
  /** What still keeps Jack from leaving, or by which ways his character could leave. */
  leaveWords(words: Words, view: T['view']): string

  Token(props: TokenProps): ReactNode
  /** The title's own sign on a round of the track, with its words for those who do not see it. */
  roundSign?(words: Words, view: T['view'], round: number): RoundSign | null
  /** What is to be known of the round now. */
  roundNote?(words: Words, view: T['view']): string | undefined
}

/** Whether a character is seen, and every reason in words. */
export interface Sight {
  readonly seen: boolean
  readonly why: readonly string[]
}

export interface RoundSign {
  readonly sign: ReactNode
  readonly text: string
}
