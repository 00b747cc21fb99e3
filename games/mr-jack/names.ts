import { EXIT_IDS, type ExitId, type HexId, POSTS, STREETS } from './board.ts'
import type { Character } from './cast.ts'
import type { MrJackPosition } from './position.ts'
import { ORDINAL, ROSTER } from './roster.ts'
import type { Role } from './view.ts'

/** The roles by their seats. */
export const ROLES: readonly Role[] = ['jack', 'detective']

export function nameOf(p: MrJackPosition, piece: number): Character {
  return ROSTER[p.who[piece]].name
}

/** The piece with this name; -1 where it is not in the game. */
export function pieceOf(p: MrJackPosition, name: Character): number {
  const ordinal = ORDINAL[name]
  if (ordinal === undefined || ((p.cast >> ordinal) & 1) === 0) return -1
  return p.who.indexOf(ordinal)
}

/** The names of a set of pieces, in alphabetical order. */
export function namesOf(p: MrJackPosition, pieces: number): readonly Character[] {
  let ordinals = 0
  for (let piece = 0; piece < p.who.length; piece++) if (((pieces >> piece) & 1) === 1) ordinals |= 1 << p.who[piece]
  return castNames(ordinals)
}

/** A set of pieces from their names; -1 where one is not in the game or stands twice. */
export function piecesOf(p: MrJackPosition, names: readonly Character[]): number {
  let pieces = 0
  for (const name of names) {
    const piece = pieceOf(p, name)
    if (piece < 0 || ((pieces >> piece) & 1) === 1) return -1
    pieces |= 1 << piece
  }
  return pieces
}

/** By set of ordinals, made when first asked for: views repeat the same few sets again and again. */
const CAST_NAMES: (readonly Character[])[] = []

/** The names of a set of ordinals, in alphabetical order. */
export function castNames(ordinals: number): readonly Character[] {
  CAST_NAMES[ordinals] ??= ROSTER.flatMap((row, ordinal) => (((ordinals >> ordinal) & 1) === 1 ? [row.name] : []))
  return CAST_NAMES[ordinals]
}

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
