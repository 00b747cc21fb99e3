import type { Illegal } from '@gaslight/core'
import type { WhitechapelDetail } from './detail.ts'
import { because } from './illegal.ts'
import type { CircleNumber, CrossingId } from './map.ts'

/** A circle by its number, or a crossing by its name. */
type Place = CircleNumber | CrossingId

/** What says where decisions of a kind lead: to circles, or to crossings. Kinds that name no place are left out. */
const CIRCLES = {
  hideout: 'circle-asked',
  address: 'circle-asked',
  'false-clue': 'circle-asked',
  woman: 'women-on-circles',
  kill: 'women-on-circles',
  wretched: 'women-on-circles',
  'wretched-stays': 'women-on-circles',
  move: 'jack-on-circles',
  alley: 'jack-on-circles',
  coach: 'jack-on-circles',
  search: 'search-names-circles',
  arrest: 'search-names-circles',
} as const satisfies { readonly [kind in WhitechapelDetail['kind']]?: string }
const CROSSINGS = {
  patrol: 'patrols-on-crossings',
  flip: 'patrols-on-crossings',
  letter: 'patrols-on-crossings',
  'saucy-jacky': 'patrols-on-crossings',
  shift: 'patrols-on-crossings',
  police: 'police-on-crossings',
  rush: 'police-on-crossings',
} as const satisfies { readonly [kind in WhitechapelDetail['kind']]?: string }

/** Why a decision of this kind cannot lead to a place, whatever else is the case; null where it is of the right sort. */
export function misplaced(kind: WhitechapelDetail['kind'], place: Place): Illegal | null {
  if (typeof place === 'number') return isOf(CROSSINGS, kind) ? because(CROSSINGS[kind], { circle: place }) : null
  return isOf(CIRCLES, kind) ? because(CIRCLES[kind], { crossing: place }) : null
}

function isOf<T extends object>(kinds: T, kind: PropertyKey): kind is keyof T {
  return Object.hasOwn(kinds, kind)
}
