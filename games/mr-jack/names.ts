import { EXIT_IDS, type ExitId, type HexId, POSTS, STREETS } from './board.ts'
import { streetOf } from './hexes.ts'
import type { MrJackState } from './state.ts'

export function hexName(hex: number): HexId {
  return STREETS[hex]
}

/** The piece on a street hex; -1 where there is none. */
export function pieceOn(p: MrJackState, hex: number): number {
  return p.hexes.indexOf(hex)
}

export function manholeName(p: MrJackState, manhole: number): HexId {
  return STREETS[p.terrain.manholes[manhole]]
}

export function exitName(exit: number): ExitId {
  return EXIT_IDS[exit]
}

export function postName(post: number): HexId {
  return POSTS[post]
}

/** The number of a manhole among those of the board; -1 where there is none. */
export function manholeOf(p: MrJackState, id: string): number {
  const street = streetOf(id)
  return street < 0 ? -1 : p.terrain.manholes.indexOf(street)
}
