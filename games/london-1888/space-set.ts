import { type DecisionList, lowestBit } from '@gaslight/core'
import { SPACE_COUNT } from './map.ts'

/** A set of spaces: a bit for each, 32 in a word, the lowest first. */
export type SpaceSet = Int32Array

export const SPACE_WORDS = Math.ceil(SPACE_COUNT / 32)

export function spaceSet(): SpaceSet {
  return new Int32Array(SPACE_WORDS)
}

export function has(set: SpaceSet, space: number): boolean {
  return ((set[space >> 5] >> (space & 31)) & 1) === 1
}

export function add(set: SpaceSet, space: number): void {
  set[space >> 5] |= 1 << (space & 31)
}

export function remove(set: SpaceSet, space: number): void {
  set[space >> 5] &= ~(1 << (space & 31))
}

/** By a loop: for so few words `fill` takes longer. */
export function clear(set: SpaceSet): void {
  for (let word = 0; word < SPACE_WORDS; word++) set[word] = 0
}

/** Lists a decision for each space of a set: `base` with the number of the space in its lowest bits. For few spaces. */
export function listSpaces(set: SpaceSet, base: number, into: DecisionList): void {
  const items = into.reserve(SPACE_COUNT)
  let { length } = into
  for (let word = 0; word < SPACE_WORDS; word++)
    for (let bits = set[word]; bits !== 0; bits &= bits - 1) items[length++] = base | ((word << 5) + lowestBit(bits))
  into.length = length
}

/** As `listSpaces`, for a set of most spaces: each is written down, and kept only if the set has it. */
export function listMostSpaces(set: SpaceSet, base: number, into: DecisionList): void {
  const items = into.reserve(SPACE_COUNT + 1)
  let { length } = into
  for (let word = 0; word < SPACE_WORDS; word++) {
    const first = word << 5
    const end = Math.min(first + 32, SPACE_COUNT)
    for (let space = first, bits = set[word]; space < end; space++, bits >>= 1) {
      items[length] = base | space
      length += bits & 1
    }
  }
  into.length = length
}
