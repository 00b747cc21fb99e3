import { COLOURS } from './cast.ts'
import { CATCH_ME_HIDEOUTS, HIDEOUTS } from './hideouts.ts'
import type { CircleNumber } from './map.ts'
import type { PolicemanSeat, WhitechapelOptions } from './options.ts'

/** Colours in the numbers of their order. */
export const BROWN = 2
export const RED_COLOUR = 3
export const GREEN = 4
export const ALL_PAWNS = 31
/** The faces of patrol tokens: the five colours, then the fakes. */
export const FIRST_FAKE = 5
export const TOKENS = 7

/** LW-16, by night from 1 on. */
export const SUPPLY = {
  coaches: [0, 3, 2, 2, 1],
  alleys: [0, 2, 2, 1, 1],
  women: [0, 8, 7, 6, 4],
  marked: [0, 5, 4, 3, 1],
} as const
export const PLAIN = 3
/** LW-6: the cells of a row, and the cell of the murder at Time of the Crime `toc`. */
export const CELLS = 20
export const TOC_CELLS = 6
/** LW-79. */
export const FALSE_CLUES = 3
export const CLUES_FOR_FALSE = 5
/** LW-5. */
export const ROUNDS = 19

/** The options of a game and what follows from them and from the number of seats, ready to use. */
export interface Rules {
  readonly options: WhitechapelOptions
  /** Jack's included. */
  readonly seats: number
  /** The seat of each colour. */
  readonly owners: readonly number[]
  /** The colours of each seat, as bits. */
  readonly pawns: readonly number[]
  readonly hideouts: readonly CircleNumber[]
  /** LW-79: whether D14 repeats. */
  readonly manyFalseClues: boolean
}

/** Who commands which policeman (LW-3), in the order of the colours. */
export function ownersOf(options: WhitechapelOptions, seats: number): readonly number[] {
  const detectives = seats - 1
  const dealt = COLOURS.map((_, colour) => 1 + (colour % detectives))
  const wanted: readonly PolicemanSeat[] = [
    options.blueTo,
    options.yellowTo,
    options.brownTo,
    options.redTo,
    options.greenTo,
  ]
  const owners = wanted.map((seat, colour) => (seat === 'dealt' ? dealt[colour] : seat))
  const fits = Math.max(...owners) <= detectives && new Set(owners).size === detectives
  return fits ? owners : dealt
}

export function rulesOf(options: WhitechapelOptions, seats: number): Rules {
  const owners = ownersOf(options, seats)
  const { falseCluesPerRound } = options
  return {
    options,
    seats,
    owners,
    pawns: Array.from({ length: seats }, (_, seat) =>
      owners.reduce((bits, owner, colour) => (owner === seat ? bits | (1 << colour) : bits), 0),
    ),
    hideouts: options.catchMe ? CATCH_ME_HIDEOUTS : HIDEOUTS,
    manyFalseClues: falseCluesPerRound === 'edition' ? options.edition === 'original' : falseCluesPerRound === 'any',
  }
}
