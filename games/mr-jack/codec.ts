import { type Decision, packing } from '@gaslight/core'

/**
 * The layout of a decision: its kind in the upper 5 bits, its payload in the lower 27. Pieces are the eight characters of
 * a game, 0 to 7 in alphabetical order (3 bits); hexes are street numbers (6 bits).
 */
export const Kind = {
  /** piece */
  identity: 1,
  /** set of pieces */
  deal: 2,
  /** piece */
  card: 3,
  /** hex */
  move: 4,
  stay: 5,
  /** hex */
  accusation: 6,
  /** exit */
  leaving: 7,
  /** piece */
  swap: 8,
  /** manhole << 4 | manhole */
  cover: 9,
  /** exit << 2 | exit */
  cordon: 10,
  /** post << 3 | post */
  light: 11,
  /** three shifts of 9 bits, piece << 6 | hex, ascending; `NO_SHIFT` where there are fewer */
  whistle: 12,
  /** direction */
  facing: 13,
  /** piece */
  alibi: 14,
  /** Jack's hand as a set of ordinals */
  hands: 15,
  /** set of ordinals */
  picks: 16,
  /** set of pieces */
  reveal: 17,
  /** hex */
  placement: 18,
  /** edge */
  barricade: 19,
  /** ordinal */
  imitation: 20,
  /** piece << 6 | hex */
  flight: 21,
} as const
export type KindCode = (typeof Kind)[keyof typeof Kind]

export const { pack, kindOf, payloadOf, nameOf, packFound } = packing(Kind)

export const NO_SHIFT = 511

/** A whistle of up to three shifts, given in ascending order. */
export function packWhistle(first: number, second: number, third: number): Decision {
  return pack(Kind.whistle, first | (second << 9) | (third << 18))
}

/** The shift at place 0, 1 or 2 of a whistle's payload; `NO_SHIFT` where there is none. */
export function shiftAt(payload: number, place: number): number {
  return (payload >>> (9 * place)) & 511
}
