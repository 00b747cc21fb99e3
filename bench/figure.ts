/** One measured figure, before the machine is noted beside it. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The bound that the project promises: at least, or at most, so much. */
  readonly budget?: { readonly atLeast: number } | { readonly atMost: number }
  /** What somebody else's software reached on this machine in the same run, in the same unit. */
  readonly peer?: { readonly name: string; readonly value: number }
  /** What the figure was measured on, in a few words. */
  readonly note?: string
}

/** How much of a run is wanted: `quick` shows that everything works, `full` is what strength is claimed on. */
export type Extent = 'quick' | 'usual' | 'full'

export interface FigureGroup {
  readonly name: string
  measure(extent: Extent): AsyncIterable<Figure>
}

/** The value that a run of this extent uses. */
export function sized<T>(extent: Extent, values: { readonly [key in Extent]: T }): T {
  return values[extent]
}

export function met(figure: Figure): boolean | undefined {
  const { budget, value } = figure
  if (budget === undefined) return undefined
  return 'atLeast' in budget ? value >= budget.atLeast : value <= budget.atMost
}

/** Of numbers in any order; `q` from 0 to 1. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN
}
