import type { LocationId } from './map.ts'

/** The characters in the order of their numbers. */
export const CHARACTERS = [
  'abberline',
  'godley',
  'warren',
  'gull',
  'lusk',
  'netley',
  'mansfield',
  'albert_victor',
] as const
export type CharacterId = (typeof CHARACTERS)[number]

/** The numbers of the characters who have a rule of their own. */
export const ABBERLINE = 0
export const GODLEY = 1
export const WARREN = 2
export const GULL = 3
export const LUSK = 4
export const NETLEY = 5
export const MANSFIELD = 6
export const PRINCE = 7
/** LD-14: these four always play. */
export const OBLIGATORY: readonly number[] = [ABBERLINE, WARREN, GULL, LUSK]

export interface CharacterCard {
  /** The name in the notation. */
  readonly code: string
  readonly home: LocationId
  /** Who would shield him if he were Jack: a hint, no rule (LD-172). */
  readonly naturalAccomplices: readonly CharacterId[]
  /** His privilege. */
  readonly rule: string
}

export const CHARACTER_CARDS: { readonly [id in CharacterId]: CharacterCard } = {
  abberline: { code: 'Ab', home: 'police_station', naturalAccomplices: ['godley'], rule: 'LD-118' },
  godley: { code: 'Go', home: 'police_station', naturalAccomplices: ['abberline'], rule: 'LD-119' },
  warren: { code: 'Wa', home: 'scotland_yard', naturalAccomplices: ['gull', 'albert_victor'], rule: 'LD-120' },
  gull: { code: 'Gu', home: 'gull_home', naturalAccomplices: ['warren', 'netley'], rule: 'LD-124' },
  lusk: { code: 'Lu', home: 'lusk_home', naturalAccomplices: ['mansfield'], rule: 'LD-123' },
  netley: { code: 'Ne', home: 'netley_home', naturalAccomplices: ['gull', 'albert_victor'], rule: 'LD-122' },
  mansfield: { code: 'Ma', home: 'lyceum', naturalAccomplices: ['lusk'], rule: 'LD-125' },
  albert_victor: {
    code: 'Pr',
    home: 'palais_royal',
    naturalAccomplices: ['gull', 'netley', 'warren'],
    rule: 'LD-121',
  },
}

/** By number. */
export const CODES: readonly string[] = CHARACTERS.map(id => CHARACTER_CARDS[id].code)

/** Most seats of a game. */
export const SEATS = 8
