/** The number of set bits of a 32-bit word. */
export function popcount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The index of the lowest set bit of a word that is not 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word)
}

/** 1 where `a < b`, else 0, for whole numbers less than 2^31 apart: for hot loops, where no branch would be foretold. */
export function isLess(a: number, b: number): number {
  return (a - b) >>> 31
}
