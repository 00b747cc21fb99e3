import type { Seat } from '@gaslight/core'
import type { ActionCardId } from './action-cards.ts'
import type { CharacterId } from './cast.ts'
import type { Reason } from './endings.ts'
import type { EventId } from './event-cards.ts'
import type { ItemName } from './items.ts'
import type { LocationId, SpaceId } from './map.ts'
import type { LondonOptions } from './options.ts'
import type { WeaponId } from './weapons.ts'

/** By `Phase`. */
export const STATES = [
  'characters',
  'role',
  'deal',
  'event',
  'letter',
  'postcard',
  'peek',
  'lose',
  'market-window',
  'side',
  'draw',
  'act',
  'die',
  'question-window',
  'designate',
  'identity',
  'place',
  'token',
  'weapon-card',
  'token-card',
  'stolen',
  'knocked',
  'shot-window',
  'arrest-window',
  'release-window',
  'curfew-window',
  'offer-window',
  'trade-window',
  'take',
  'drop',
  'sell',
  'price',
  'buy',
  'clue',
  'discard',
  'over',
  'showing',
] as const
export type State = (typeof STATES)[number]

export const DICE = ['steps', 'sale', 'purchase', 'rope'] as const
export const MARKET_WHYS = ['enter', 'start', 'declare'] as const
export const DEALS = ['none', 'sell', 'buy', 'clue', 'selling'] as const
export const CAUSES = ['power', 'ordinary', 'market', 'raid', 'kill'] as const
export const SERVINGS = ['no', 'turn', 'start'] as const
export const SIDES = ['none', 'hunter', 'accomplice'] as const
/** What lies in a line; `role` where only the kind of card counts. */
export const IDENTITIES = ['none', 'false_lead', 'suspect', 'role'] as const
/** What a face-down token is, that of the Bank apart. */
export const FACES = ['action', 'life', 'weapon'] as const
export type FaceName = (typeof FACES)[number]
export type IdentityName = Exclude<(typeof IDENTITIES)[number], 'none'>

/** How many there are of each; what there is none of is left out. */
export type Counts<K extends string> = { readonly [key in K]?: number }
/** By £1 to £5. */
export type SilverCounts = Counts<'1' | '2' | '3' | '4' | '5'>

/** A card looked at in secret: everybody knows that, only the peeker what it was. */
export interface Peek {
  readonly card?: IdentityName
  /** It still lies there; else a Suspect of that line has gone back since. */
  readonly valid: boolean
}

export interface PlayerView {
  readonly character: CharacterId
  /** Left out once the pawn is removed. */
  readonly at?: SpaceId
  readonly life: number
  readonly pounds: number
  readonly silver?: SilverCounts
  readonly lifeTokens?: number
  readonly weapons?: Counts<WeaponId>
  /** ACTION cards in hand, and which, for who may know. */
  readonly cards: number
  readonly hand?: Counts<ActionCardId>
  readonly curfew?: true
  readonly serving?: 'turn' | 'start'
  readonly summoned?: true
  /** Shown Innocent, before all eyes. */
  readonly shown?: true
  readonly side?: 'hunter' | 'accomplice'
  /** How often he has asked, looked or had turned over, and kept silent with an ALIBI: all have seen it. */
  readonly inquiries?: number
  readonly alibis?: number
  /** For who may know. */
  readonly role?: 'jack' | 'innocent'
  /** The cards that lie face up, by position 1 to 5. */
  readonly line?: { readonly [position: string]: IdentityName }
  /** Once the game is decided: the cards that lie face down at its end (LD-187). */
  readonly covered?: { readonly [position: string]: IdentityName }
  /** What he has looked at, by `seat#position`. */
  readonly peeks?: { readonly [place: string]: Peek }
  /** Whose role card he has looked at, for himself; `1` for each seat. */
  readonly roles?: { readonly [seat: string]: 1 }
  /** What he knows to be in others' hands at least, for himself. */
  readonly seen?: { readonly [seat: string]: Counts<ActionCardId> }
  /** The card chosen for DEAR BOSS, for himself until all have chosen. */
  readonly letter?: ActionCardId
}

/** The uses and effects of the running turn; what is 0 or not so is left out. */
export interface TurnView {
  readonly rolled?: 1
  readonly roll?: number
  readonly bonus?: number
  readonly walked?: number
  readonly shortCut?: 1
  readonly stealth?: number
  readonly bargain?: 1
  readonly decided?: 1
  readonly treating?: 1
  readonly lusked?: 1
  readonly proposed?: 1
  readonly offers?: number
  readonly toDraw?: number
  readonly deal?: Exclude<(typeof DEALS)[number], 'none'>
}

/** Tokens of a place: face up by kind, face down in all, and once the game is decided what those are (LD-187). */
export interface TokensView {
  readonly life?: number
  readonly weapon?: number
  readonly hidden?: number
  readonly faces?: Counts<FaceName>
}

/** What is under way and not yet settled. */
export interface PendingView {
  readonly asked?: Seat
  readonly die?: (typeof DICE)[number]
  readonly reveal?: { readonly seat: Seat; readonly positions?: readonly number[]; readonly role?: true }
  readonly peeker?: Seat
  readonly market?: (typeof MARKET_WHYS)[number]
  /** ACTION cards, weapons and LIFE tokens offered and kept in the running sale; which cards, for the seller. */
  readonly kept?: {
    readonly cards?: number
    readonly hand?: Counts<ActionCardId>
    readonly weapons?: Counts<WeaponId>
    readonly lifeTokens?: number
  }
  readonly item?: ItemName
  readonly price?: number
  readonly arrest?: {
    readonly victim: Seat
    readonly by?: Seat
    readonly cause: (typeof CAUSES)[number]
    readonly loss: 'ordinary' | 'weapon' | 'silver' | 'none'
    /** The seat of W1 that played the card. */
    readonly asked?: Seat
  }
  readonly shot?: { readonly weapon: WeaponId; readonly victim: Seat }
  readonly offer?: { readonly give: ItemName; readonly want: ItemName }
  readonly dropNext?: Seat
}

/** What one audience may know (section 11), as JSON. Things that are not there are left out. */
export interface LondonView {
  readonly audience: Seat | 'public' | 'omniscient'
  readonly options: LondonOptions
  readonly seats: number
  readonly state: State
  readonly decides: Seat | 'chance' | 'nobody'
  readonly round: number
  /** Seats or cards dealt at setup. */
  readonly dealt?: number
  /** By the round that they opened. */
  readonly events: { readonly [round: string]: EventId }
  /** The event in force. */
  readonly event?: EventId
  /** Who holds the Absinthe, and whether a death has passed it this round. */
  readonly holder?: Seat
  readonly passed?: 1
  readonly starter?: Seat
  readonly turn?: Seat
  /** The privilege trade, and what bars it this round. */
  readonly trade?: 1
  readonly netleyRolled?: 1
  readonly warrenReleased?: 1
  /** Jack, once he is known. */
  readonly unmasked?: Seat
  readonly players: { readonly [seat: string]: PlayerView }
  readonly protesters: readonly SpaceId[]
  readonly police: readonly SpaceId[]
  readonly tokens: {
    readonly [location in LocationId]?: TokensView
  }
  /** How many cards lie in the ACTION pile. */
  readonly pile: number
  readonly discard: Counts<ActionCardId>
  readonly armoury: Counts<WeaponId>
  readonly armouryDiscard: Counts<WeaponId>
  /** LIFE tokens used, notes in the reserve. */
  readonly used: number
  readonly reserve: number
  /** What the face-down tokens are in all, by counting; those of the Bank by value. */
  readonly hidden: Counts<FaceName>
  readonly bank: SilverCounts
  readonly acting: TurnView
  readonly pending: PendingView
  /** Once the game is decided: the Events that were to come, the next one first, and the cards of the ACTION pile (LD-187). */
  readonly coming?: readonly EventId[]
  readonly drawPile?: Counts<ActionCardId>
  /** Tournament points by seat (LD-186). */
  readonly outcome?: { readonly reason: Reason; readonly points: readonly number[] }
}

/** What follows a decision without one of its own. */
export type LondonEffect =
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'missed'; readonly seat: Seat }
  | { readonly kind: 'absinthe'; readonly seat: Seat }
  | { readonly kind: 'serving'; readonly seat: Seat }
  | { readonly kind: 'mixed'; readonly seat: Seat }
  | { readonly kind: 'shown'; readonly seat: Seat }
  | { readonly kind: 'unmasked'; readonly seat: Seat }
  | { readonly kind: 'hurt'; readonly seat: Seat; readonly life: number }
  | { readonly kind: 'died'; readonly seat: Seat }
  /** For the killing that has just been told (LD-131). */
  | { readonly kind: 'arrested'; readonly seat: Seat }
  /** A whole hand went to the discard. */
  | { readonly kind: 'lost'; readonly seat: Seat; readonly cards: Counts<ActionCardId> }
  /** A card came that only this audience and its giver know. */
  | { readonly kind: 'received'; readonly card: ActionCardId }
  | { readonly kind: 'sold'; readonly item: ItemName }
  | { readonly kind: 'over'; readonly reason: Reason }
