import { type Drawn, Sketch } from './sketch.ts'

/**
 * A sketch of what is to be enlarged: the path of an ink is cut into squares, each stroke in the one in which it begins,
 * since of a path all is painted wherever a bit of it is seen.
 */
export class ZoomSketch<Ink extends string> extends Sketch<Ink> {
  private readonly squares = new Map<string, Map<string, string[]>>()
  private readonly side: number

  /** `side` of the squares, in drawing units. */
  constructor(side: number) {
    super()
    this.side = side
  }

  override add(ink: Ink, d: string): void {
    const squares = this.squares.get(ink) ?? new Map<string, string[]>()
    this.squares.set(ink, squares)
    const square = this.squareOf(d)
    const strokes = squares.get(square)
    if (strokes) strokes.push(d)
    else squares.set(square, [d])
  }

  override paths(inks: readonly Ink[]): readonly Drawn[] {
    return inks.flatMap(ink =>
      [...(this.squares.get(ink)?.values() ?? [])].map(strokes => ({ ink, d: strokes.join('') })),
    )
  }

  private squareOf(d: string): string {
    const [x, y] = d
      .slice(1)
      .split(/[^-.\d]/, 2)
      .map(place => Math.floor(Number(place) / this.side))
    return `${x} ${y}`
  }
}
