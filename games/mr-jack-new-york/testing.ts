import type { Role } from '@gaslight/jack-family'
import { type Document, testTable, withCard } from '@gaslight/jack-family/testing'
import { START } from './board.ts'
import { CAST, type Character } from './cast.ts'
import { mrJackNewYork } from './game.ts'
import type { NewYorkPosition } from './position.ts'
import type { Tile } from './view.ts'

/** What the tests of this game share. */

export const { position, legal, tokens, refusal, played, effects, forcedToken, read, rewritten } =
  testTable(mrJackNewYork)

/** The tiles of the start with these changed. */
export function tiles(changes: { readonly [cell: string]: Tile }): Document {
  return { ...START.tiles, ...changes }
}

/** The Informant, mute since he was consulted in the first activation of this odd round. */
export function mute(space: string, round: number): Document {
  return { informant: { at: space, side: 'mute' }, alibis: [{ by: 'detective', round, slot: 1 }] }
}

/** Late enough for every builder to have built three tiles, and for Grant to have turned as many. */
export const LATE = 7

/** A position, in round 7 unless told otherwise, in which this seat has just taken this character's card. */
export function turn(seat: Role, character: Character, document: Document = {}): NewYorkPosition {
  const round = typeof document.round === 'number' ? document.round : LATE
  return position({ ...withCard(seat, character, CAST, round), ...document })
}
