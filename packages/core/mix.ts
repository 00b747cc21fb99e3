/**
 * Two halves of a hash over packed words (MurmurHash3 of Austin Appleby, public domain, with two sets of constants):
 * cheaper, when asked for, than keeping a hash up to date through every decision.
 */
export function mix(words: Int32Array): readonly [number, number] {
  let a = 0x2f0b4c47
  let b = 0x7a3d9e15
  for (let i = 0; i < words.length; i++) {
    let k = Math.imul(words[i], 0xcc9e2d51)
    k = Math.imul((k << 15) | (k >>> 17), 0x1b873593)
    a ^= k
    a = (Math.imul((a << 13) | (a >>> 19), 5) + 0xe6546b64) | 0
    k = Math.imul(words[i], 0x239b961b)
    k = Math.imul((k << 16) | (k >>> 16), 0xab0e9789)
    b ^= k
    b = (Math.imul((b << 17) | (b >>> 15), 5) + 0x561ccd1b) | 0
  }
  return [finish(a, 0x85ebca6b, 0xc2b2ae35), finish(b, 0x7feb352d, 0x846ca68b)]
}

function finish(word: number, first: number, second: number): number {
  let h = Math.imul(word ^ (word >>> 16), first)
  h = Math.imul(h ^ (h >>> 13), second)
  return h ^ (h >>> 16)
}
