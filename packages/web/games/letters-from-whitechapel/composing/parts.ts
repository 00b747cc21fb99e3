import type {
  CircleNumber,
  Colour,
  CrossingId,
  WhitechapelDetail,
  WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import type { Mark, Target } from '../map/props.ts'

/** One thing pointed at while a decision is composed: a place of the map, or a policeman by his colour. */
export type Part = Target | { readonly kind: 'pawn'; readonly colour: Colour }

/** The ways to go on that are shown side by side, in their order; a decision that needs no pointing belongs to none. */
export const MODES = [
  'hideout',
  'marked',
  'plain',
  'none',
  'address',
  'patrol',
  'dear-boss',
  'from-hell',
  'saucy-jacky',
  'shift',
  'kill',
  'wretched',
  'flip',
  'walk',
  'alley',
  'coach',
  'goulston',
  'x99',
  'police',
  'false-clue',
  'search',
  'arrest',
  'rush',
  'pass',
] as const
export type Mode = (typeof MODES)[number]

/** What a decision looks like on the map as it stands. */
export type Ground = Pick<WhitechapelView, 'policemen'>

/** Equal for equal parts; for a place that of the map's node. */
export function keyOf(part: Part): string {
  switch (part.kind) {
    case 'circle':
      return `c${part.circle}`
    case 'crossing':
      return part.crossing
    case 'pawn':
      return part.colour
  }
}

function circlePart(circle: CircleNumber): Part {
  return { kind: 'circle', circle }
}

function crossingPart(crossing: CrossingId): Part {
  return { kind: 'crossing', crossing }
}

function pawnPart(colour: Colour): Part {
  return { kind: 'pawn', colour }
}

/** Null for what needs no pointing. */
export function modeOf(detail: WhitechapelDetail): Mode | null {
  switch (detail.kind) {
    case 'woman':
      return detail.woman
    case 'letter':
      return detail.letter
    case 'wretched-stays':
      return 'wretched'
    case 'move':
      return 'walk'
    case 'police-stays':
      return 'police'
    case 'area-arrest':
      return 'arrest'
    case 'head':
    case 'wait':
    case 'decline':
      return null
    default:
      return detail.kind
  }
}

/** What a decision is made of, in the order in which it is pointed at. A policeman who stays is put where he stands. */
export function partsOf(detail: WhitechapelDetail, { policemen }: Ground): readonly Part[] {
  switch (detail.kind) {
    case 'hideout':
    case 'woman':
    case 'address':
    case 'false-clue':
      return [circlePart(detail.circle)]
    case 'patrol':
    case 'flip':
      return [crossingPart(detail.at)]
    case 'letter':
    case 'shift':
      return [crossingPart(detail.from), crossingPart(detail.to)]
    case 'saucy-jacky':
      return detail.crossings.map(crossingPart)
    case 'kill':
      return detail.victims.map(circlePart)
    case 'wretched':
      return [circlePart(detail.from), circlePart(detail.to)]
    case 'wretched-stays':
      return [circlePart(detail.at)]
    case 'move':
    case 'alley':
      return [circlePart(detail.to)]
    case 'coach':
      return [circlePart(detail.via), circlePart(detail.to)]
    case 'goulston':
    case 'x99':
    case 'area-arrest':
    case 'pass':
      return [pawnPart(detail.colour)]
    case 'police':
    case 'rush':
      return [pawnPart(detail.colour), crossingPart(detail.to)]
    case 'police-stays': {
      const at = policemen[detail.colour]
      return at === undefined ? [pawnPart(detail.colour)] : [pawnPart(detail.colour), crossingPart(at)]
    }
    case 'search':
    case 'arrest':
      return [pawnPart(detail.colour), circlePart(detail.circle)]
    case 'head':
    case 'wait':
    case 'decline':
      return []
  }
}

/** How many of the last parts may be pointed at in any order. */
export function anyOrder(mode: Mode): number {
  return mode === 'saucy-jacky' ? 2 : 0
}

/** The mark of the part that completes a decision. */
export function markOf(detail: WhitechapelDetail): Mark {
  switch (detail.kind) {
    case 'search':
      return 'search'
    case 'arrest':
    case 'area-arrest':
      return 'arrest'
    case 'move':
      return detail.declared ? 'declare' : 'target'
    default:
      return 'target'
  }
}
