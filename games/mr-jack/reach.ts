import type { Distances } from './distances.ts'
import { bitHigh, bitLow, HEXES } from './hexes.ts'

/** Which hexes may be reached: by any step, by Stealthy's over any cell, by street only; and with how many points. */
export const Reach = { one: 0, two: 1, three: 2, grid3: 3, grid4: 4, foot1: 5, foot5: 6, foot6: 7 } as const
export type ReachMode = (typeof Reach)[keyof typeof Reach]
const MODES = Object.keys(Reach).length

/**
 * The hexes in reach (section 3), by covers. They are filled in when they are first asked for: a page that shows one
 * position needs those of one pair of covers, and all of them take a slow processor half a second.
 */
export class ReachTable {
  private readonly manholes: Uint8Array
  private readonly distances: Distances
  private readonly known: (Int32Array | undefined)[]

  constructor(manholes: Uint8Array, distances: Distances) {
    this.manholes = manholes
    this.distances = distances
    this.known = Array.from({ length: 1 << manholes.length }, () => undefined)
  }

  /** Two words of a set for each mode and hex, at `placeOf`. */
  with(covers: number): Int32Array {
    const known = this.known[covers]
    if (known !== undefined) return known
    const words = this.make(covers)
    this.known[covers] = words
    return words
  }

  private make(covers: number): Int32Array {
    const { distance, grid } = this.distances
    const open = this.manholes.filter((_, i) => ((covers >> i) & 1) === 0)
    const sewer = nearest(open, distance)
    const gridSewer = nearest(open, grid)
    const words = new Int32Array(2 * MODES * HEXES)
    for (let a = 0; a < HEXES; a++)
      for (let b = 0; b < HEXES; b++) {
        if (a === b) continue
        const foot = distance[HEXES * a + b]
        const any = Math.min(foot, sewer[a] + 1 + sewer[b])
        const cross = Math.min(grid[HEXES * a + b], gridSewer[a] + 1 + gridSewer[b])
        if (any <= 1) mark(words, Reach.one, a, b)
        if (any <= 2) mark(words, Reach.two, a, b)
        if (any <= 3) mark(words, Reach.three, a, b)
        if (cross <= 3) mark(words, Reach.grid3, a, b)
        if (cross <= 4) mark(words, Reach.grid4, a, b)
        if (foot <= 1) mark(words, Reach.foot1, a, b)
        if (foot <= 5) mark(words, Reach.foot5, a, b)
        if (foot <= 6) mark(words, Reach.foot6, a, b)
      }
    return words
  }
}

/** Where the hexes reached from `from` in this mode stand in a table of `ReachTable`. */
export function placeOf(mode: ReachMode, from: number): number {
  return 2 * (HEXES * mode + from)
}

function mark(words: Int32Array, mode: ReachMode, a: number, b: number): void {
  const at = placeOf(mode, a)
  words[at] |= bitLow(b)
  words[at + 1] |= bitHigh(b)
}

/** The distance of each hex to the nearest open manhole. */
function nearest(open: Uint8Array, distances: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: HEXES }, (_, a) => Math.min(...Array.from(open, m => distances[HEXES * a + m])))
}
