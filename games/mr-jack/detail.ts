import type { Direction, ExitId, HexId } from './board.ts'
import type { Character } from './cast.ts'

/** A whistled (MJ-43) or fleeing (MJ-84) character's way. */
export interface Shift {
  readonly character: Character
  readonly from: HexId
  readonly to: HexId
}

/** A decision, decoded: one kind a state of MJ-20 (and MJ-72 to MJ-85) offers. */
export type MrJackDetail =
  | { readonly kind: 'identity'; readonly character: Character }
  | { readonly kind: 'deal'; readonly cards: readonly Character[] }
  | { readonly kind: 'card'; readonly character: Character }
  | { readonly kind: 'move'; readonly character: Character; readonly from: HexId; readonly to: HexId }
  | { readonly kind: 'stay'; readonly character: Character; readonly at: HexId }
  | {
      readonly kind: 'accusation'
      readonly character: Character
      readonly from: HexId
      readonly to: HexId
      readonly accused: Character
    }
  | { readonly kind: 'leaving'; readonly character: Character; readonly from: HexId; readonly exit: ExitId }
  | { readonly kind: 'swap'; readonly from: HexId; readonly to: HexId; readonly other: Character }
  | { readonly kind: 'cover'; readonly from: HexId; readonly to: HexId }
  | { readonly kind: 'cordon'; readonly from: ExitId; readonly to: ExitId }
  | { readonly kind: 'light'; readonly from: HexId; readonly to: HexId }
  | { readonly kind: 'whistle'; readonly shifts: readonly Shift[] }
  | { readonly kind: 'facing'; readonly direction: Direction }
  | { readonly kind: 'alibi'; readonly character: Character }
  | { readonly kind: 'hands'; readonly jack: readonly Character[] }
  | { readonly kind: 'picks'; readonly characters: readonly Character[] }
  | { readonly kind: 'reveal'; readonly cards: readonly Character[] }
  | { readonly kind: 'placement'; readonly character: Character; readonly at: HexId }
  | { readonly kind: 'barricade'; readonly edge: readonly [HexId, HexId] }
  | { readonly kind: 'imitation'; readonly character: Character }
  | { readonly kind: 'flight'; readonly character: Character; readonly from: HexId; readonly to: HexId }
