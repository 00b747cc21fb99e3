import type { Point } from '../../../board-kit/point.ts'

/** How far from its crossing each piece stands, in the units of a token; those on their crossings are left out. */
export type Shifts = ReadonlyMap<string, Point>

export const STAYS: Point = { x: 0, y: 0 }
export const NO_SHIFTS: Shifts = new Map()
