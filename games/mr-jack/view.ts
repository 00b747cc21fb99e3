import type { Direction, ExitId, HexId, Tile } from './board.ts'
import type { Character } from './cast.ts'
import type { MrJackOptions } from './options.ts'

export type Role = 'jack' | 'detective'
export type { Tile } from './board.ts'

/** The states of MJ-20 in which somebody decides, and those of MJ-74, MJ-75, MJ-84 and MJ-85. */
export type State =
  | 'identity'
  | 'deal'
  | 'card'
  | 'power-or-move'
  | 'move'
  | 'power-after'
  | 'alibi'
  | 'facing'
  | 'over'
  | 'hands'
  | 'picks'
  | 'reveal'
  | 'placement-card'
  | 'placement'
  | 'barricade'
  | 'imitation'

/** What one audience may know (MJ-57, MJ-68, section 11), built field by field. Names stand in alphabetical order. */
export interface MrJackView {
  readonly audience: Role | 'public' | 'omniscient'
  readonly options: MrJackOptions
  readonly state: State
  /** Who decides: a seat's role, or nobody but chance, or nobody at all. */
  readonly decides: Role | 'chance' | 'nobody'
  /** 1 to 8; 0 while the extension's characters are picked and placed. */
  readonly round: number
  /** The activation of the round, 1 to 4; in round 0 the placement, 1 to 8. */
  readonly slot: number
  readonly witness: 'seen' | 'unseen'
  /** The characters on the board; absent keys have no token yet (extension cast). */
  readonly characters: { readonly [name in Character]?: { readonly at: HexId; readonly suspect: boolean } }
  /** Where Watson's lantern (or Moriarty's, MJ-85) points; absent where there is none. */
  readonly facing?: Direction
  /** The lit posts and the tile on each. */
  readonly lamps: { readonly [post: HexId]: Tile }
  readonly covers: readonly HexId[]
  readonly cordons: readonly ExitId[]
  /** The revealed cards of this round, and whether each has been used. */
  readonly cards: { readonly [name in Character]?: 'open' | 'used' }
  /** The activation under way. */
  readonly active?: {
    readonly character: Character
    readonly seat: Role
    readonly moved: boolean
    readonly power: 'none' | 'open' | 'used'
  }
  /** Alibis drawn so far; `character` only for those who may know it. */
  readonly alibis: readonly {
    readonly by: Role
    readonly round: number
    readonly slot: number
    readonly character?: Character
  }[]
  /** Cards left in the alibi deck. */
  readonly deck: number
  /** What the appeals so far have said (MJ-54). */
  readonly appeals: readonly {
    readonly round: number
    readonly witness: 'seen' | 'unseen'
    readonly cleared: readonly Character[]
  }[]
  /** Jack's character: for the Jack seat, and for all when the game is over. */
  readonly jack?: Character
  readonly outcome?: { readonly winner: Role; readonly reason: Reason }
  /** Only with the extension cast (MJ-74, MJ-83, MJ-85, MJ-87). */
  readonly extension?: {
    readonly hands?: { readonly jack: readonly Character[]; readonly detective: readonly Character[] }
    /** A seat's own picks, and both once both have picked. */
    readonly picks?: { readonly jack?: readonly Character[]; readonly detective?: readonly Character[] }
    readonly barricade?: readonly [HexId, HexId]
    readonly imitates?: Character
    /** Who carries the lantern, if it is not Watson. */
    readonly lantern?: Character
  }
}

export type Reason = 'escaped' | 'arrested' | 'wrong-accusation' | 'dawn'

/** What follows a decision without one of its own, in order. */
export type MrJackEffect =
  | { readonly kind: 'deal'; readonly round: number; readonly cards: readonly Character[] }
  | { readonly kind: 'lapse'; readonly character: Character }
  | {
      readonly kind: 'picks-shown'
      readonly hands: { readonly jack: readonly Character[]; readonly detective: readonly Character[] }
      readonly picks: { readonly jack: readonly Character[]; readonly detective: readonly Character[] }
    }
  | {
      readonly kind: 'appeal'
      readonly round: number
      readonly witness: 'seen' | 'unseen'
      readonly cleared: readonly Character[]
    }
  | { readonly kind: 'lamp-out'; readonly post: HexId; readonly tile: Tile }
  | { readonly kind: 'round'; readonly round: number }
  | {
      readonly kind: 'over'
      readonly winner: Role
      readonly reason: Reason
      /** Shown to all, like every alibi that was drawn (MJ-66). */
      readonly jack: Character
      readonly alibis: MrJackView['alibis']
    }
