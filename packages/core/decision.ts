/** One atomic choice, packed into 32 bits by its game; only that game's `decode` reads it. */
export type Decision = number & { readonly __brand: 'decision' }

/** A reusable, growing list of decisions, so that move generation allocates nothing once it is warm. */
export class DecisionList {
  items: Int32Array
  length = 0

  constructor(capacity = 1024) {
    this.items = new Int32Array(capacity)
  }

  clear(): void {
    this.length = 0
  }

  push(decision: number): void {
    if (this.length === this.items.length) this.grow()
    this.items[this.length++] = decision
  }

  /**
   * Room for `count` more decisions: write them into the returned items from `length` on and then set `length`. For hot
   * loops, which keep the place in a local variable.
   */
  reserve(count: number): Int32Array {
    while (this.length + count > this.items.length) this.grow()
    return this.items
  }

  at(index: number): Decision {
    return this.items[index] as Decision
  }

  has(decision: Decision): boolean {
    for (let i = 0; i < this.length; i++) if (this.items[i] === decision) return true
    return false
  }

  toArray(): Decision[] {
    return Array.from(this.items.subarray(0, this.length)) as Decision[]
  }

  private grow(): void {
    const larger = new Int32Array(this.items.length * 2)
    larger.set(this.items)
    this.items = larger
  }
}
