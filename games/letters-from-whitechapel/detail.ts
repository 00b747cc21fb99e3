import type { Colour, Face } from './cast.ts'
import type { CircleNumber, CrossingId } from './map.ts'

/** A decision, decoded: the kinds in the order of the points of LW-18. */
export type WhitechapelDetail =
  | { readonly kind: 'hideout'; readonly circle: CircleNumber }
  | { readonly kind: 'woman'; readonly circle: CircleNumber; readonly woman: 'marked' | 'plain' | 'none' }
  | { readonly kind: 'head'; readonly colour: Colour }
  | { readonly kind: 'address'; readonly circle: CircleNumber }
  | { readonly kind: 'patrol'; readonly face: Face; readonly at: CrossingId }
  | {
      readonly kind: 'letter'
      readonly letter: 'dear-boss' | 'from-hell'
      readonly from: CrossingId
      readonly to: CrossingId
    }
  /** The lower-numbered crossing first. */
  | { readonly kind: 'saucy-jacky'; readonly crossings: readonly [CrossingId, CrossingId] }
  /** The Head moves a token for Saucy Jacky (D6). */
  | { readonly kind: 'shift'; readonly from: CrossingId; readonly to: CrossingId }
  | { readonly kind: 'wait' }
  /** One victim; on night 3 two, in order (LW-36). */
  | { readonly kind: 'kill'; readonly victims: readonly CircleNumber[] }
  | { readonly kind: 'wretched'; readonly from: CircleNumber; readonly to: CircleNumber }
  /** She has nowhere to go (LW-41). */
  | { readonly kind: 'wretched-stays'; readonly at: CircleNumber }
  | { readonly kind: 'flip'; readonly at: CrossingId }
  | { readonly kind: 'move'; readonly to: CircleNumber; readonly declared: boolean }
  | { readonly kind: 'alley'; readonly to: CircleNumber }
  | { readonly kind: 'coach'; readonly via: CircleNumber; readonly to: CircleNumber }
  | { readonly kind: 'goulston'; readonly colour: Colour }
  /** Which pawn goes to x99 (D12). */
  | { readonly kind: 'x99'; readonly colour: Colour }
  | { readonly kind: 'police'; readonly colour: Colour; readonly to: CrossingId }
  | { readonly kind: 'police-stays'; readonly colour: Colour }
  | { readonly kind: 'false-clue'; readonly circle: CircleNumber }
  | { readonly kind: 'search'; readonly colour: Colour; readonly circle: CircleNumber }
  | { readonly kind: 'arrest'; readonly colour: Colour; readonly circle: CircleNumber }
  | { readonly kind: 'area-arrest'; readonly colour: Colour }
  | { readonly kind: 'rush'; readonly colour: Colour; readonly to: CrossingId }
  | { readonly kind: 'pass'; readonly colour: Colour }
  /** Nothing, where something is offered: D3, D5, D11, D14. */
  | { readonly kind: 'decline'; readonly what: 'address' | 'letter' | 'goulston' | 'false-clue' }
