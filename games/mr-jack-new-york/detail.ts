import type { Character } from './cast.ts'
import type { CellPair, SpaceId } from './view.ts'

/**
 * A decision, decoded: one kind for everything that a state of NY-18 offers. `character` of a move, an accusation and a
 * leaving is whoever moves: in Eastman's activation that may be another (NY-43).
 */
export type NewYorkDetail =
  | { readonly kind: 'identity'; readonly character: Character }
  | { readonly kind: 'deal'; readonly cards: readonly Character[] }
  | { readonly kind: 'card'; readonly character: Character }
  /** Ending on the Talkative Informant makes it a consultation (NY-50). */
  | { readonly kind: 'move'; readonly character: Character; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly kind: 'stay'; readonly character: Character; readonly at: SpaceId }
  | {
      readonly kind: 'accusation'
      readonly character: Character
      readonly from: SpaceId
      readonly to: SpaceId
      readonly accused: Character
    }
  /** `to` is a port or the land exit. */
  | { readonly kind: 'leaving'; readonly character: Character; readonly from: SpaceId; readonly to: SpaceId }
  /** Beach's Metro entrance (NY-33). */
  | { readonly kind: 'entrance'; readonly at: SpaceId }
  /** Latimer's Gaslamp (NY-34). */
  | { readonly kind: 'lamp'; readonly at: SpaceId }
  /** Rider's Building site (NY-35). */
  | { readonly kind: 'site'; readonly at: SpaceId }
  /** Grant turns a tile to its Park side (NY-37). */
  | { readonly kind: 'park'; readonly at: SpaceId }
  /** Callahan's Investigation tile (NY-38). */
  | { readonly kind: 'cover'; readonly from: CellPair; readonly to: CellPair }
  | { readonly kind: 'steamer'; readonly from: SpaceId; readonly to: SpaceId }
  /** Tumblety's exchange (NY-40): his neighbour first; if both are neighbours, by alphabet. */
  | { readonly kind: 'swap'; readonly characters: readonly [Character, Character] }
  /** Tumblety does not swap (NY-18, state 7). */
  | { readonly kind: 'decline' }
  /** Where the consulted Informant goes (NY-51). */
  | { readonly kind: 'informant'; readonly at: SpaceId }
  | { readonly kind: 'alibi'; readonly character: Character }
