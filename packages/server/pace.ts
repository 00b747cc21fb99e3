/** Among how many thoughts the longest is looked for: about those of one long game. */
const MEMORY = 64
/** Beats that a long thought makes those after it last, at most: a machine that stood still for a while forgives itself. */
const LONGEST = 3

/**
 * When bots answer. How long one thinks may depend on what its seat alone knows, so that all of a kind answer alike: on a
 * beat, after as many whole delays as the longest of their last thoughts took. A single thought shows only where it is
 * longer by a beat than the 64 before it, or than three beats.
 */
export class Pace {
  private readonly delay: number
  /** Milliseconds, by kind; the latest stand last. */
  private readonly thoughts = new Map<string, number[]>()

  /** `delay`: milliseconds of one beat; 0 lets everybody answer at once. */
  constructor(delay: number) {
    this.delay = delay
  }

  /**
   * How long after its question a bot of this kind answers that thought for `took` and has spent `spent` on waiting, too.
   * All in milliseconds.
   */
  after(kind: string, took: number, spent: number): number {
    if (this.delay === 0) return spent
    const thoughts = [...(this.thoughts.get(kind) ?? []), took].slice(-MEMORY)
    this.thoughts.set(kind, thoughts)
    const longest = Math.min(Math.max(...thoughts), LONGEST * this.delay)
    return Math.max(1, Math.ceil(Math.max(spent, longest) / this.delay)) * this.delay
  }
}
