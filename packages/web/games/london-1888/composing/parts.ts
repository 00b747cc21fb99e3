import type { ActionCardId, CharacterId, ItemName, LondonDetail, SpaceId, WeaponId } from '@gaslight/london-1888'

/** One thing pointed at while a decision is composed. */
export type Part =
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'player'; readonly character: CharacterId }
  | { readonly kind: 'blocker'; readonly space: SpaceId }
  | { readonly kind: 'card'; readonly card: ActionCardId }
  | { readonly kind: 'weapon'; readonly weapon: WeaponId }
  | { readonly kind: 'item'; readonly side: 'give' | 'want' | 'sale'; readonly item: ItemName }
  /** A face-down card of the line that is meant, 1 to 5. */
  | { readonly kind: 'position'; readonly position: number }
  /** What needs no thing of the table: what is taken, what is lost, that the card is played. */
  | { readonly kind: 'option'; readonly option: string }

/** Ways to go on that are pointed at part by part. */
export const MODES = [
  'walk',
  'card',
  'treat',
  'attack',
  'question',
  'search',
  'offer',
  'market',
  'arrest',
  'protester',
  'character',
  'designate',
  'postcard',
  'clue',
  'letter',
  'discard',
  'take',
  'drop',
  'item',
  'accept',
] as const
export type Mode = (typeof MODES)[number]

/** Equal for equal parts. */
export function keyOf(part: Part): string {
  switch (part.kind) {
    case 'space':
      return part.space
    case 'player':
      return part.character
    case 'blocker':
      return `pawn ${part.space}`
    case 'card':
      return part.card
    case 'weapon':
      return part.weapon
    case 'item':
      return `${part.side} ${part.item}`
    case 'position':
      return `#${part.position}`
    case 'option':
      return part.option
  }
}

const space = (id: SpaceId): Part => ({ kind: 'space', space: id })
const player = (character: CharacterId): Part => ({ kind: 'player', character })
const card = (id: ActionCardId): Part => ({ kind: 'card', card: id })
const weapon = (id: WeaponId): Part => ({ kind: 'weapon', weapon: id })
const position = (at: number): Part => ({ kind: 'position', position: at })
const option = (name: string): Part => ({ kind: 'option', option: name })
const item = (side: 'give' | 'want' | 'sale', name: ItemName): Part => ({ kind: 'item', side, item: name })

/** Null for what is a button by itself: to roll, to pass, to end the turn. */
export function modeOf(detail: LondonDetail): Mode | null {
  switch (detail.kind) {
    case 'play':
      return 'card'
    case 'accept':
      return detail.card === undefined ? null : 'accept'
    case 'walk':
    case 'treat':
    case 'attack':
    case 'question':
    case 'search':
    case 'offer':
    case 'market':
    case 'arrest':
    case 'protester':
    case 'character':
    case 'designate':
    case 'postcard':
    case 'clue':
    case 'letter':
    case 'discard':
    case 'take':
    case 'drop':
    case 'item':
      return detail.kind
    default:
      return null
  }
}

/** The orders in which what a decision is made of can be pointed at. */
export function partsOf(detail: LondonDetail): readonly (readonly Part[])[] {
  if (detail.kind !== 'designate' || detail.positions.length < 2) return [inOrder(detail)]
  const places = detail.positions.map(position)
  return [places, places.toReversed()]
}

function inOrder(detail: LondonDetail): readonly Part[] {
  switch (detail.kind) {
    case 'walk':
      return [space(detail.to)]
    case 'play':
      return [card(detail.card), ...aimOf(detail)]
    case 'treat':
      return [player(detail.patient)]
    case 'attack': {
      const { victim } = detail
      const hit = victim === undefined ? [] : [victim === 'lost' ? option('lost') : player(victim)]
      return [weapon(detail.weapon), player(detail.target), ...hit]
    }
    case 'question':
    case 'arrest':
      return [player(detail.player)]
    case 'search':
      return [option(`${detail.token}-token`)]
    case 'offer':
      return [player(detail.player), item('give', detail.give), item('want', detail.want)]
    case 'market':
      return [option(detail.deal)]
    case 'protester':
      return [detail.from === undefined ? option('supply') : { kind: 'blocker', space: detail.from }, space(detail.to)]
    case 'character':
      return [player(detail.character)]
    case 'designate':
      return detail.positions.map(position)
    case 'postcard':
    case 'clue':
      return [player(detail.player), position(detail.position)]
    case 'letter':
    case 'discard':
      return [card(detail.card)]
    case 'take':
    case 'drop':
      return [weapon(detail.weapon)]
    case 'item':
      return [item('sale', detail.item)]
    case 'accept':
      return detail.card === undefined ? [] : [card(detail.card)]
    default:
      return []
  }
}

/** What an ACTION card names besides itself; one that names nothing is confirmed, since it goes at once. */
function aimOf(detail: Extract<LondonDetail, { kind: 'play' }>): readonly Part[] {
  if (detail.from !== undefined && detail.to !== undefined)
    return [{ kind: 'blocker', space: detail.from }, space(detail.to)]
  if (detail.player === undefined) return [option('play')]
  const aim: Part[] = [player(detail.player)]
  if (detail.position !== undefined) aim.push(position(detail.position))
  if (detail.loss !== undefined) aim.push(option(detail.loss))
  if (detail.money !== undefined) aim.push(option(String(detail.money)))
  return aim
}
