import { hexesOf } from '@gaslight/jack-family'
import { bitHigh, bitLow, HEXES } from './hexes.ts'
import type { Terrain } from './terrain.ts'

/** How `whistlePath` narrows a shift's walk (MJ-45). */
export const WHISTLE_PATHS = ['free', 'shortest', 'direct'] as const

/** The points that a shift can spend, as bits of an entry of `Shifts` (MJ-45). */
export const K1 = 1 << 9
export const K2 = 1 << 10
export const K3 = 1 << 11

/**
 * Where Goodley on `g` may whistle a character from `a`, other characters aside (MJ-44, MJ-45): the entries from
 * `starts[60 * g + a]` to the next start, each a hex with its `K` bits, ascending by hex.
 */
export interface Shifts {
  readonly starts: Int32Array
  readonly entries: Uint16Array
}

export function shiftsOn(terrain: Terrain, path: number): Shifts {
  const starts = new Int32Array(HEXES * HEXES + 1)
  const entries: number[] = []
  for (let g = 0; g < HEXES; g++)
    for (let a = 0; a < HEXES; a++) {
      for (let b = 0; b < HEXES; b++) {
        const points = pointsOfShift(terrain, path, g, a, b)
        if (points !== 0) entries.push(b | points)
      }
      starts[HEXES * g + a + 1] = entries.length
    }
  return { starts, entries: Uint16Array.from(entries) }
}

/** The ends of street walks of exactly k = 1, 2, 3 steps, at `2 * (60 * (k - 1) + a)`; a walk may repeat hexes. */
export function walksOn(near: Int32Array): Int32Array {
  const walks = new Int32Array(2 * 3 * HEXES)
  walks.set(near)
  for (let k = 1; k < 3; k++)
    for (let a = 0; a < HEXES; a++) {
      const at = 2 * (HEXES * k + a)
      const before = 2 * (HEXES * (k - 1) + a)
      for (const hex of hexesOf(walks[before], walks[before + 1])) {
        walks[at] |= near[2 * hex]
        walks[at + 1] |= near[2 * hex + 1]
      }
    }
  return walks
}

function pointsOfShift({ distance, walks }: Terrain, path: number, g: number, a: number, b: number): number {
  const far = distance[HEXES * a + g]
  const left = distance[HEXES * b + g]
  if (left >= far) return 0
  let points = 0
  for (let k = 1; k <= 3; k++) {
    const walk = 2 * (HEXES * (k - 1) + a)
    if ((walks[walk] & bitLow(b)) === 0 && (walks[walk + 1] & bitHigh(b)) === 0) continue
    if (WHISTLE_PATHS[path] === 'shortest' && distance[HEXES * a + b] !== k) continue
    // Each of the k steps lowers the distance by exactly one (MJ-45).
    if (WHISTLE_PATHS[path] === 'direct' && left !== far - k) continue
    points |= K1 << (k - 1)
  }
  return points
}
