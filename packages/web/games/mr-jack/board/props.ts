import type { Character, Direction, ExitId, HexId, MrJackView } from '@gaslight/mr-jack'
import type { BoardProps as AnyBoardProps } from '../../../board-kit/props.ts'
import type { Mark } from '../../jack-family/board/Marks.tsx'

/** What the board draws: the public part of a view. The board knows no rules; it is told what to mark. */
export type Scene = Pick<
  MrJackView,
  'options' | 'characters' | 'facing' | 'lamps' | 'covers' | 'cordons' | 'round' | 'witness' | 'extension'
>

/** What can be pointed at, clicked, or reached with the arrow keys. */
export type Target =
  | { readonly kind: 'hex'; readonly hex: HexId }
  | { readonly kind: 'exit'; readonly exit: ExitId }
  | { readonly kind: 'direction'; readonly direction: Direction }
  | { readonly kind: 'edge'; readonly edge: readonly [HexId, HexId] }

/** A way over the board, for previews and animation; two neighbours of the list that do not touch are a sewer ride. */
export interface Way {
  readonly character: Character
  readonly hexes: readonly HexId[]
  readonly exit?: ExitId
}

/** Ways walked at the same time: a single move, the two of a swap, or all shifts of one whistle. */
export type Stage = readonly Way[]

export interface Overlay {
  readonly hexes?: { readonly [hex: HexId]: Mark }
  readonly exits?: { readonly [exit in ExitId]?: Mark }
  /** Directions that can be chosen now, around the character that carries the lantern; the pointer then turns the beam. */
  readonly directions?: readonly Direction[]
  readonly edges?: readonly (readonly [HexId, HexId])[]
  readonly ways?: readonly Way[]
  /** Characters whose card is being played, or that are pointed at in a list. */
  readonly emphasised?: readonly Character[]
  /** Who is seen now; where it is given, all others show a closed eye. Left out unless the player switched it on. */
  readonly seen?: readonly Character[]
  /** Lines of the deduction aid: how far each suspect is from an open exit, and the like. */
  readonly labels?: { readonly [hex: HexId]: string }
  /** Jack's own character, for Jack's eyes (and for all after the end). */
  readonly jack?: Character
}

export type BoardProps = AnyBoardProps<{ scene: Scene; overlay: Overlay; target: Target; stage: Stage }>
