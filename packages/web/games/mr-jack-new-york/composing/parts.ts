import type { Choice } from '@gaslight/client'
import type { CellPair, Character, NewYorkDetail, SpaceId } from '@gaslight/mr-jack-new-york'
import type { Mark } from '../../jack-family/board/Marks.tsx'
import { type Grammar, nextOffers, type Offer } from '../../jack-family/composing/offers.ts'
import type { Target } from '../board/props.ts'
import type { NewYork } from '../types.ts'

/** One thing pointed at while a decision is composed: a place of the board, a character by name, or that nobody is. */
export type Part =
  | Target
  | { readonly kind: 'name'; readonly character: Character }
  /** Tumblety exchanges nobody (NY-18). */
  | { readonly kind: 'nobody' }

/** The ways to go on that are shown side by side; a decision belongs to exactly one. */
export type Mode =
  | 'card'
  | 'walk'
  /** Another than Eastman walks in his activation (NY-43). */
  | 'mover'
  | 'entrance'
  | 'lamp'
  | 'site'
  | 'park'
  | 'cover'
  | 'steamer'
  | 'swap'
  | 'informant'

/** The mode of each decision a seat can make; chance decides the others. */
export function modeOf(detail: NewYorkDetail, active: string | undefined): Mode | null {
  switch (detail.kind) {
    case 'card':
    case 'entrance':
    case 'lamp':
    case 'site':
    case 'park':
    case 'cover':
    case 'steamer':
    case 'swap':
    case 'informant':
      return detail.kind
    case 'move':
    case 'stay':
    case 'accusation':
    case 'leaving':
      return detail.character === active ? 'walk' : 'mover'
    case 'decline':
      return 'swap'
    case 'identity':
    case 'deal':
    case 'alibi':
      return null
  }
}

/** What a decision is made of, in the order in which it is pointed at. */
export function partsOf(detail: NewYorkDetail, mode: Mode): readonly Part[] {
  switch (detail.kind) {
    case 'card':
      return [named(detail.character)]
    case 'move':
    case 'accusation':
    case 'leaving':
      return mode === 'mover' ? [space(detail.from), space(detail.to)] : [space(detail.to)]
    case 'stay':
    case 'entrance':
    case 'lamp':
    case 'site':
    case 'park':
    case 'informant':
      return [space(detail.at)]
    case 'cover':
      return [{ kind: 'pair', pair: detail.from }, ...detail.to.map(space)]
    case 'steamer':
      return [space(detail.from), space(detail.to)]
    case 'swap':
      return detail.characters.map(named)
    case 'decline':
      return [{ kind: 'nobody' }]
    case 'identity':
    case 'deal':
    case 'alibi':
      return []
  }
}

/** Equal for equal parts; also a key for lists. */
export function keyOf(part: Part): string {
  switch (part.kind) {
    case 'space':
      return part.space
    case 'pair':
      return `pair ${part.pair.join('/')}`
    case 'name':
      return `name ${part.character}`
    case 'nobody':
      return 'nobody'
  }
}

/** The place of the board that a part is. */
export function placeOf(part: Part): SpaceId | null {
  return part.kind === 'space' ? part.space : null
}

/** What can be pointed at next, after `path` has been pointed at in this mode. */
export function offers(
  choices: readonly Choice<NewYorkDetail>[],
  mode: Mode,
  path: readonly Part[],
  active: string | undefined,
): readonly Offer<NewYork>[] {
  const mine = choices.filter(choice => modeOf(choice.detail, active) === mode)
  const found = nextOffers(GRAMMAR, mine, mode, path)
  return mode === 'cover' ? found.sort((a, b) => bySpace(a.part, b.part)) : found
}

/** Hexes gathered from pairs come as their pairs do, which is nobody's alphabet. */
function bySpace(a: Part, b: Part): number {
  return a.kind === 'space' && b.kind === 'space' ? compare(a.space, b.space) : 0
}

const GRAMMAR: Grammar<NewYork> = {
  keyOf,
  partsOf,
  // The two hexes that a tile covers, and the two that change places, in any order.
  anyOrder: mode => (mode === 'cover' || mode === 'swap' ? 2 : 0),
  markOf,
}

function markOf(detail: NewYorkDetail): Mark {
  switch (detail.kind) {
    case 'accusation':
      return 'accuse'
    case 'leaving':
      return 'leave'
    case 'swap':
      return 'swap'
    default:
      return 'target'
  }
}

export function space(id: SpaceId): Target {
  return { kind: 'space', space: id }
}

export function named(character: Character): Part {
  return { kind: 'name', character }
}

/** Two hexes as an Investigation tile is named: by letter, then number. */
export function pairOf(a: SpaceId, b: SpaceId): CellPair {
  return compare(a, b) <= 0 ? [a, b] : [b, a]
}

function compare(a: SpaceId, b: SpaceId): number {
  return a[0] === b[0] ? Number(a.slice(1)) - Number(b.slice(1)) : a < b ? -1 : 1
}
