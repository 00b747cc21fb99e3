import type { Illegal } from '@gaslight/core'
import { type CellKind, cellOf } from './board.ts'
import type { Character } from './cast.ts'
import type { NewYorkDetail } from './detail.ts'
import { holds, spaceOf } from './hexes.ts'
import { because } from './illegal.ts'
import { TileCode } from './roster.ts'
import type { NewYorkState } from './state.ts'
import type { SpaceId } from './view.ts'

export type Attempt<K extends NewYorkDetail['kind']> = Extract<NewYorkDetail, { kind: K }>

export function inGame(p: NewYorkState, character: Character): Illegal | null {
  return p.pieceOf(character) < 0 ? because('not-in-game', { character }) : null
}

/** Whether an Investigation tile lies on the space. */
export function isCovered(p: NewYorkState, space: number): boolean {
  return holds(p.coveredLow, p.coveredMid, p.coveredHigh, space)
}

/** What is printed on a space; Liberty Island is a kind of its own. */
export function kindOfSpace(space: SpaceId): CellKind | 'island' {
  return cellOf(space)?.kind ?? 'island'
}

/** Why nobody may stop on this space, whoever stands there (NY-22). */
export function illegalStop(p: NewYorkState, id: SpaceId): Illegal | null {
  const space = spaceOf(id)
  if (space < 0) return because('unknown-space', { space: id })
  switch (kindOfSpace(id)) {
    case 'building':
      return because('stop-building', { space: id })
    case 'port':
    case 'land-exit':
      return because('stop-way-out', { space: id })
    case 'street':
    case 'station':
    case 'quayside':
    case 'island':
      break
  }
  if (isCovered(p, space)) return because('stop-covered', { space: id })
  switch (p.tileOn(space)) {
    case TileCode.lamp:
      return because('stop-lamp', { space: id })
    case TileCode.site:
      return because('stop-site', { space: id })
    default:
      return null
  }
}
