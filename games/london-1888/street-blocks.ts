import { type Rows, STREET_ROWS } from './graph.ts'
import { STREET_COUNT } from './map.ts'
import { STREETS } from './streets.ts'

/**
 * The streets do not cross in the plane: they divide it into blocks of houses, the last of them outside the town. A pawn
 * makes one block of those around it.
 */

const NONE = 255

/** By space: the blocks around it, as bits. */
export const BLOCKS_AROUND = blocksAround(ringOf(STREET_ROWS))

/** By space its neighbours, in the order in which they lie around it. */
function ringOf({ start, items }: Rows): Rows {
  const ring = STREETS.flatMap(([, x, y], space) => {
    const angle = (other: number) => Math.atan2(STREETS[other][2] - y, STREETS[other][1] - x)
    return Array.from(items.subarray(start[space], start[space + 1])).sort((a, b) => angle(a) - angle(b))
  })
  return { start, items: Uint8Array.from(ring) }
}

/** Goes round each block, from the corner between two neighbours of a space to the next. */
function blocksAround({ start, items }: Rows): Int32Array {
  const around = new Int32Array(STREET_COUNT)
  const corners = new Uint8Array(items.length).fill(NONE)
  let block = 0
  for (let first = 0; first < STREET_COUNT; first++)
    for (let i = start[first]; i < start[first + 1]; i++) {
      if (corners[i] !== NONE) continue
      let at = first
      for (let corner = i; corners[corner] === NONE; ) {
        corners[corner] = block
        around[at] |= 1 << block
        const next = items[corner + 1 === start[at + 1] ? start[at] : corner + 1]
        corner = start[next]
        while (items[corner] !== at) corner++
        at = next
      }
      block++
    }
  return around
}
