import { nameSets } from '@gaslight/jack-family'
import { EXIT_IDS, type ExitId, type HexId, POSTS, STREETS } from './board.ts'
import type { MrJackPosition } from './position.ts'
import { ROSTER } from './roster.ts'

/** The names of a set of ordinals, in alphabetical order. */
export const castNames = nameSets(ROSTER.map(row => row.name))

export function hexName(hex: number): HexId {
  return STREETS[hex]
}

/** The piece on a street hex; -1 where there is none. */
export function pieceOn(p: MrJackPosition, hex: number): number {
  return p.hexes.indexOf(hex)
}

export function manholeName(p: MrJackPosition, manhole: number): HexId {
  return STREETS[p.terrain.manholes[manhole]]
}

export function exitName(exit: number): ExitId {
  return EXIT_IDS[exit]
}

export function postName(post: number): HexId {
  return POSTS[post]
}
