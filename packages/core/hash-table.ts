/**
 * 64-bit hashes as keys, numbered in the order in which they come; packed in typed arrays, so that millions fit in
 * memory. Two positions with equal hashes count as one: among 10 million random hashes that happens with probability 3e-6.
 */
export class HashTable {
  size = 0
  private high: Int32Array
  private low: Int32Array
  /** The number of the key in each place, plus 1; 0 where the place is free. */
  private numbers: Int32Array

  constructor(capacity = 1024) {
    this.high = new Int32Array(capacity)
    this.low = new Int32Array(capacity)
    this.numbers = new Int32Array(capacity)
  }

  /** The number of a key; a key that is not there yet gets the next one. */
  number(high: number, low: number): number {
    if (this.size * 5 > this.numbers.length * 3) this.grow()
    const place = this.place(high, low)
    if (this.numbers[place] === 0) {
      this.high[place] = high
      this.low[place] = low
      this.numbers[place] = ++this.size
    }
    return this.numbers[place] - 1
  }

  private place(high: number, low: number): number {
    const mask = this.numbers.length - 1
    let place = (high ^ (low >>> 7)) & mask
    while (this.numbers[place] !== 0 && (this.high[place] !== high || this.low[place] !== low))
      place = (place + 1) & mask
    return place
  }

  private grow(): void {
    const { high, low, numbers } = this
    this.high = new Int32Array(numbers.length * 2)
    this.low = new Int32Array(numbers.length * 2)
    this.numbers = new Int32Array(numbers.length * 2)
    for (let i = 0; i < numbers.length; i++) {
      if (numbers[i] === 0) continue
      const place = this.place(high[i], low[i])
      this.high[place] = high[i]
      this.low[place] = low[i]
      this.numbers[place] = numbers[i]
    }
  }
}
