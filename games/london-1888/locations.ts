import type { CharacterId } from './cast.ts'
import type { District } from './map.ts'

/** A building or place (LD-6): one space for any number of pawns. */
export interface LocationRow {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly district: District
  /** The street spaces from which one enters. */
  readonly doors: readonly string[]
  /** Who may enter (LD-10); all, where it is not said. */
  readonly access?: readonly CharacterId[]
  /** Whose starting residence it is (LD-11). */
  readonly homeOf?: readonly CharacterId[]
  readonly function?: 'shop' | 'bank' | 'black_market' | 'prison'
  /** Tokens that lie there face up at the start, and how many lie face down (LD-18). */
  readonly life?: number
  readonly weapon?: number
  readonly hidden?: number
}

export const LOCATION_ROWS: readonly LocationRow[] = [
  {
    id: 'police_station',
    x: 760,
    y: 400,
    district: 'popular',
    doors: ['H63a', 'V63b'],
    access: ['abberline', 'godley', 'warren'],
    homeOf: ['abberline', 'godley'],
    weapon: 2,
  },
  {
    id: 'scotland_yard',
    x: 256,
    y: 408,
    district: 'royal',
    doors: ['H24a', 'V23a'],
    access: ['abberline', 'godley', 'warren'],
    homeOf: ['warren'],
    weapon: 2,
  },
  {
    id: 'palais_royal',
    x: 124,
    y: 408,
    district: 'royal',
    doors: ['H13b', 'V13b'],
    access: ['albert_victor', 'gull', 'warren', 'netley'],
    homeOf: ['albert_victor'],
    life: 1,
  },
  { id: 'gull_home', x: 256, y: 130, district: 'royal', doors: ['V21a'], homeOf: ['gull'], life: 1 },
  { id: 'lusk_home', x: 880, y: 130, district: 'popular', doors: ['V81b'], homeOf: ['lusk'], weapon: 1 },
  { id: 'netley_home', x: 253, y: 544, district: 'royal', doors: ['H25a'], homeOf: ['netley'], hidden: 1 },
  { id: 'lyceum', x: 386, y: 406, district: 'bourgeois', doors: ['H33a'], homeOf: ['mansfield'], hidden: 3 },
  { id: 'park', x: 130, y: 128, district: 'royal', doors: ['H11a', 'V11b'], hidden: 2 },
  { id: 'press_office', x: 512, y: 408, district: 'bourgeois', doors: ['H43b'], hidden: 3 },
  { id: 'shop_west', x: 510, y: 122, district: 'bourgeois', doors: ['H42a'], function: 'shop' },
  { id: 'shop_east', x: 636, y: 260, district: 'bourgeois', doors: ['H52b'], function: 'shop' },
  { id: 'pub', x: 760, y: 122, district: 'popular', doors: ['V61b', 'H62b'], hidden: 3 },
  { id: 'morgue', x: 880, y: 259, district: 'popular', doors: ['H72a'], hidden: 2 },
  { id: 'hospital', x: 882, y: 396, district: 'popular', doors: ['H73b', 'V83a'], life: 2 },
  { id: 'station', x: 638, y: 118, district: 'bourgeois', doors: ['H51a', 'V51b'], hidden: 3 },
  { id: 'brothel', x: 760, y: 544, district: 'popular', doors: ['H64b'], hidden: 3 },
  { id: 'church', x: 636, y: 408, district: 'bourgeois', doors: ['H53a', 'V53b'], life: 1 },
  { id: 'bank', x: 509, y: 266, district: 'bourgeois', doors: ['V52a'], function: 'bank' },
  { id: 'museum', x: 381, y: 130, district: 'bourgeois', doors: ['H31a', 'V41a'], hidden: 3 },
  { id: 'law_courts', x: 384, y: 267, district: 'bourgeois', doors: ['V42b'], hidden: 2 },
  { id: 'lees', x: 640, y: 545, district: 'popular', doors: ['H54b'], hidden: 2 },
  { id: 'acland', x: 127, y: 266, district: 'royal', doors: ['V12a'], life: 1 },
  { id: 'ostrog', x: 762, y: 254, district: 'popular', doors: ['V62b'], weapon: 1 },
  { id: 'black_market', x: 879, y: 538, district: 'popular', doors: ['H74a', 'V74b'], function: 'black_market' },
  { id: 'prison', x: 514, y: 542, district: 'bourgeois', doors: ['H44b', 'V44a'], function: 'prison' },
]

/** Secret passages between two locations (LD-7). */
export const PASSAGES: readonly (readonly [string, string])[] = [
  ['lyceum', 'pub'],
  ['church', 'museum'],
  ['morgue', 'acland'],
  ['lees', 'black_market'],
]
