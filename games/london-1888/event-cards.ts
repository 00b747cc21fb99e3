/** The Event cards in the order of their numbers, the MURDERs first. */
export const EVENTS = [
  'murder_nichols',
  'murder_chapman',
  'murder_stride',
  'murder_eddowes',
  'murder_kelly',
  'manifestation',
  'resignation',
  'police_reinforcements',
  'palace_closed',
  'rain',
  'fog_1',
  'fog_2',
  'shortage',
  'clearance',
  'reward',
  'dear_boss',
  'saucy_jacky',
  'queen_distressed',
  'raid',
  'charity',
] as const
export type EventId = (typeof EVENTS)[number]

export const EVENT_COUNT = EVENTS.length
export const MURDERS = 5

/** The numbers of the events that are no MURDER. */
export const Event = {
  none: 255,
  manifestation: 5,
  resignation: 6,
  policeReinforcements: 7,
  palaceClosed: 8,
  rain: 9,
  fog: 10,
  thickFog: 11,
  shortage: 12,
  clearance: 13,
  reward: 14,
  dearBoss: 15,
  saucyJacky: 16,
  queenDistressed: 17,
  raid: 18,
  charity: 19,
} as const

export interface EventCard {
  readonly kind: 'murder' | 'city' | 'weather' | 'economy' | 'investigation'
  readonly lasts: 'for-good' | 'round' | 'at-once'
  readonly rule: string
}

export const EVENT_TABLE: { readonly [id in EventId]: EventCard } = {
  murder_nichols: { kind: 'murder', lasts: 'for-good', rule: 'LD-96' },
  murder_chapman: { kind: 'murder', lasts: 'for-good', rule: 'LD-96' },
  murder_stride: { kind: 'murder', lasts: 'for-good', rule: 'LD-96' },
  murder_eddowes: { kind: 'murder', lasts: 'for-good', rule: 'LD-96' },
  murder_kelly: { kind: 'murder', lasts: 'for-good', rule: 'LD-96' },
  manifestation: { kind: 'city', lasts: 'for-good', rule: 'LD-97' },
  resignation: { kind: 'city', lasts: 'for-good', rule: 'LD-98' },
  police_reinforcements: { kind: 'city', lasts: 'for-good', rule: 'LD-99' },
  palace_closed: { kind: 'city', lasts: 'round', rule: 'LD-100' },
  rain: { kind: 'weather', lasts: 'round', rule: 'LD-101' },
  fog_1: { kind: 'weather', lasts: 'round', rule: 'LD-102' },
  fog_2: { kind: 'weather', lasts: 'round', rule: 'LD-103' },
  shortage: { kind: 'economy', lasts: 'round', rule: 'LD-104' },
  clearance: { kind: 'economy', lasts: 'round', rule: 'LD-105' },
  reward: { kind: 'economy', lasts: 'at-once', rule: 'LD-106' },
  dear_boss: { kind: 'investigation', lasts: 'at-once', rule: 'LD-107' },
  saucy_jacky: { kind: 'investigation', lasts: 'at-once', rule: 'LD-108' },
  queen_distressed: { kind: 'city', lasts: 'round', rule: 'LD-109' },
  raid: { kind: 'city', lasts: 'at-once', rule: 'LD-110' },
  charity: { kind: 'city', lasts: 'at-once', rule: 'LD-111' },
}

/** LD-15: this card of the pile is always a MURDER; the last one is here or later. */
export const SURE_MURDER = 10
export const REWARD = 2
export const CHARITY_TOKENS = 2
