import type { ActionCardId } from './action-cards.ts'
import type { CharacterId } from './cast.ts'
import type { SEARCHES, TOKENS, TURNED } from './codec.ts'
import type { EventId } from './event-cards.ts'
import type { ItemName } from './items.ts'
import type { SpaceId } from './map.ts'
import type { FaceName } from './view.ts'
import type { WeaponId } from './weapons.ts'

/** What an arrest takes: `ordinary` is that of causes P, B and K. */
export const LOSSES = ['ordinary', 'weapon', 'silver', 'none'] as const
export type LossName = (typeof LOSSES)[number]

export const SIDE_CHOICES = ['keep', 'hunter', 'accomplice'] as const

/** The one that a position counts from 1 to 5. */
export type Place = number

/** A decision in names; players are called by their characters. Numbers of positions are 1 to 5. */
export type LondonDetail =
  | { readonly kind: 'character'; readonly character: CharacterId }
  | { readonly kind: 'role'; readonly player: CharacterId }
  | { readonly kind: 'draw'; readonly card: ActionCardId }
  | { readonly kind: 'event'; readonly event: EventId }
  | { readonly kind: 'die'; readonly value: number }
  | { readonly kind: 'identity'; readonly card: (typeof TURNED)[number] }
  | { readonly kind: 'token'; readonly token: (typeof TOKENS)[number] }
  | { readonly kind: 'weapon-card'; readonly weapon: WeaponId }
  | { readonly kind: 'stolen'; readonly card: ActionCardId }
  | { readonly kind: 'place'; readonly position: Place }
  /** At the end: the cards of a line that nobody has seen, by position; what face-down tokens of a place are (LD-187). */
  | {
      readonly kind: 'line'
      readonly player: CharacterId
      readonly cards: { readonly [position: string]: (typeof TURNED)[number] }
    }
  | { readonly kind: 'tokens'; readonly at: SpaceId; readonly tokens: readonly FaceName[] }
  | { readonly kind: 'letter'; readonly card: ActionCardId }
  | { readonly kind: 'postcard'; readonly player: CharacterId; readonly position: Place }
  | { readonly kind: 'lose'; readonly what: LossName }
  | { readonly kind: 'side'; readonly side: (typeof SIDE_CHOICES)[number] }
  | { readonly kind: 'roll' }
  | { readonly kind: 'end' }
  | { readonly kind: 'trade' }
  | { readonly kind: 'shop' }
  /** Decision g is declared. */
  | { readonly kind: 'market'; readonly deal: 'sell' | 'buy' | 'clue' }
  | { readonly kind: 'price'; readonly accepted: boolean }
  | { readonly kind: 'stop' }
  | { readonly kind: 'walk'; readonly to: SpaceId }
  | PlayDetail
  | { readonly kind: 'treat'; readonly patient: CharacterId }
  /** `victim`: who takes the shot, where it is not the target. */
  | {
      readonly kind: 'attack'
      readonly weapon: WeaponId
      readonly target: CharacterId
      readonly victim?: CharacterId | 'lost'
    }
  | { readonly kind: 'question'; readonly player: CharacterId }
  | { readonly kind: 'designate'; readonly positions: readonly Place[] }
  | { readonly kind: 'search'; readonly token: (typeof SEARCHES)[number] }
  | { readonly kind: 'take'; readonly weapon: WeaponId }
  | { readonly kind: 'drop'; readonly weapon: WeaponId }
  | { readonly kind: 'offer'; readonly player: CharacterId; readonly give: ItemName; readonly want: ItemName }
  | AnswerDetail
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'item'; readonly item: ItemName }
  | { readonly kind: 'clue'; readonly player: CharacterId; readonly position: Place }
  | { readonly kind: 'arrest'; readonly player: CharacterId }
  /** A Protester pawn, from Lusk's supply where `from` is left out. */
  | { readonly kind: 'protester'; readonly from?: SpaceId; readonly to: SpaceId }
  | { readonly kind: 'discard'; readonly card: ActionCardId }

/** An ACTION card in one's own turn; what else it names depends on the card. */
export interface PlayDetail {
  readonly kind: 'play'
  readonly card: ActionCardId
  readonly player?: CharacterId
  readonly position?: Place
  readonly loss?: LossName
  /** `notes`, or the value of a SILVER token. */
  readonly money?: 'notes' | number
  readonly from?: SpaceId
  readonly to?: SpaceId
}

/** What the player asked in a window says. */
export type AnswerDetail =
  | { readonly kind: 'pass'; readonly player: CharacterId }
  | { readonly kind: 'accept'; readonly player: CharacterId; readonly card?: ActionCardId }
  | { readonly kind: 'bail'; readonly player: CharacterId }
  | {
      readonly kind: 'answer'
      readonly player: CharacterId
      readonly card: ActionCardId
      readonly loss?: LossName
    }
