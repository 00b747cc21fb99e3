import { demand, type Moment } from './property.ts'

/** How often each point of a game is looked at, if games come there so often. */
const ENOUGH = 8

/** Counts how often each point of a game has been looked at, so that rare ones are not left to chance. */
export class Looks {
  private readonly counts = new Map<string, number>()
  private due: readonly string[] = []

  /** Whether this moment stands at a point that has not been looked at often enough. */
  isNeeded({ setup: { points }, position }: Moment): boolean {
    return points !== undefined && this.at(points.of(position)) < ENOUGH
  }

  count({ setup: { points }, position }: Moment): void {
    if (points === undefined) return
    this.due = points.met
    this.counts.set(points.of(position), this.at(points.of(position)) + 1)
  }

  demandAll(what: string): void {
    for (const point of this.due) demand(this.counts.has(point), () => `${what} at ${point}: no game came there`)
  }

  private at(point: string): number {
    return this.counts.get(point) ?? 0
  }
}
