import { LOCATION_ROWS } from './locations.ts'
import { STREETS } from './streets.ts'

/** Drawing only. */
export type District = 'royal' | 'bourgeois' | 'popular'

/** The id of a street space, `J11`, or of a location, `pub`. */
export type SpaceId = string

export const LOCATIONS = [
  'police_station',
  'scotland_yard',
  'palais_royal',
  'gull_home',
  'lusk_home',
  'netley_home',
  'lyceum',
  'park',
  'press_office',
  'shop_west',
  'shop_east',
  'pub',
  'morgue',
  'hospital',
  'station',
  'brothel',
  'church',
  'bank',
  'museum',
  'law_courts',
  'lees',
  'acland',
  'ostrog',
  'black_market',
  'prison',
] as const
export type LocationId = (typeof LOCATIONS)[number]

/** Spaces are numbered: streets from 0, then locations from `FIRST_LOCATION`. */
export const STREET_COUNT = STREETS.length
export const FIRST_LOCATION = STREETS.length
export const LOCATION_COUNT = LOCATIONS.length
export const SPACE_COUNT = STREET_COUNT + LOCATION_COUNT
/** Where a pawn that has been removed stands. */
export const NOWHERE = 255

export const SPACES: readonly SpaceId[] = [...STREETS.map(([id]) => id), ...LOCATION_ROWS.map(({ id }) => id)]

const NUMBERS = new Map(SPACES.map((id, number) => [id, number]))

/** -1 for what is no space. */
export function spaceNumber(id: SpaceId): number {
  return NUMBERS.get(id) ?? -1
}

export function isStreet(space: number): boolean {
  return space < STREET_COUNT
}

export function isLocation(space: number): boolean {
  return space >= FIRST_LOCATION && space < SPACE_COUNT
}

function location(id: LocationId): number {
  return spaceNumber(id)
}

export const SCOTLAND_YARD = location('scotland_yard')
export const PALAIS_ROYAL = location('palais_royal')
export const HOSPITAL = location('hospital')
export const BANK = location('bank')
export const BLACK_MARKET = location('black_market')
export const PRISON = location('prison')

export const PROTESTER_SPACES = ['H51b', 'H53b', 'H55b'].map(spaceNumber)
export const POLICE_SPACES = ['V62a', 'H63b'].map(spaceNumber)
/** Where the page shows each murder, in the order of the events; no rule. */
export const MURDER_SITES: readonly SpaceId[] = ['H72b', 'H62a', 'V73b', 'J53', 'V62b']
