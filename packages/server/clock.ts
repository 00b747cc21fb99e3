/** The time, as the server needs it: the machine's own, or a test's. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs once after so many milliseconds; the answer cancels it. */
  after(milliseconds: number, run: () => void): () => void
}

export const CLOCK: Clock = {
  now: Date.now,
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
