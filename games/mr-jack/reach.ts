import { popcount } from '@gaslight/core'
import type { Distances } from './distances.ts'
import { bitHigh, bitLow, HEXES } from './hexes.ts'

/** Which hexes may be reached: by any step, by Stealthy's over any cell, by street only; and with how many points. */
export const Reach = { one: 0, two: 1, three: 2, grid3: 3, grid4: 4, foot1: 5, foot5: 6, foot6: 7 } as const
export type ReachMode = (typeof Reach)[keyof typeof Reach]
const MODES = Object.keys(Reach).length

/** The hexes in reach, by mode, covers and hex (section 3). */
export class ReachTable {
  /** Two words of a set, at the place that `at` gives. */
  readonly words: Int32Array
  /** The number of each pair of covers, by its bits over the manholes. */
  private readonly pairOf: Uint8Array
  private readonly pairs: number

  constructor(manholes: Uint8Array, distances: Distances) {
    this.pairOf = new Uint8Array(1 << manholes.length)
    let pairs = 0
    for (let a = 0; a < manholes.length; a++)
      for (let b = a + 1; b < manholes.length; b++) this.pairOf[(1 << a) | (1 << b)] = pairs++
    this.pairs = pairs
    this.words = new Int32Array(2 * MODES * pairs * HEXES)
    for (let covers = 0; covers < 1 << manholes.length; covers++)
      if (popcount(covers) === 2)
        this.fill(
          covers,
          manholes.filter((_, i) => ((covers >> i) & 1) === 0),
          distances,
        )
  }

  /** The place in `words` of the hexes reached from `from` in this mode with these covers. */
  at(mode: ReachMode, covers: number, from: number): number {
    return 2 * ((mode * this.pairs + this.pairOf[covers]) * HEXES + from)
  }

  /** With these covers, which leave these manholes open. */
  private fill(covers: number, open: Uint8Array, { distance, grid }: Distances): void {
    const sewer = nearest(open, distance)
    const gridSewer = nearest(open, grid)
    for (let a = 0; a < HEXES; a++)
      for (let b = 0; b < HEXES; b++) {
        if (a === b) continue
        const foot = distance[HEXES * a + b]
        const any = Math.min(foot, sewer[a] + 1 + sewer[b])
        const cross = Math.min(grid[HEXES * a + b], gridSewer[a] + 1 + gridSewer[b])
        if (any <= 1) this.mark(Reach.one, covers, a, b)
        if (any <= 2) this.mark(Reach.two, covers, a, b)
        if (any <= 3) this.mark(Reach.three, covers, a, b)
        if (cross <= 3) this.mark(Reach.grid3, covers, a, b)
        if (cross <= 4) this.mark(Reach.grid4, covers, a, b)
        if (foot <= 1) this.mark(Reach.foot1, covers, a, b)
        if (foot <= 5) this.mark(Reach.foot5, covers, a, b)
        if (foot <= 6) this.mark(Reach.foot6, covers, a, b)
      }
  }

  private mark(mode: ReachMode, covers: number, a: number, b: number): void {
    const at = this.at(mode, covers, a)
    this.words[at] |= bitLow(b)
    this.words[at + 1] |= bitHigh(b)
  }
}

/** The distance of each hex to the nearest open manhole. */
function nearest(open: Uint8Array, distances: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: HEXES }, (_, a) => Math.min(...Array.from(open, m => distances[HEXES * a + m])))
}
