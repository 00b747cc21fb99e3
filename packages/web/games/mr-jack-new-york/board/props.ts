import type { CellPair, Character, NewYorkView, SpaceId, Tile } from '@gaslight/mr-jack-new-york'
import type { FilmSpeed } from '../../../board-kit/film.ts'
import type { ZoomLabels } from '../../../board-kit/Zoom.tsx'

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

/**
 * How a space is marked; each has its own sign besides its colour. `leave` stands on ports and the land exit, `consult`
 * on the Talkative Informant's space, `source` and `selected` on what is being moved, swapped or turned.
 */
export type Mark = 'target' | 'accuse' | 'leave' | 'consult' | 'swap' | 'source' | 'selected'

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

export interface BoardProps {
  /** The position to draw; where a choice is previewed, the position after it, so that light and tiles follow. */
  readonly scene: Scene
  readonly overlay: Overlay
  /** The short film of what just happened, stage after stage, before `scene` stands. Null when nothing moves. */
  readonly film: readonly Stage[] | null
  /** `off` shows the end at once, as reduced motion does. */
  readonly speed: FilmSpeed
  /** Called once for each film: at its end, or when it is skipped by Escape or a click on the board. Not called for a film taken away. */
  onFilmEnd(): void
  /** The target under the pointer or the keyboard's focus; with touch, the one tapped first. */
  onPreview(target: Target | null): void
  /** A click, Enter, or the second tap on the same target; also where nothing is marked, so that the page can say why not. */
  onPick(target: Target): void
  /** The accessible description of a target in the page's language, for instance "h8, street, Eastman, not visible". */
  describe(target: Target): string
  /** The board's accessible name. */
  label: string
  /** The names of the buttons that enlarge the board where it is small. */
  readonly zoom: ZoomLabels
  /** Whether the names of the spaces are shown. */
  readonly names: boolean
}
