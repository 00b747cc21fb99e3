import type { Distances } from './distances.ts'
import { bitHigh, bitLow, HEXES } from './hexes.ts'

/** Which hexes may be reached: by any step, by Stealthy's over any cell, by street only; and with how many points. */
export const Reach = { one: 0, two: 1, three: 2, grid3: 3, grid4: 4, foot1: 5, foot5: 6, foot6: 7 } as const
export type ReachMode = (typeof Reach)[keyof typeof Reach]
const MODES = Object.keys(Reach).length

/**
 * The hexes in reach, by mode, covers and hex (section 3). A pair of covers is filled in when it is first asked for: a page
 * that shows one position needs one of the pairs, and all of them take a slow processor half a second.
 */
export class ReachTable {
  /** Two words of a set, at the place that `at` gives. */
  readonly words: Int32Array
  private readonly manholes: Uint8Array
  private readonly distances: Distances
  /** The number of each pair of covers, by its bits over the manholes. */
  private readonly pairOf: Uint8Array
  private readonly pairs: number
  /** By pair: 1 once it is filled in. */
  private readonly filled: Uint8Array

  constructor(manholes: Uint8Array, distances: Distances) {
    this.manholes = manholes
    this.distances = distances
    this.pairOf = new Uint8Array(1 << manholes.length)
    let pairs = 0
    for (let a = 0; a < manholes.length; a++)
      for (let b = a + 1; b < manholes.length; b++) this.pairOf[(1 << a) | (1 << b)] = pairs++
    this.pairs = pairs
    this.filled = new Uint8Array(pairs)
    this.words = new Int32Array(2 * MODES * pairs * HEXES)
  }

  /** The place in `words` of the hexes reached from `from` in this mode with these covers. */
  at(mode: ReachMode, covers: number, from: number): number {
    const pair = this.pairOf[covers]
    if (this.filled[pair] === 0) this.fill(pair, covers)
    return this.place(mode, pair, from)
  }

  private place(mode: ReachMode, pair: number, from: number): number {
    return 2 * ((mode * this.pairs + pair) * HEXES + from)
  }

  private fill(pair: number, covers: number): void {
    const { distance, grid } = this.distances
    const open = this.manholes.filter((_, i) => ((covers >> i) & 1) === 0)
    const sewer = nearest(open, distance)
    const gridSewer = nearest(open, grid)
    for (let a = 0; a < HEXES; a++)
      for (let b = 0; b < HEXES; b++) {
        if (a === b) continue
        const foot = distance[HEXES * a + b]
        const any = Math.min(foot, sewer[a] + 1 + sewer[b])
        const cross = Math.min(grid[HEXES * a + b], gridSewer[a] + 1 + gridSewer[b])
        if (any <= 1) this.mark(Reach.one, pair, a, b)
        if (any <= 2) this.mark(Reach.two, pair, a, b)
        if (any <= 3) this.mark(Reach.three, pair, a, b)
        if (cross <= 3) this.mark(Reach.grid3, pair, a, b)
        if (cross <= 4) this.mark(Reach.grid4, pair, a, b)
        if (foot <= 1) this.mark(Reach.foot1, pair, a, b)
        if (foot <= 5) this.mark(Reach.foot5, pair, a, b)
        if (foot <= 6) this.mark(Reach.foot6, pair, a, b)
      }
    this.filled[pair] = 1
  }

  private mark(mode: ReachMode, pair: number, a: number, b: number): void {
    const at = this.place(mode, pair, a)
    this.words[at] |= bitLow(b)
    this.words[at + 1] |= bitHigh(b)
  }
}

/** The distance of each hex to the nearest open manhole. */
function nearest(open: Uint8Array, distances: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: HEXES }, (_, a) => Math.min(...Array.from(open, m => distances[HEXES * a + m])))
}
