/** What lies in the box (section 2) and what the rules say in numbers. */
export const SUPPLY = {
  life: 13,
  weaponTokens: 13,
  actionTokens: 13,
  /** Tokens of each SILVER value, £1 to £5. */
  silver: [4, 4, 3, 2, 1],
  pounds: 120,
  /** Notes of £1, £2, £5. */
  notes: { 1: 30, 2: 20, 5: 10 },
  identities: { false_lead: 32, suspect: 10, innocent: 7, jack: 1 },
  recapCards: 8,
  protesters: 3,
  police: 2,
} as const

/** LD-18: what the face-down tokens are, those of the Bank apart. */
export const HIDDEN_POOL = { action: 13, life: 7, weapon: 7 } as const

export const START_CARDS = 2
export const START_POUNDS = 2
export const FULL_LIFE = 3
export const DRAWS = 2
export const HAND_LIMIT = 2
export const HAND_LIMIT_ABBERLINE = 4
export const LINE = 5
export const SHOP_PRICE = 5
export const SHORTAGE_PRICE = 7
export const BARGAIN_PRICE = 3
export const CLUE_PRICE = 10
export const BAIL = 10
export const CURFEW_STEPS = 2
export const NETLEY_STEPS = 2
export const STREET_ROOM = 2
export const SILVER_VALUES = 5
export const LAST_ROUND = 21
