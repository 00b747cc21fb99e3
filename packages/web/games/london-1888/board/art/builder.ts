import { circle, line, number, polygon } from '../../../../board-kit/path.ts'
import type { Point } from '../../../../board-kit/point.ts'
import { type Chance, chanceOf, type Sketch } from '../../../../board-kit/sketch.ts'

/** What buildings are painted with; one path each for the whole town, so later inks lie above earlier ones. */
export type Ink =
  | 'lawn'
  | 'pond'
  | 'shade'
  | 'brick'
  | 'stone'
  | 'roof'
  | 'front'
  | 'spire'
  | 'void'
  | 'lit'
  | 'red'
  | 'gold'
  | 'green'
  | 'blue'
  | 'white'
  | 'sign-red'
  | 'sign-gold'
  | 'sign-blue'
  | 'trim'

export const INKS: readonly Ink[] = [
  'lawn',
  'pond',
  'shade',
  'brick',
  'stone',
  'roof',
  'front',
  'spire',
  'void',
  'lit',
  'red',
  'gold',
  'green',
  'blue',
  'white',
  'sign-red',
  'sign-gold',
  'sign-blue',
  'trim',
]

/** The sides of the squares into which pictures are cut, so that only those are painted that are seen. */
export const SQUARE = 240

/** The units of a building's plan in those of the drawing. */
const SIZE = 1.14

/** Draws one building seen from the street: x to the right of the middle of its front, y up from the ground. */
export class Builder {
  private readonly sketch: Sketch<Ink>
  private readonly ground: Point
  private readonly chance: Chance

  constructor(sketch: Sketch<Ink>, ground: Point, name: string) {
    this.sketch = sketch
    this.ground = ground
    this.chance = chanceOf(name)
  }

  private at(x: number, y: number): Point {
    return { x: this.ground.x + x * SIZE, y: this.ground.y - y * SIZE }
  }

  /** Its left and lower edge, width and height. */
  box(ink: Ink, x: number, y: number, w: number, h: number): void {
    const { x: left, y: base } = this.at(x, y)
    this.sketch.add(
      ink,
      `M${number(left)} ${number(base)}v${number(-h * SIZE)}h${number(w * SIZE)}v${number(h * SIZE)}Z`,
    )
  }

  /** A roof over a box: a ridge as long as the eaves less `inset` at each end; a gable where that is half of them. */
  roof(ink: Ink, x: number, y: number, w: number, h: number, inset: number = w / 2): void {
    this.area(ink, x - 1, y, x + inset, y + h, x + w - inset, y + h, x + w + 1, y)
  }

  /** A shape by its corners, x and y in turn. */
  area(ink: Ink, ...coordinates: readonly number[]): void {
    this.sketch.add(ink, polygon(this.points(coordinates)))
  }

  line(...coordinates: readonly number[]): void {
    this.sketch.add('trim', line(...this.points(coordinates)))
  }

  disc(ink: Ink, x: number, y: number, radius: number): void {
    this.sketch.add(ink, circle(this.at(x, y), radius * SIZE))
  }

  /** Lawn or water: a flat oval by its middle and half axes. */
  sheet(ink: Ink, x: number, y: number, rx: number, ry: number): void {
    const { x: middle, y: centre } = this.at(x, y)
    const [wide, a, b] = [rx * SIZE, number(rx * SIZE), number(ry * SIZE)]
    const half = `a${a} ${b} 0 1 0 `
    this.sketch.add(
      ink,
      `M${number(middle - wide)} ${number(centre)}${half}${number(2 * wide)} 0${half}${number(-2 * wide)} 0Z`,
    )
  }

  /** A half disc upon its diameter. */
  dome(ink: Ink, x: number, y: number, radius: number): void {
    const { x: middle, y: base } = this.at(x, y)
    const reach = radius * SIZE
    const r = number(reach)
    this.sketch.add(ink, `M${number(middle - reach)} ${number(base)}a${r} ${r} 0 0 1 ${number(2 * reach)} 0Z`)
  }

  /** A door or a window with a round head. */
  arch(ink: Ink, x: number, y: number, w: number, h: number): void {
    const { x: left, y: base } = this.at(x, y)
    const [wide, high] = [w * SIZE, h * SIZE]
    const r = number(wide / 2)
    this.sketch.add(
      ink,
      `M${number(left)} ${number(base)}v${number(wide / 2 - high)}a${r} ${r} 0 0 1 ${number(wide)} 0v${number(high - wide / 2)}Z`,
    )
  }

  /** Windows in columns and rows within a box; behind some of them nobody is awake. */
  panes(x: number, y: number, w: number, h: number, columns: number, rows: number, asleep = 0.35): void {
    const [stepX, stepY] = [w / columns, h / rows]
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        this.box(
          this.chance() < asleep ? 'void' : 'lit',
          x + column * stepX + stepX * 0.24,
          y + row * stepY + stepY * 0.2,
          stepX * 0.52,
          stepY * 0.62,
        )
  }

  /** Columns of a portico, or the uprights of a grating. */
  pillars(x: number, y: number, w: number, h: number, count: number, thick: number): void {
    for (let i = 0; i < count; i++) this.box('white', x + ((w - thick) * i) / (count - 1), y, thick, h)
  }

  chimney(x: number, y: number): void {
    this.box('brick', x, y, 3, 6)
    this.line(x - 0.6, y + 6, x + 3.6, y + 6)
  }

  tree(x: number, y: number, size: number): void {
    this.line(x, y, x, y + size)
    this.disc('green', x, y + size * 1.25, size * 0.8)
    this.disc('green', x - size * 0.55, y + size * 0.9, size * 0.55)
    this.disc('green', x + size * 0.6, y + size * 0.95, size * 0.5)
  }

  private points(coordinates: readonly number[]): Point[] {
    return Array.from({ length: coordinates.length / 2 }, (_, i) =>
      this.at(coordinates[2 * i] ?? 0, coordinates[2 * i + 1] ?? 0),
    )
  }
}
