import type { CircleNumber } from '@gaslight/letters-from-whitechapel'
import type { Likely } from './deduce.ts'

/** Circles that are equally likely, as far as that is told. */
export interface Group {
  /** Whole from one on, else with one place behind the point; 0 below a tenth. */
  readonly percent: number
  readonly circles: readonly CircleNumber[]
}

/** What is likely in groups, the likeliest first, and within each by number. */
export function grouped(likely: readonly Likely[]): readonly Group[] {
  const groups = Map.groupBy(likely, ({ probability }) => percentOf(probability))
  return [...groups]
    .map(([percent, all]) => ({ percent, circles: all.map(({ circle }) => circle).sort((a, b) => a - b) }))
    .sort((a, b) => b.percent - a.percent)
}

/** In percent, as precise as it is told. */
export function percentOf(probability: number): number {
  const percent = probability * 100
  return percent >= 0.95 ? Math.round(percent) : Math.floor(percent * 10 + 0.5) / 10
}

/** The groups that are shown at once, and those behind them. */
export interface Cut {
  readonly first: readonly Group[]
  readonly rest: readonly Group[]
}

/** Whole groups, the first of them always, as long as there are no more than `most` circles in them. */
export function cutAt(groups: readonly Group[], most: number): Cut {
  let circles = 0
  let count = 0
  for (const group of groups) {
    circles += group.circles.length
    if (circles > most && count > 0) break
    count++
  }
  return { first: groups.slice(0, count), rest: groups.slice(count) }
}
