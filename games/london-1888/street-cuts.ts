import { lowestBit, popcount } from '@gaslight/core'
import { type Rows, STREET_ROWS } from './graph.ts'
import { STREET_COUNT } from './map.ts'
import { add, clear, has, remove, SPACE_WORDS, type SpaceSet } from './space-set.ts'
import { STREETS } from './streets.ts'

/**
 * The streets do not cross in the plane: they divide it into blocks of houses, the last of them outside the town. A pawn
 * makes one block of those around it. The streets are cut where they have the same block on both sides.
 */

const NONE = 255
/** By space: its neighbours in the order in which they lie around it. */
const RING = ringOf(STREET_ROWS)
/** By place in `RING`: the block between that neighbour and the next one. */
const CORNERS = cornersOf(RING)
const BLOCKS = Math.max(...CORNERS) + 1
/** By space: the blocks around it, as bits. */
export const BLOCKS_AROUND = blocksAround(RING)
/** At `(block * BLOCKS + other) * SPACE_WORDS`: a set of the spaces that have both around them. */
const BORDERS = bordersOf(BLOCKS_AROUND)

function ringOf({ start, items }: Rows): Rows {
  const ring = STREETS.flatMap(([, x, y], space) => {
    const angle = (other: number) => Math.atan2(STREETS[other][2] - y, STREETS[other][1] - x)
    return Array.from(items.subarray(start[space], start[space + 1])).sort((a, b) => angle(a) - angle(b))
  })
  return { start, items: Uint8Array.from(ring) }
}

/** Goes round each block, from corner to corner. */
function cornersOf({ start, items }: Rows): Uint8Array {
  const corners = new Uint8Array(items.length).fill(NONE)
  let block = 0
  for (let first = 0; first < STREET_COUNT; first++)
    for (let i = start[first]; i < start[first + 1]; i++) {
      if (corners[i] !== NONE) continue
      let at = first
      for (let corner = i; corners[corner] === NONE; ) {
        corners[corner] = block
        const next = items[corner + 1 === start[at + 1] ? start[at] : corner + 1]
        corner = start[next]
        while (items[corner] !== at) corner++
        at = next
      }
      block++
    }
  return corners
}

function blocksAround({ start }: Rows): Int32Array {
  return Int32Array.from({ length: STREET_COUNT }, (_, space) =>
    CORNERS.subarray(start[space], start[space + 1]).reduce((bits, block) => bits | (1 << block), 0),
  )
}

function bordersOf(blocks: Int32Array): Int32Array {
  const borders = new Int32Array(BLOCKS * BLOCKS * SPACE_WORDS)
  for (const [space, own] of blocks.entries())
    for (let bits = own; bits !== 0; bits &= bits - 1)
      for (let others = own; others !== 0; others &= others - 1)
        borders[(lowestBit(bits) * BLOCKS + lowestBit(others)) * SPACE_WORDS + (space >> 5)] |= 1 << (space & 31)
  return borders
}

/** Blocks of which pawns have made one, as bits. */
const joined = new Int32Array(BLOCKS)
let joinedCount = 0

/**
 * Marks in `cut` the spaces without which the other free streets would not be one piece; false where they are not one piece
 * anyway, and `cut` says nothing.
 */
export function findCuts(blocked: SpaceSet, cut: SpaceSet): boolean {
  if (!isOnePiece(blocked)) return false
  clear(cut)
  for (let i = 0; i < joinedCount; i++) addBorders(joined[i], cut)
  // At a space beside a pawn there are fewer corners than blocks.
  for (let word = 0; word < SPACE_WORDS; word++)
    for (let bits = blocked[word]; bits !== 0; bits &= bits - 1) {
      const space = (word << 5) + lowestBit(bits)
      for (let i = RING.start[space]; i < RING.start[space + 1]; i++)
        if (isCut(RING.items[i], blocked)) add(cut, RING.items[i])
        else remove(cut, RING.items[i])
    }
  return true
}

/** Whether the free streets are one piece, by Euler's formula for spaces, links, blocks and pieces; finds `joined`. */
export function isOnePiece(blocked: SpaceSet): boolean {
  const { start, items } = RING
  let spaces = STREET_COUNT
  let ends = items.length
  let blocks = BLOCKS
  joinedCount = 0
  for (let word = 0; word < SPACE_WORDS; word++)
    for (let bits = blocked[word]; bits !== 0; bits &= bits - 1) {
      const space = (word << 5) + lowestBit(bits)
      spaces--
      for (let i = start[space]; i < start[space + 1]; i++) ends -= has(blocked, items[i]) ? 1 : 2
      blocks -= join(BLOCKS_AROUND[space])
    }
  return spaces - ends / 2 + blocks === 2
}

/** By how many there are fewer blocks once these are one. */
function join(blocks: number): number {
  let one = blocks
  let parts = popcount(blocks)
  for (let i = 0; i < joinedCount; ) {
    if ((joined[i] & one) === 0) {
      i++
      continue
    }
    parts -= popcount(joined[i] & blocks) - 1
    one |= joined[i]
    joined[i] = joined[--joinedCount]
  }
  joined[joinedCount++] = one
  return parts - 1
}

/** Adds the spaces that have two of these blocks around them. */
function addBorders(blocks: number, cut: SpaceSet): void {
  for (let bits = blocks; bits !== 0; bits &= bits - 1)
    for (let others = bits & (bits - 1); others !== 0; others &= others - 1) {
      const start = (lowestBit(bits) * BLOCKS + lowestBit(others)) * SPACE_WORDS
      for (let word = 0; word < SPACE_WORDS; word++) cut[word] |= BORDERS[start + word]
    }
}

/** Whether a block lies at two corners of a space, of those between links to free spaces. */
function isCut(space: number, blocked: SpaceSet): boolean {
  let seen = 0
  for (let i = RING.start[space]; i < RING.start[space + 1]; i++) {
    if (has(blocked, RING.items[i])) continue
    const block = joinedWith(CORNERS[i])
    if ((seen & block) !== 0) return true
    seen |= block
  }
  return false
}

/** A block and those that are one with it, as bits. */
function joinedWith(block: number): number {
  for (let i = 0; i < joinedCount; i++) if (((joined[i] >> block) & 1) === 1) return joined[i]
  return 1 << block
}
