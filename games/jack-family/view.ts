export type Role = 'jack' | 'detective'
export type Reason = 'escaped' | 'arrested' | 'wrong-accusation' | 'dawn'

/** What the Witness card says of Jack's character: whether it was seen at the last appeal. */
export type Witness = 'seen' | 'unseen'

/** An alibi drawn; `character` only for those who may know it. */
export interface AlibiDraw<Character extends string> {
  readonly by: Role
  readonly round: number
  readonly slot: number
  readonly character?: Character
}

/** What an appeal for witnesses said. */
export interface Appeal<Character extends string> {
  readonly round: number
  readonly witness: Witness
  readonly cleared: readonly Character[]
}

/** What one audience may know of either title, field by field. Names stand in alphabetical order. */
export interface JackView<Character extends string = string> {
  readonly audience: Role | 'public' | 'omniscient'
  /** The title's own state of its state machine in which somebody decides. */
  readonly state: string
  /** Who decides: a seat's role, or nobody but chance, or nobody at all. */
  readonly decides: Role | 'chance' | 'nobody'
  /** 1 to 8; 0 before the first round of a title that picks its characters. */
  readonly round: number
  /** The activation of the round, 1 to 4. */
  readonly slot: number
  readonly witness: Witness
  /** The characters on the board. */
  readonly characters: { readonly [name in Character]?: { readonly at: string; readonly suspect: boolean } }
  /** The revealed cards of this round, and whether each has been used. */
  readonly cards: { readonly [name in Character]?: 'open' | 'used' }
  /** The activation under way. */
  readonly active?: {
    readonly character: Character
    readonly seat: Role
    readonly moved: boolean
    readonly power: 'none' | 'open' | 'used'
  }
  readonly alibis: readonly AlibiDraw<Character>[]
  /** Cards left in the alibi deck. */
  readonly deck: number
  readonly appeals: readonly Appeal<Character>[]
  /** Jack's character: for the Jack seat, and for all when the game is over. */
  readonly jack?: Character
  readonly outcome?: { readonly winner: Role; readonly reason: Reason }
}

/** What follows a decision in both titles without one of its own. */
export type JackEffect<Character extends string = string> =
  | { readonly kind: 'deal'; readonly round: number; readonly cards: readonly Character[] }
  | { readonly kind: 'lapse'; readonly character: Character }
  | ({ readonly kind: 'appeal' } & Appeal<Character>)
  | { readonly kind: 'round'; readonly round: number }
  | {
      readonly kind: 'over'
      readonly winner: Role
      readonly reason: Reason
      /** Shown to all, like every alibi that was drawn. */
      readonly jack: Character
      readonly alibis: readonly AlibiDraw<Character>[]
    }
