import type { Illegal } from '@gaslight/core'
import { type CellKind, cellOf } from './board.ts'
import { holds, spaceOf } from './hexes.ts'
import { because } from './illegal.ts'
import type { NewYorkPosition } from './position.ts'
import { tileOn } from './project.ts'
import { TileCode } from './roster.ts'
import type { SpaceId } from './view.ts'

/** Whether an Investigation tile lies on the space. */
export function isCovered(p: NewYorkPosition, space: number): boolean {
  return holds(p.coveredLow, p.coveredMid, p.coveredHigh, space)
}

/** What is printed on a space; Liberty Island is a kind of its own. */
export function kindOfSpace(space: SpaceId): CellKind | 'island' {
  return cellOf(space)?.kind ?? 'island'
}

/** Why nobody may stop on this space, whoever stands there (NY-22). */
export function illegalStop(p: NewYorkPosition, id: SpaceId): Illegal | null {
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
  switch (tileOn(p, space)) {
    case TileCode.lamp:
      return because('stop-lamp', { space: id })
    case TileCode.site:
      return because('stop-site', { space: id })
    default:
      return null
  }
}
