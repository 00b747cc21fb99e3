import { packing } from '@gaslight/core'

/**
 * The layout of a decision: its kind in the upper 5 bits, its payload in the lower 27. Seats, characters, cards, weapons,
 * events and spaces are their numbers; positions of a line are 0 to 4; `seat << 3 | position` where both are named.
 */
export const Kind = {
  /** character */
  character: 1,
  /** seat of Jack */
  role: 2,
  /** ACTION card */
  draw: 3,
  /** event; in `showing` one that was to come */
  event: 4,
  /** 1 to 6 */
  die: 5,
  /** `Turned` */
  identity: 6,
  /** `Token`; in `showing` how many of each kind, 2 bits a kind */
  token: 7,
  /** weapon */
  weaponCard: 8,
  /** ACTION card */
  stolen: 9,
  /** position; in `showing` a line, 2 bits a position */
  place: 10,
  /** ACTION card */
  letter: 11,
  /** seat << 3 | position */
  postcard: 12,
  /** `Loss` */
  lose: 13,
  /** 0 as before, or a `Side` */
  side: 14,
  /** `Plain` */
  plain: 15,
  /** space */
  walk: 16,
  /** card << 19 | seat << 16 | what it does: position, `Loss`, SILVER value or 0 for notes, from << 8 | to */
  play: 17,
  /** seat of the patient */
  treat: 18,
  /** weapon << 8 | target << 4 | hit (see `shooting.ts`) */
  attack: 19,
  /** seat */
  question: 20,
  /** bits of positions */
  designate: 21,
  /** `Search` */
  search: 22,
  /** weapon */
  take: 23,
  /** weapon */
  drop: 24,
  /** seat << 12 | item given << 6 | item wanted (see `items.ts`) */
  offer: 25,
  /** `Answer` << 8 | ACTION card, or `Loss` for an ARREST */
  answer: 26,
  /** item */
  item: 27,
  /** seat << 3 | position */
  clue: 28,
  /** seat */
  arrest: 29,
  /** from (`NOWHERE`: Lusk's supply) << 8 | to */
  protester: 30,
  /** ACTION card */
  discard: 31,
} as const
export type KindCode = (typeof Kind)[keyof typeof Kind]

/** The decisions that name nothing. */
export const PLAIN = ['roll', 'end', 'trade', 'shop', 'sell', 'buy', 'clue', 'yes', 'no', 'stop'] as const
export const Plain = {
  roll: 0,
  end: 1,
  trade: 2,
  shop: 3,
  sell: 4,
  buy: 5,
  clue: 6,
  yes: 7,
  no: 8,
  stop: 9,
} as const

/** What a seat that is asked says; `withdraw` is the proposer's (LD-149). */
export const Answer = { pass: 0, accept: 1, pick: 2, bail: 3, withdraw: 4, arrest: 5, card: 6 } as const

export const SEARCHES = ['life', 'weapon', 'hidden'] as const
export const Search = { life: 0, weapon: 1, hidden: 2 } as const

/** Identity cards that are turned over or looked at, and face-down tokens that are found. */
export const TURNED = ['false_lead', 'suspect', 'innocent', 'jack'] as const
export const Turned = { falseLead: 0, suspect: 1, innocent: 2, jack: 3 } as const
export const TOKENS = ['action', 'life', 'weapon', 's1', 's2', 's3', 's4', 's5'] as const
export const Token = { action: 0, life: 1, weapon: 2, silver: 3 } as const

export const { pack, packFound, kindOf, payloadOf } = packing<keyof typeof Kind, KindCode>(Kind)
