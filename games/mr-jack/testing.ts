import type { Role } from '@gaslight/jack-family'
import { type Document, testTable, withCard } from '@gaslight/jack-family/testing'
import { BASE_CAST, type Character } from './cast.ts'
import { mrJack } from './game.ts'
import type { MrJackPosition } from './position.ts'

/** What the tests of this game share. */

export const { position, legal, tokens, refusal, played, effects, forcedToken, read, rewritten } = testTable(mrJack)

/** A position, in round 1 unless told otherwise, in which this seat has just taken this character's card. */
export function turn(seat: Role, character: Character, document: Document = {}): MrJackPosition {
  const round = typeof document.round === 'number' ? document.round : 1
  const { characters } = document
  const extension = isExtension(document) && typeof characters === 'object' && characters !== null
  const cast = extension ? Object.keys(characters) : BASE_CAST
  return position({ ...withCard(seat, character, cast, round), ...document })
}

function isExtension({ options }: Document): boolean {
  return typeof options === 'object' && options !== null && 'cast' in options && options.cast === 'extension'
}
