/** The ACTION cards in the order of their numbers. */
export const ACTION_CARDS = [
  'hansom_cab',
  'chance',
  'short_cut',
  'stealth',
  'arrest',
  'curfew',
  'corruption',
  'counter_order',
  'alibi',
  'witness',
  'informer',
  'pickpocket',
  'lost_kit',
  'burglary',
  'bargain',
  'wages',
  'rope',
  'worn_rope',
  'disperse',
  'sidestep',
  'first_aid',
] as const
export type ActionCardId = (typeof ACTION_CARDS)[number]

/** The number of each card. */
export const Card = {
  hansomCab: 0,
  chance: 1,
  shortCut: 2,
  stealth: 3,
  arrest: 4,
  curfew: 5,
  corruption: 6,
  counterOrder: 7,
  alibi: 8,
  witness: 9,
  informer: 10,
  pickpocket: 11,
  lostKit: 12,
  burglary: 13,
  bargain: 14,
  wages: 15,
  rope: 16,
  wornRope: 17,
  disperse: 18,
  sidestep: 19,
  firstAid: 20,
} as const

export const ACTION_KINDS = ACTION_CARDS.length

/** When a card may be played (LD-74, LD-136 to LD-140). */
export type Timing =
  | 'own-turn'
  | 'market-window'
  | 'arrest-window'
  | 'curfew-window'
  | 'question-window'
  | 'shot-window'

export interface ActionCard {
  readonly copies: number
  readonly when: readonly Timing[]
  /** What it is aimed at. */
  readonly target: 'self' | 'player' | 'side-by-side' | 'adjacent' | 'pawn'
  readonly rule: string
}

export const ACTION_CARD_TABLE: { readonly [id in ActionCardId]: ActionCard } = {
  hansom_cab: { copies: 6, when: ['own-turn'], target: 'self', rule: 'LD-75' },
  chance: { copies: 3, when: ['own-turn'], target: 'self', rule: 'LD-76' },
  short_cut: { copies: 4, when: ['own-turn'], target: 'self', rule: 'LD-77' },
  stealth: { copies: 5, when: ['own-turn'], target: 'self', rule: 'LD-78' },
  arrest: { copies: 3, when: ['own-turn', 'market-window'], target: 'player', rule: 'LD-79' },
  curfew: { copies: 3, when: ['own-turn'], target: 'player', rule: 'LD-80' },
  corruption: { copies: 4, when: ['arrest-window'], target: 'player', rule: 'LD-81' },
  counter_order: { copies: 2, when: ['arrest-window', 'curfew-window'], target: 'self', rule: 'LD-82' },
  alibi: { copies: 3, when: ['question-window'], target: 'self', rule: 'LD-83' },
  witness: { copies: 3, when: ['own-turn'], target: 'adjacent', rule: 'LD-84' },
  informer: { copies: 2, when: ['own-turn'], target: 'adjacent', rule: 'LD-85' },
  pickpocket: { copies: 3, when: ['own-turn'], target: 'side-by-side', rule: 'LD-86' },
  lost_kit: { copies: 2, when: ['own-turn'], target: 'player', rule: 'LD-87' },
  burglary: { copies: 2, when: ['own-turn'], target: 'side-by-side', rule: 'LD-88' },
  bargain: { copies: 2, when: ['own-turn'], target: 'self', rule: 'LD-89' },
  wages: { copies: 2, when: ['own-turn'], target: 'self', rule: 'LD-90' },
  rope: { copies: 1, when: ['own-turn'], target: 'self', rule: 'LD-91' },
  worn_rope: { copies: 1, when: ['own-turn'], target: 'self', rule: 'LD-92' },
  disperse: { copies: 2, when: ['own-turn'], target: 'pawn', rule: 'LD-93' },
  sidestep: { copies: 2, when: ['shot-window'], target: 'self', rule: 'LD-94' },
  first_aid: { copies: 2, when: ['own-turn'], target: 'self', rule: 'LD-95' },
}

/** By number. */
export const ACTION_COPIES: readonly number[] = ACTION_CARDS.map(id => ACTION_CARD_TABLE[id].copies)
/** What the cards of the table do, in its amounts. */
export const CAB = { price: 1, steps: 4 } as const
export const SHORT_CUT_STEPS = 2
export const PICKED_NOTES = 2
export const WAGES = 3
