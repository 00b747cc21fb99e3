import { between, gap, type Point } from './point.ts'

/** Points of a soft line through all the given ones (a Catmull-Rom spline), `steps` for each piece of it. */
export function softened(through: readonly Point[], steps: number): readonly Point[] {
  const line: Point[] = []
  for (let i = 0; i + 1 < through.length; i++) {
    const [p1, p2] = [through[i], through[i + 1]] as [Point, Point]
    const p0 = through[i - 1] ?? p1
    const p3 = through[i + 2] ?? p2
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const mix = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
      line.push({ x: mix(p0.x, p1.x, p2.x, p3.x), y: mix(p0.y, p1.y, p2.y, p3.y) })
    }
  }
  const last = through.at(-1)
  return last ? [...line, last] : line
}

/** The point at a share (0 to 1) of a line's length. */
export function along(line: readonly Point[], share: number): Point {
  const end = line.at(-1) ?? { x: 0, y: 0 }
  if (share >= 1) return end
  let left = lengthOf(line) * share
  for (let i = 0; i + 1 < line.length; i++) {
    const [from, to] = [line[i], line[i + 1]] as [Point, Point]
    const length = gap(from, to)
    if (left <= length && length > 0) return between(from, to, left / length)
    left -= length
  }
  return end
}

export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, i) => sum + gap(line[i] ?? point, point), 0)
}
