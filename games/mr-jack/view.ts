import type { JackEffect, JackView } from '@gaslight/jack-family'
import type { Direction, ExitId, HexId, Tile } from './board.ts'
import type { Character } from './cast.ts'
import type { MrJackOptions } from './options.ts'

export type { Reason, Role } from '@gaslight/jack-family'
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

/**
 * What one audience may know (MJ-57, MJ-68, section 11), built field by field. With the extension cast `characters` has
 * nobody without a token, and `slot` counts the placements of round 0, 1 to 8.
 */
export interface MrJackView extends JackView<Character> {
  readonly options: MrJackOptions
  readonly state: State
  /** Where Watson's lantern (or Moriarty's, MJ-85) points; absent where there is none. */
  readonly facing?: Direction
  /** The lit posts and the tile on each. */
  readonly lamps: { readonly [post: HexId]: Tile }
  readonly covers: readonly HexId[]
  readonly cordons: readonly ExitId[]
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

/** What follows a decision without one of its own, in order. */
export type MrJackEffect =
  | JackEffect<Character>
  | {
      readonly kind: 'picks-shown'
      readonly hands: { readonly jack: readonly Character[]; readonly detective: readonly Character[] }
      readonly picks: { readonly jack: readonly Character[]; readonly detective: readonly Character[] }
    }
  | { readonly kind: 'lamp-out'; readonly post: HexId; readonly tile: Tile }
