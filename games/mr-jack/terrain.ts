import { BOARDS, type Edition } from './board.ts'
import { distancesWith } from './distances.ts'
import {
  bitHigh,
  bitLow,
  CELL_OF_STREET,
  HEXES,
  liesBetween,
  POST_OF_CELL,
  STEP,
  STREET_OF_CELL,
  streetOf,
} from './hexes.ts'
import { ReachTable } from './reach.ts'
import { type Shifts, shiftsOn, walksOn } from './shifts.ts'

/**
 * The derived tables of section 3. Everything that the barricade changes (MJ-83) is made once for every edge it can stand
 * on.
 */
export class Terrain {
  readonly edition: Edition
  /** The edge of the barricade, or `NO_EDGE`. */
  readonly barricade: number
  /** The street hexes of the manholes, ascending; sets of covers are bits over this list. */
  readonly manholes: Uint8Array
  /** The bits of them all. */
  readonly allManholes: number
  /** Street distance (`D`) and grid distance (`G`) at `60 * a + b`. */
  readonly distance: Uint8Array
  readonly grid: Uint8Array
  /** Adjacent street hexes, at `2 * hex`. */
  readonly near: Int32Array
  readonly reach: ReachTable
  readonly walks: Int32Array
  /** Street hexes in line, up to the first obstacle, at `2 * (6 * a + direction)` (MJ-52). */
  readonly beams = new Int32Array(2 * 6 * HEXES)
  private readonly whistled: (Shifts | undefined)[] = []

  constructor(edition: Edition, barricade: number) {
    const distances = distancesWith(barricade)
    this.edition = edition
    this.barricade = barricade
    this.manholes = Uint8Array.from(BOARDS[edition].manholes, streetOf).sort()
    this.allManholes = (1 << this.manholes.length) - 1
    this.distance = distances.distance
    this.grid = distances.grid
    this.near = distances.near
    this.reach = new ReachTable(this.manholes, distances)
    this.walks = walksOn(this.near)
    for (let a = 0; a < HEXES; a++) for (let d = 0; d < 6; d++) this.beam(a, d, 0, this.beams, 2 * (6 * a + d))
  }

  /** Whether a step from cell to cell is shut by the barricade (MJ-83). */
  shut(cell: number, next: number): boolean {
    return liesBetween(this.barricade, cell, next)
  }

  /** Writes the beam from a street hex into `into` at `at`; `passed` are the posts that do not stop it (MJ-52). */
  beam(from: number, direction: number, passed: number, into: Int32Array, at: number): void {
    let low = 0
    let high = 0
    let cell = CELL_OF_STREET[from]
    for (;;) {
      const next = STEP[6 * cell + direction]
      if (next < 0 || this.shut(cell, next)) break
      const street = STREET_OF_CELL[next]
      const post = POST_OF_CELL[next]
      if (street < 0 && (post < 0 || ((passed >> post) & 1) === 0)) break
      if (street >= 0) {
        low |= bitLow(street)
        high |= bitHigh(street)
      }
      cell = next
    }
    into[at] = low
    into[at + 1] = high
  }

  /** Made at the first use: only one of the paths is played. */
  shifts(path: number): Shifts {
    const known = this.whistled[path]
    if (known !== undefined) return known
    const shifts = shiftsOn(this, path)
    this.whistled[path] = shifts
    return shifts
  }
}

const terrains: { [edition in Edition]: (Terrain | undefined)[] } = { '2006': [], revised: [] }

/** The tables of a board with the barricade on this edge; made once. */
export function terrainOf(edition: Edition, barricade: number): Terrain {
  const known = terrains[edition][barricade + 1]
  if (known !== undefined) return known
  const terrain = new Terrain(edition, barricade)
  terrains[edition][barricade + 1] = terrain
  return terrain
}
