import { nameSets } from '@gaslight/jack-family'
import { BASE_CAST, type Character, EXTENSION_CAST } from './cast.ts'

/** What a character's card does besides moving, as numbers for the position. */
export const Power = {
  none: 0,
  cover: 1,
  whistle: 2,
  swap: 3,
  alibi: 4,
  cordon: 5,
  light: 6,
  facing: 7,
  barricade: 8,
  flight: 9,
} as const
export type PowerCode = (typeof Power)[keyof typeof Power]

/** How a character's steps go: MJ-28, Stealthy MJ-41, Madame MJ-77, Spring MJ-81. */
export const Gait = { walk: 0, cross: 1, foot: 2, leap: 3 } as const
export type GaitCode = (typeof Gait)[keyof typeof Gait]

interface Row {
  readonly name: Character
  readonly code: string
  readonly points: number
  readonly power: PowerCode
  /** Whether the power may come before the move as well as after it (MJ-19). */
  readonly early: boolean
  readonly gait: GaitCode
}

/** Everybody of both casts, in the alphabetical order that lists and records use (sections 2 and 16). */
export const ROSTER: readonly Row[] = [
  { name: 'Abberline', code: 'Ab', points: 3, power: Power.none, early: false, gait: Gait.walk },
  { name: 'Bert', code: 'Be', points: 3, power: Power.cover, early: true, gait: Gait.walk },
  { name: 'Goodley', code: 'Go', points: 3, power: Power.whistle, early: true, gait: Gait.walk },
  { name: 'Gull', code: 'Gu', points: 3, power: Power.swap, early: false, gait: Gait.walk },
  { name: 'Holmes', code: 'Ho', points: 3, power: Power.alibi, early: false, gait: Gait.walk },
  { name: 'Lane', code: 'La', points: 3, power: Power.barricade, early: true, gait: Gait.walk },
  { name: 'Lestrade', code: 'Le', points: 3, power: Power.cordon, early: true, gait: Gait.walk },
  { name: 'Madame', code: 'Ma', points: 6, power: Power.none, early: false, gait: Gait.foot },
  { name: 'Moriarty', code: 'Mo', points: 3, power: Power.none, early: false, gait: Gait.walk },
  { name: 'Pizer', code: 'Pi', points: 3, power: Power.flight, early: false, gait: Gait.walk },
  { name: 'Smith', code: 'Sm', points: 3, power: Power.light, early: true, gait: Gait.walk },
  { name: 'Spring', code: 'Sp', points: 3, power: Power.none, early: false, gait: Gait.leap },
  { name: 'Stealthy', code: 'St', points: 4, power: Power.none, early: false, gait: Gait.cross },
  { name: 'Watson', code: 'Wa', points: 3, power: Power.facing, early: false, gait: Gait.walk },
]

/** The place of each name in `ROSTER`: how positions name characters outside the eight of the game. */
export const ORDINAL: { readonly [name in Character]: number } = Object.fromEntries(
  ROSTER.map((row, i) => [row.name, i]),
) as { [name in Character]: number }

export const POWER_OF = Uint8Array.from(ROSTER, row => row.power)
export const EARLY = Uint8Array.from(ROSTER, row => (row.early ? 1 : 0))
export const POINTS = Uint8Array.from(ROSTER, row => row.points)
export const GAIT = Uint8Array.from(ROSTER, row => row.gait)

/** The names of a set of ordinals, in alphabetical order. */
export const castNames = nameSets(ROSTER.map(row => row.name))

/** Sets of characters as bits over their ordinals. */
export function castMask(names: readonly Character[]): number {
  return names.reduce((mask, name) => mask | (1 << ORDINAL[name]), 0)
}

/** MJ-72: these four are in every game. */
export const BASIC = castMask(['Bert', 'Holmes', 'Lestrade', 'Smith'])
export const BASE_MASK = castMask(BASE_CAST)

const POOL_2007 = castMask([...BASE_CAST, ...EXTENSION_CAST]) & ~BASIC & ~castMask(['Moriarty'])

/** MJ-73: the cards that are dealt, and how many of them Jack gets. */
export const POOLS = {
  '2018': { cards: POOL_2007 | castMask(['Moriarty']), jack: 5 },
  '2007': { cards: POOL_2007, jack: 5 },
  sourced: { cards: POOL_2007 & ~castMask(['Spring']), jack: 4 },
} as const

/** A name or a two-letter code (section 14), as an ordinal; -1 where it is neither. */
export function ordinalOf(text: string): number {
  return ROSTER.findIndex(row => row.name === text || row.code === text)
}
