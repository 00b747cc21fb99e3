/** A small, fast, seeded generator for play-outs and search. Never for dealing real games: see `chance.ts`. */
export interface Rng {
  /** A uniform integer in 0..n-1; 1 <= n <= 2^32. */
  below(n: number): number
  /** A uniform number in [0, 1). */
  unit(): number
}

/** Takes the first of whatever is open: for documents, which must always give the same position. */
export const FIRST: Rng = { below: () => 0, unit: () => 0 }

/** The sfc32 generator of Chris Doty-Humphrey (PractRand), seeded from one or more 32-bit words. */
export class Sfc32 implements Rng {
  /** Three words and a counter, and the last word drawn: kept here, since a number above 2^31 that is returned is boxed. */
  private readonly state = new Uint32Array(5)

  constructor(...seed: readonly number[]) {
    this.state[0] = 0x9e3779b9 ^ (seed[0] ?? 0)
    this.state[1] = 0x243f6a88 ^ (seed[1] ?? 0)
    this.state[2] = 0xb7e15162 ^ (seed[2] ?? 0)
    this.state[3] = 1
    for (let i = 0; i < 16; i++) this.step()
  }

  below(n: number): number {
    // The bias is below n / 2^32, which no statistic over play-outs can see.
    this.step()
    return ((this.state[4] / 4294967296) * n) >>> 0
  }

  unit(): number {
    this.step()
    return this.state[4] / 4294967296
  }

  private step(): void {
    const s = this.state
    const b = s[1]
    const c = s[2]
    const counter = s[3]
    const drawn = s[0] + b + counter
    s[0] = b ^ (b >>> 9)
    s[1] = c + (c << 3)
    s[2] = ((c << 21) | (c >>> 11)) + drawn
    s[3] = counter + 1
    s[4] = drawn
  }
}
