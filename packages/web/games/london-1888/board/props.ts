import type { CharacterId, LocationId, LondonView, SpaceId, WeaponId } from '@gaslight/london-1888'
import type { BoardProps as AnyBoardProps } from '../../../board-kit/props.ts'

/** What the board draws: the public part of a view. The board knows no rules; it is told what to mark. */
export type Scene = Pick<
  LondonView,
  'players' | 'protesters' | 'police' | 'tokens' | 'events' | 'holder' | 'turn' | 'unmasked'
>

/** What can be pointed at, clicked, or reached with the arrow keys. A blocking pawn is known by its street space. */
export type Target =
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'pawn'; readonly character: CharacterId }
  | { readonly kind: 'blocker'; readonly space: SpaceId }

/**
 * How a space, a pawn or a blocking pawn is marked; each has its own sign besides its colour. `aim`, `arrest` and `ask`
 * are choices like `target`; `selected` is what has been chosen and can still be changed; `source` stands on what moves.
 */
export type Mark = 'target' | 'aim' | 'arrest' | 'ask' | 'selected' | 'source'

export type BlockerKind = 'protester' | 'police'

/** A movement or a shot, previewed or filmed. */
export type Way =
  /** Step by step, first and last space included; two spaces one after the other are adjacent. */
  | { readonly kind: 'walk'; readonly who: CharacterId; readonly spaces: readonly SpaceId[] }
  /** Taken away at once, as to the Prison. */
  | { readonly kind: 'sent'; readonly who: CharacterId; readonly from: SpaceId; readonly to: SpaceId }
  /** Out of the supply, where `from` is left out. */
  | { readonly kind: 'blocker'; readonly pawn: BlockerKind; readonly from?: SpaceId; readonly to: SpaceId }
  /** Along its line of fire, first and last space included; one space alone for a blow at DIST 0. */
  | {
      readonly kind: 'shot'
      readonly weapon: WeaponId
      readonly spaces: readonly SpaceId[]
      /** Who is hit; left out where the shot is lost, or not yet fired. */
      readonly hits?: CharacterId
    }

/** What a film shows besides ways, beside the pawn of a character. */
export type Show =
  | { readonly kind: 'die'; readonly by: CharacterId; readonly value: number }
  /** A card played or turned over; without a title it stays face down. The title is in the page's language. */
  | {
      readonly kind: 'card'
      readonly by: CharacterId
      readonly of: 'action' | 'weapon' | 'identity' | 'token'
      readonly title?: string
    }
  /** An event card in the middle of the board, or at a murder's place. */
  | { readonly kind: 'event'; readonly title: string; readonly at?: SpaceId }

/** What happens at the same time. */
export type Stage = readonly (Way | Show)[]

export interface Overlay {
  readonly spaces?: { readonly [space: SpaceId]: Mark }
  readonly pawns?: { readonly [character in CharacterId]?: Mark }
  /** By the street space of the blocking pawn. */
  readonly blockers?: { readonly [space: SpaceId]: Mark }
  /** Where a walk can end, with its steps. These spaces can be chosen, as those marked `target`. */
  readonly reach?: { readonly [space: SpaceId]: number }
  /** What somebody else can reach; it only says something. */
  readonly threat?: { readonly of: CharacterId; readonly spaces: readonly SpaceId[] }
  /** The locations whose doors are open to who looks; where it is given, all other doors are shown barred. */
  readonly open?: readonly LocationId[]
  readonly ways?: readonly Way[]
  /** Lines of fire that are not pointed at, to each target of a weapon. */
  readonly lines?: readonly (readonly SpaceId[])[]
  /** Characters that are pointed at in a list beside the board. */
  readonly emphasised?: readonly CharacterId[]
  /** Spaces that are pointed at in words beside the board. */
  readonly lit?: readonly SpaceId[]
  /** A line under a space. */
  readonly labels?: { readonly [space: SpaceId]: string }
  /** Who is Jack, for who knows it while he is not unmasked. */
  readonly jack?: CharacterId
  /** The pawn of who looks. */
  readonly own?: CharacterId
}

/** Spaces that the window is to be moved to; every new object moves it anew. */
export interface Look {
  readonly at: readonly SpaceId[]
}

export interface BoardProps extends AnyBoardProps<{ scene: Scene; overlay: Overlay; target: Target; stage: Stage }> {
  /** How a space is called, in the page's language; at a location it is written on the board. */
  nameOf(space: SpaceId): string
  readonly look?: Look | null
}
