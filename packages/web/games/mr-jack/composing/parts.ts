import type { Choice } from '@gaslight/client'
import type { Character, MrJackDetail } from '@gaslight/mr-jack'
import type { Mark } from '../../jack-family/board/Marks.tsx'
import { type Grammar, nextOffers, type Offer } from '../../jack-family/composing/offers.ts'
import type { Target } from '../board/props.ts'
import type { London } from '../types.ts'
import { whistleOffers } from './whistle.ts'

/** One thing pointed at while a decision is composed: a place of the board, or a character by name. */
export type Part = Target | { readonly kind: 'name'; readonly character: Character }

/** The ways to go on that are shown side by side; a decision belongs to exactly one. */
export type Mode =
  | 'card'
  | 'walk'
  | 'swap'
  | 'light'
  | 'cover'
  | 'cordon'
  | 'whistle'
  | 'facing'
  | 'picks'
  | 'placement'
  | 'barricade'
  | 'imitation'
  | 'flight'

/** The mode of each decision a seat can make; chance decides the others. */
const MODE: { readonly [kind in MrJackDetail['kind']]: Mode | null } = {
  card: 'card',
  move: 'walk',
  stay: 'walk',
  accusation: 'walk',
  leaving: 'walk',
  swap: 'swap',
  light: 'light',
  cover: 'cover',
  cordon: 'cordon',
  whistle: 'whistle',
  facing: 'facing',
  picks: 'picks',
  placement: 'placement',
  barricade: 'barricade',
  imitation: 'imitation',
  flight: 'flight',
  identity: null,
  deal: null,
  alibi: null,
  hands: null,
  reveal: null,
}

export function modeOf(detail: MrJackDetail): Mode | null {
  return MODE[detail.kind]
}

/** What a decision is made of, in the order in which it is pointed at. Whistles are sets of shifts: see `whistle.ts`. */
export function partsOf(detail: MrJackDetail): readonly Part[] {
  switch (detail.kind) {
    case 'card':
    case 'imitation':
      return [{ kind: 'name', character: detail.character }]
    case 'move':
    case 'accusation':
    case 'swap':
      return [{ kind: 'hex', hex: detail.to }]
    case 'stay':
    case 'placement':
      return [{ kind: 'hex', hex: detail.at }]
    case 'leaving':
      return [{ kind: 'exit', exit: detail.exit }]
    case 'light':
    case 'cover':
    case 'flight':
      return [
        { kind: 'hex', hex: detail.from },
        { kind: 'hex', hex: detail.to },
      ]
    case 'cordon':
      return [
        { kind: 'exit', exit: detail.from },
        { kind: 'exit', exit: detail.to },
      ]
    case 'facing':
      return [{ kind: 'direction', direction: detail.direction }]
    case 'barricade':
      return [{ kind: 'edge', edge: detail.edge }]
    case 'picks':
      return detail.characters.map(character => ({ kind: 'name', character }))
    case 'whistle':
      return detail.shifts.flatMap(shift => [
        { kind: 'hex', hex: shift.from } as const,
        { kind: 'hex', hex: shift.to } as const,
      ])
    case 'identity':
    case 'deal':
    case 'alibi':
    case 'hands':
    case 'reveal':
      return []
  }
}

/** Equal for equal parts; also a key for lists. */
export function keyOf(part: Part): string {
  switch (part.kind) {
    case 'hex':
      return part.hex
    case 'exit':
      return `exit ${part.exit}`
    case 'direction':
      return `direction ${part.direction}`
    case 'edge':
      return `edge ${[...part.edge].sort().join('/')}`
    case 'name':
      return `name ${part.character}`
  }
}

/** The place of the board that a part is. */
export function placeOf(part: Part): string | null {
  return part.kind === 'hex' ? part.hex : null
}

function markOf(detail: MrJackDetail): Mark {
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

const GRAMMAR: Grammar<London> = {
  keyOf,
  partsOf,
  // MJ-74: two names in any order.
  anyOrder: mode => (mode === 'picks' ? 2 : 0),
  markOf,
}

/** What can be pointed at next, after `path` has been pointed at in this mode. */
export function offers(
  choices: readonly Choice<MrJackDetail>[],
  mode: Mode,
  path: readonly Part[],
): readonly Offer<London>[] {
  const mine = choices.filter(choice => modeOf(choice.detail) === mode)
  return mode === 'whistle' ? whistleOffers(mine, path) : nextOffers(GRAMMAR, mine, mode, path)
}
