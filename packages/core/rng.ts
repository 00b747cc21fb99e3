/** A small, fast, seeded generator for play-outs and search. Never for dealing real games: see `chance.ts`. */
export interface Rng {
  /** A uniform integer in 0..n-1; 1 <= n <= 2^32. */
  below(n: number): number
  /** A uniform number in [0, 1). */
  unit(): number
}

/** The sfc32 generator of Chris Doty-Humphrey (PractRand), seeded from one or more 32-bit words. */
export class Sfc32 implements Rng {
  private readonly state = new Uint32Array(4)

  constructor(...seed: readonly number[]) {
    this.state[0] = 0x9e3779b9 ^ (seed[0] ?? 0)
    this.state[1] = 0x243f6a88 ^ (seed[1] ?? 0)
    this.state[2] = 0xb7e15162 ^ (seed[2] ?? 0)
    this.state[3] = 1
    for (let i = 0; i < 16; i++) this.word()
  }

  below(n: number): number {
    // The bias is below n / 2^32, which no statistic over play-outs can see.
    return Math.floor((this.word() / 4294967296) * n)
  }

  unit(): number {
    return this.word() / 4294967296
  }

  private word(): number {
    const s = this.state
    const out = (s[0] + s[1] + s[3]) >>> 0
    s[3] = s[3] + 1
    s[0] = s[1] ^ (s[1] >>> 9)
    s[1] = s[2] + (s[2] << 3)
    s[2] = ((s[2] << 21) | (s[2] >>> 11)) + out
    return out
  }
}
