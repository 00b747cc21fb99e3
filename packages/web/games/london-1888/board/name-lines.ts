/** How far below the middle of a location its name stands, in drawing units. */
export const BELOW = 49

/** Letters of a line of a location's name. */
const LINE = 11

/** A name in one line, or in two that are as even as its spaces allow. */
export function linesOf(name: string): readonly string[] {
  const words = name.split(' ')
  if (name.length <= LINE || words.length === 1) return [name]
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  const [best] = cuts.toSorted((a, b) => longest(a) - longest(b))
  return best ?? [name]
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(line => line.length))
}
