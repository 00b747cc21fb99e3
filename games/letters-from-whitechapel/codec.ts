import type { Decision } from '@gaslight/core'

/**
 * The layout of a decision: its kind in the upper 5 bits, its payload in the lower 27. Circles and crossings are their
 * numbers (8 bits), colours and faces their places in `COLOURS` and `FACES` (3 bits).
 */
export const Kind = {
  /** circle */
  hideout: 1,
  /** circle << 2 | `WomanCode` */
  woman: 2,
  /** colour */
  head: 3,
  /** circle */
  address: 4,
  /** face << 8 | crossing */
  patrol: 5,
  /** letter << 16 | from << 8 | to */
  letter: 6,
  /** lower crossing << 8 | higher crossing */
  saucyJacky: 7,
  /** from << 8 | to */
  shift: 8,
  wait: 9,
  /** first victim << 8 | second victim, 0 where there is only one */
  kill: 10,
  /** from << 8 | to */
  wretched: 11,
  /** circle */
  wretchedStays: 12,
  /** crossing */
  flip: 13,
  /** circle << 1 | declared */
  move: 14,
  /** circle */
  alley: 15,
  /** first circle << 8 | second circle */
  coach: 16,
  /** colour */
  goulston: 17,
  /** colour */
  x99: 18,
  /** colour << 8 | crossing */
  police: 19,
  /** colour */
  policeStays: 20,
  /** circle */
  falseClue: 21,
  /** colour << 8 | circle */
  search: 22,
  /** colour << 8 | circle */
  arrest: 23,
  /** colour */
  areaArrest: 24,
  /** colour << 8 | crossing */
  rush: 25,
  /** colour */
  pass: 26,
  /** place in `OFFERS` */
  decline: 27,
} as const
export type KindCode = (typeof Kind)[keyof typeof Kind]

/** What is on a red circle after D2 has come to it; 0 before. */
export const WomanCode = { none: 1, marked: 2, plain: 3 } as const

/** What can be declined. */
export const OFFERS = ['address', 'letter', 'goulston', 'false-clue'] as const
export type Offer = (typeof OFFERS)[number]

/** What no legal decision is. */
export const NO_DECISION = 0 as Decision

export function pack(kind: KindCode, payload: number): Decision {
  return ((kind << 27) | payload) as Decision
}

export function kindOf(decision: number): KindCode {
  return (decision >>> 27) as KindCode
}

export function payloadOf(decision: number): number {
  return decision & 0x7ffffff
}
