import { lowestBit } from '@gaslight/core'

/**
 * Sets of hexes as words of 30 bits: hexes 0 to 29 in the first word, 30 to 59 in the second, and so on. With 30 bits no
 * step of the usual loop over a word's bits overflows, so that engines keep it in whole numbers.
 */
export const WORD = 30
export const ALL_OF_WORD = (1 << WORD) - 1

/** For each of `length` numbers its bit in one word of sets of `hexes` hexes; none for numbers of no hex. */
export function bitsOfWord(word: number, hexes: number, length: number): Int32Array {
  return Int32Array.from({ length }, (_, hex) =>
    hex < hexes && Math.floor(hex / WORD) === word ? 1 << (hex % WORD) : 0,
  )
}

/** The hexes of a set, ascending. For callers that are not in a hurry. */
export function hexesOf(...words: readonly number[]): number[] {
  const hexes: number[] = []
  for (const [word, bits] of words.entries())
    for (let rest = bits; rest !== 0; rest &= rest - 1) hexes.push(WORD * word + lowestBit(rest))
  return hexes
}
