import {
  EVENTS,
  type EventId,
  FIRST_LOCATION,
  isStreet,
  LOCATION_ROWS,
  type LocationId,
  type LocationRow,
  MURDER_SITES,
  type SpaceId,
  STREETS,
  spaceNumber,
} from '@gaslight/london-1888'
import type { Frame } from '../../../board-kit/frame.ts'
import type { Point } from '../../../board-kit/point.ts'
import type { Target } from './props.ts'

/** The town with the houses beyond its outermost streets, and the Thames. */
export const FRAME: Frame = { x: 14, y: 10, width: 972, height: 714 }

/** How far in front of the middle of a location its pawns stand. */
const FRONT = 9

/** Where pawns stand on a space, in drawing units: in a location, in front of its building. The name must be one of the board's. */
export function placeOf(space: SpaceId): Point {
  const number = spaceNumber(space)
  const street = STREETS[number]
  if (street) return { x: street[1], y: street[2] }
  const { x, y } = locationRow(space)
  return { x, y: y + FRONT }
}

export function locationRow(space: SpaceId): LocationRow {
  const row = LOCATION_ROWS[spaceNumber(space) - FIRST_LOCATION]
  if (!row) throw new Error(`no space ${space}`)
  return row
}

export function isLocationId(space: SpaceId): space is LocationId {
  return !isStreet(spaceNumber(space))
}

/** Where what one points at is found: the middle of a street space, or of a building. */
export function middleOf(space: SpaceId): Point {
  return isLocationId(space) ? locationRow(space) : placeOf(space)
}

/** Where a murder was done; any other event was nowhere. */
export function siteOf(event: EventId): SpaceId | undefined {
  return MURDER_SITES[EVENTS.indexOf(event)]
}

/** Whether a street space lies on a street from north to south; two pawns then stand side by side, else one above the other. */
export function runsNorth(space: SpaceId): boolean {
  return space.startsWith('V')
}

/** A name that two equal targets share. */
export function keyOf(target: Target): string {
  switch (target.kind) {
    case 'space':
      return target.space
    case 'pawn':
      return target.character
    case 'blocker':
      return `blocker ${target.space}`
  }
}
