import type { Clock } from '../clock.ts'

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** A clock that stands still until a test lets time pass. */
export class FakeClock implements Clock {
  private time = Date.parse('2026-11-29T20:00:00.000Z')
  private timers: readonly Timer[] = []

  now(): number {
    return this.time
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.time + milliseconds, run }
    this.timers = [...this.timers, timer]
    return () => {
      this.timers = this.timers.filter(other => other !== timer)
    }
  }

  /** Lets so much time pass, and begins whatever was due in it. */
  pass(milliseconds: number): void {
    this.time += milliseconds
    const due = this.timers.filter(({ at }) => at <= this.time)
    this.timers = this.timers.filter(({ at }) => at > this.time)
    for (const { run } of due) run()
  }
}

/** The machine's own clock, so many times as fast. */
export function fastClock(factor: number): Clock {
  const start = Date.now()
  return {
    now: () => start + (Date.now() - start) * factor,
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds / factor)
      return () => clearTimeout(timer)
    },
  }
}
