import { circle, line, polygon } from './path.ts'
import type { Point } from './point.ts'

/** A seeded chance from 0 up to 1 for drawing: the same name always gives the same picture. */
export type Chance = () => number

export function chanceOf(name: string): Chance {
  let state = 2166136261
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function within(chance: Chance, low: number, high: number): number {
  return low + chance() * (high - low)
}

/** All strokes of one ink. */
export interface Drawn {
  readonly ink: string
  readonly d: string
}

/** A picture of few, large paths: all strokes of one ink are gathered into one `d`, so that a board stays a light document. */
export class Sketch<Ink extends string> {
  private readonly strokes = new Map<string, string[]>()

  add(ink: Ink, d: string): void {
    const strokes = this.strokes.get(ink)
    if (strokes) strokes.push(d)
    else this.strokes.set(ink, [d])
  }

  area(ink: Ink, points: readonly Point[]): void {
    this.add(ink, polygon(points))
  }

  line(ink: Ink, ...points: readonly Point[]): void {
    this.add(ink, line(...points))
  }

  disc(ink: Ink, centre: Point, radius: number): void {
    this.add(ink, circle(centre, radius))
  }

  /** The paths in the order of `inks`, back to front; empty ones are left out. */
  paths(inks: readonly Ink[]): readonly Drawn[] {
    return inks.flatMap(ink => {
      const strokes = this.strokes.get(ink)
      return strokes ? [{ ink, d: strokes.join('') }] : []
    })
  }
}
