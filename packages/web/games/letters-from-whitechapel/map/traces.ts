import type { Leg } from '@gaslight/letters-from-whitechapel'
import { alleyLine, walkLine } from './lines.ts'
import type { Traced } from './props.ts'

/** How broad a line is for what share of the likeliest its likelihood is, the broadest first; less is not drawn. */
const SHARES = [0.6, 0.35, 0.18, 0.07, 0.02] as const

/** Ways up to now, and from now on. */
interface Routes {
  readonly gone: readonly Leg[]
  readonly ahead: readonly Leg[]
}

/**
 * Lines along the streets, to and fro as one; the faintest first, so that they lie below. To look for hundreds of them in the
 * net of streets takes too long for the page: whoever works out the ways draws them.
 */
export function tracesDrawn(routes: Routes): readonly Traced[] {
  const drawn: Traced[] = []
  for (const when of ['gone', 'ahead'] as const) {
    const legs = routes[when]
    const pairs = [...Map.groupBy(legs, pairOf).values()].map(([leg, ...more]) => ({
      ...leg,
      times: more.reduce((sum, { times }) => sum + times, leg.times),
    }))
    const most = Math.max(...pairs.map(({ times }) => times))
    const looks = Map.groupBy(pairs, ({ by, times }) => `${breadthOf(times / most)} ${by}`)
    for (const alike of looks.values()) {
      const [{ by, times }] = alike
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

function pairOf({ from, to, by }: Leg): string {
  return `${Math.min(from, to)} ${Math.max(from, to)} ${by}`
}

const LINES = new Map<string, string>()

/** A line is looked for in the net of streets once. */
function lineOf(leg: Leg): string {
  const key = pairOf(leg)
  const known = LINES.get(key)
  if (known !== undefined) return known
  const { from, to, by } = leg
  const { d } = by === 'alley' ? alleyLine(from, to) : walkLine([from, to])
  LINES.set(key, d)
  return d
}
