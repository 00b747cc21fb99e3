import { packing } from '@gaslight/core'

/**
 * The layout of a decision: its kind in the upper 5 bits, its payload in the lower 27. Pieces are the eight characters, 0
 * to 7 in alphabetical order (3 bits); spaces are their numbers in `SPACES` (7 bits).
 */
export const Kind = {
  /** piece */
  identity: 1,
  /** set of pieces */
  deal: 2,
  /** piece */
  card: 3,
  /** piece << 7 | space */
  move: 4,
  stay: 5,
  /** piece << 7 | space */
  accusation: 6,
  /** piece << 7 | space */
  leaving: 7,
  /** space */
  entrance: 8,
  /** space */
  lamp: 9,
  /** space */
  site: 10,
  /** space */
  park: 11,
  /** pair << 8 | pair */
  cover: 12,
  /** port << 3 | port */
  steamer: 13,
  /** piece << 3 | piece, the lower first */
  swap: 14,
  decline: 15,
  /** space */
  informant: 16,
  /** piece */
  alibi: 17,
} as const
export type KindCode = (typeof Kind)[keyof typeof Kind]

export const { pack, kindOf, payloadOf, nameOf, packFound } = packing(Kind)
