/**
 * 64-bit hashes as keys, numbered in the order in which they come; packed in one typed array, so that millions fit in
 * memory. Two positions with equal hashes count as one: among 10 million random hashes that happens with probability 3e-6.
 */
export class HashTable {
  size = 0
  /** Four words a place, within one cache line: the key's two halves, its number plus 1 (0: free), none. */
  private places = new Int32Array(4 * 1024)

  /** The number of a key; a key that is not there yet gets the next one. */
  number(high: number, low: number): number {
    if (this.size * 20 > this.places.length * 3) this.grow()
    const { places } = this
    const at = find(places, high, low)
    if (places[at + 2] === 0) {
      places[at] = high
      places[at + 1] = low
      places[at + 2] = ++this.size
    }
    return places[at + 2] - 1
  }

  private grow(): void {
    const old = this.places
    this.places = new Int32Array(old.length * 2)
    for (let i = 0; i < old.length; i += 4) {
      if (old[i + 2] === 0) continue
      const at = find(this.places, old[i], old[i + 1])
      this.places[at] = old[i]
      this.places[at + 1] = old[i + 1]
      this.places[at + 2] = old[i + 2]
    }
  }
}

/** Where a key stands, or the free place it would take. */
function find(places: Int32Array, high: number, low: number): number {
  const mask = places.length - 1
  let at = (high << 2) & mask
  while (places[at + 2] !== 0 && (places[at] !== high || places[at + 1] !== low)) at = (at + 4) & mask
  return at
}
