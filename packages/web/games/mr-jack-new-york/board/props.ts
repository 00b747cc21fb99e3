import type { CellPair, Character, NewYorkView, SpaceId, Tile } from '@gaslight/mr-jack-new-york'
import type { BoardProps as AnyBoardProps } from '../../../board-kit/props.ts'
import type { Mark } from '../../jack-family/board/Marks.tsx'

/** What the board draws: the public part of a view. The board knows no rules; it is told what to mark. */
export type Scene = Pick<
  NewYorkView,
  'characters' | 'tiles' | 'investigation' | 'steamers' | 'informant' | 'round' | 'witness'
>

/** What can be pointed at, clicked, or reached with the arrow keys. */
export type Target =
  /** A cell of any type, ports and the land exit too, or Liberty Island. */
  | { readonly kind: 'space'; readonly space: SpaceId }
  /** An Investigation tile as it lies; both its cells mean it while `overlay.pairs` marks it, else they are spaces. */
  | { readonly kind: 'pair'; readonly pair: CellPair }

/** A movement on the board, for previews, for the marks that stay, and for the film. */
export type Way =
  /** Two spaces in a row that do not touch are a metro ride or a ferry; the last may be a port or the land exit. */
  | { readonly kind: 'walk'; readonly character: Character; readonly spaces: readonly SpaceId[] }
  /** A Steamer goes from port to port, over open water. */
  | { readonly kind: 'sail'; readonly from: SpaceId; readonly to: SpaceId }
  /** An Investigation tile is lifted and put down elsewhere. */
  | { readonly kind: 'cover'; readonly from: CellPair; readonly to: CellPair }
  /** A tile is put down, or turned to its Park side where it lies; `was` is the face it showed before. */
  | { readonly kind: 'tile'; readonly tile: Tile; readonly at: SpaceId; readonly was?: Tile }
  /** The Informant goes, Mute side up, from where he was consulted. */
  | { readonly kind: 'informant'; readonly from: SpaceId; readonly to: SpaceId }

/** Ways that happen at the same time: a single move, or the two of a swap. */
export type Stage = readonly Way[]

/** What a previewed power changes, against the board as it is; `scene` shows the board after it. */
export interface Changes {
  /** Spaces that the character with the move to come can end on only after it, or only before it. */
  readonly gained: readonly SpaceId[]
  readonly lost: readonly SpaceId[]
  /** Who is seen only after it, or only before it. */
  readonly seen: readonly Character[]
  readonly unseen: readonly Character[]
  /** Ports and the land exit by which one could leave only after it, or only before it. */
  readonly opened: readonly SpaceId[]
  readonly shut: readonly SpaceId[]
}

export interface Overlay {
  /** `leave` stands on ports and the land exit, `consult` on the Talkative Informant's space. */
  readonly spaces?: { readonly [space: SpaceId]: Mark }
  /** Investigation tiles that can be moved now, or the one that is. */
  readonly pairs?: readonly { readonly pair: CellPair; readonly mark: 'source' | 'selected' }[]
  /** Ways out that one could take now: a Steamer or the land exit, with an approach that can be walked on. */
  readonly open?: readonly SpaceId[]
  readonly ways?: readonly Way[]
  readonly changes?: Changes
  /** Characters whose card is being played, or that are pointed at in a list. */
  readonly emphasised?: readonly Character[]
  /** Who is seen now; where it is given, all others show a closed eye. Left out unless the player switched it on. */
  readonly seen?: readonly Character[]
  /** Lines of the deduction aid under a character: by which ways out it could leave, and the like. */
  readonly labels?: { readonly [space: SpaceId]: string }
  /** Jack's own character, for Jack's eyes (and for all after the end). */
  readonly jack?: Character
}

export type BoardProps = AnyBoardProps<{ scene: Scene; overlay: Overlay; target: Target; stage: Stage }>
