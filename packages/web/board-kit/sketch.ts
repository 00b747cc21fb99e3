import type { Point } from './hex.ts'
import { circle, line, polygon } from './path.ts'

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

/**
 * A picture of few, large paths: all strokes of one ink are gathered into one `d`, so that a board stays a light document.
 * What is to be enlarged is cut into squares: of a path all is painted wherever a bit of it is seen.
 */
export class Sketch<Ink extends string> {
  private readonly strokes = new Map<string, Map<string, string[]>>()
  private readonly side: number

  /** `side` of the squares, in drawing units; each stroke is in the one in which it begins. */
  constructor(side = Number.POSITIVE_INFINITY) {
    this.side = side
  }

  add(ink: Ink, d: string): void {
    const squares = this.strokes.get(ink) ?? new Map<string, string[]>()
    this.strokes.set(ink, squares)
    const square = this.squareOf(d)
    const strokes = squares.get(square)
    if (strokes) strokes.push(d)
    else squares.set(square, [d])
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
    return inks.flatMap(ink =>
      [...(this.strokes.get(ink)?.values() ?? [])].map(strokes => ({ ink, d: strokes.join('') })),
    )
  }

  private squareOf(d: string): string {
    if (this.side === Number.POSITIVE_INFINITY) return ''
    const [x, y] = d
      .slice(1)
      .split(/[^-.\d]/, 2)
      .map(place => Math.floor(Number(place) / this.side))
    return `${x} ${y}`
  }
}
