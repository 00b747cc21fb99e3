import { alleyLine, walkLine } from './lines.ts'
import type { Trace } from './props.ts'

/** How broad a line is for what share of the likeliest its likelihood is, the broadest first; less is not drawn. */
const SHARES = [0.6, 0.35, 0.18, 0.07, 0.02] as const

/** All lines of one look as one path. */
export interface Traced {
  readonly when: Trace['when']
  readonly by: Trace['by']
  /** 1 for the faintest, 5 for the broadest. */
  readonly breadth: number
  readonly d: string
}

/** Lines along the streets, to and fro as one; the faintest first, so that they lie below. */
export function tracesDrawn(traces: readonly Trace[]): readonly Traced[] {
  const drawn: Traced[] = []
  for (const legs of Map.groupBy(traces, ({ when }) => when).values()) {
    const pairs = [...Map.groupBy(legs, pairOf).values()].map(([leg, ...more]) => ({
      ...leg,
      times: more.reduce((sum, { times }) => sum + times, leg.times),
    }))
    const most = Math.max(...pairs.map(({ times }) => times))
    const looks = Map.groupBy(pairs, ({ by, times }) => `${breadthOf(times / most)} ${by}`)
    for (const alike of looks.values()) {
      const [{ when, by, times }] = alike
      const breadth = breadthOf(times / most)
      if (breadth > 0) drawn.push({ when, by, breadth, d: alike.map(lineOf).join('') })
    }
  }
  return drawn.sort((a, b) => a.breadth - b.breadth)
}

function breadthOf(share: number): number {
  const at = SHARES.findIndex(least => share >= least)
  return at < 0 ? 0 : SHARES.length - at
}

function pairOf({ from, to, by }: Trace): string {
  return `${Math.min(from, to)} ${Math.max(from, to)} ${by}`
}

const LINES = new Map<string, string>()

/** A line is looked for in the net of streets once. */
function lineOf(trace: Trace): string {
  const key = pairOf(trace)
  const known = LINES.get(key)
  if (known !== undefined) return known
  const { from, to, by } = trace
  const { d } = by === 'alley' ? alleyLine(from, to) : walkLine([from, to])
  LINES.set(key, d)
  return d
}
