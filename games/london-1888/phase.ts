/** What is decided next; the comment says by whom. */
export const Phase = {
  /** D1, or chance: the character of the next seat. */
  characters: 0,
  /** Chance: who is Jack. */
  role: 1,
  /** Chance: the first two ACTION cards of each seat. */
  deal: 2,
  /** Chance: the top Event card. */
  event: 3,
  /** D2, the seat asked: a card for DEAR BOSS. */
  letter: 4,
  /** D3, the holder: whose card the postcard shows. */
  postcard: 5,
  /** Chance: the card looked at in secret. */
  peek: 6,
  /** D4, the arrested: what the raid takes. */
  lose: 7,
  /** W1, the seat asked. */
  marketWindow: 8,
  /** D5, the seat in turn. */
  side: 9,
  /** Chance: the cards drawn at the start of a turn. */
  draw: 10,
  /** D6, the seat in turn. */
  act: 11,
  /** Chance: a die. */
  die: 12,
  /** W4, the questioned. */
  questionWindow: 13,
  /** D7, the questioner. */
  designate: 14,
  /** Chance: the card turned over. */
  identity: 15,
  /** Chance: where the role card of the last player lies. */
  place: 16,
  /** Chance: the face-down token. */
  token: 17,
  /** Chance: the WEAPON card for a token. */
  weaponCard: 18,
  /** Chance: the ACTION card for a token. */
  tokenCard: 19,
  /** Chance: the card that BURGLARY takes. */
  stolen: 20,
  /** Chance: the card that a TRUNCHEON knocks out. */
  knocked: 21,
  /** W5, the victim. */
  shotWindow: 22,
  /** W2, the arrested. */
  arrestWindow: 23,
  /** W2, the holder of release. */
  releaseWindow: 24,
  /** W3, the target. */
  curfewWindow: 25,
  /** W6, the partner. */
  offerWindow: 26,
  /** W7, Warren or Netley. */
  tradeWindow: 27,
  /** D9, the buyer in the shop. */
  take: 28,
  /** D8, who holds too much. */
  drop: 29,
  /** D10: which item is offered next. */
  sell: 30,
  /** D10: whether the price is accepted. */
  price: 31,
  /** D10: which card is bought, or none. */
  buy: 32,
  /** D7, the buyer of a clue. */
  clue: 33,
  /** D12, the seat in turn. */
  discard: 34,
  over: 35,
  /** Chance, once the game is decided: what nobody has seen (LD-187). */
  showing: 36,
} as const
export type PhaseCode = (typeof Phase)[keyof typeof Phase]

/** What a die is rolled for. */
export const DieFor = { steps: 0, sale: 1, purchase: 2, rope: 3 } as const
/** Why W1 is open (LD-136). */
export const MarketWhy = { enter: 0, start: 1, declare: 2 } as const
/** What decision g declares; `selling` once an item has been offered. */
export const Deal = { none: 0, sell: 1, buy: 2, clue: 3, selling: 4 } as const
/** LD-127 to LD-131. */
export const Cause = { power: 0, ordinary: 1, market: 2, raid: 3, kill: 4 } as const
/** What an arrest of cause M or R takes. */
export const Loss = { ordinary: 0, weapon: 1, silver: 2, nothing: 3 } as const
/** Until when somebody serves (LD-133). */
export const Serving = { no: 0, turn: 1, start: 2 } as const
export const Side = { none: 0, hunter: 1, accomplice: 2 } as const
/** Identity cards in a line; 0 where nothing is known. */
export const Identity = { none: 0, falseLead: 1, suspect: 2, role: 3 } as const
/** No seat. */
export const NOBODY = 255
