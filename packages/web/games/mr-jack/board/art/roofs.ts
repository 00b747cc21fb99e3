import { corners } from '../../../../board-kit/hex.ts'
import { between, type Point, polar } from '../../../../board-kit/point.ts'
import { type Chance, chanceOf, type Sketch, within } from '../../../../board-kit/sketch.ts'

/** Slopes from the one turned away from the moon (0) to the one facing it (5). */
type SlopeInk = 'slope-0' | 'slope-1' | 'slope-2' | 'slope-3' | 'slope-4' | 'slope-5'
export type RoofInk =
  | SlopeInk
  | 'yard'
  | 'roof-shadow'
  | 'slate'
  | 'ridge'
  | 'chimney-shadow'
  | 'chimney'
  | 'pot'
  | 'pane'
  | 'pane-glow-1'
  | 'pane-glow-2'
  | 'pane-glow-3'
  | 'pane-lit'

const SLOPES: readonly SlopeInk[] = ['slope-0', 'slope-1', 'slope-2', 'slope-3', 'slope-4', 'slope-5']
const MOON = (-130 * Math.PI) / 180

/** A sloping face: its eave from `a` to `b`, its upper edge from `d` to `c` (one point for a hip end). */
interface Slope {
  readonly a: Point
  readonly b: Point
  readonly c: Point
  readonly d: Point
}

/** One of the building hexes: roofs from above, of a shape, with chimneys and windows, that its name decides. */
export function drawBuilding(name: string, centre: Point, roof: Sketch<RoofInk>): void {
  const chance = chanceOf(`roof ${name}`)
  roof.area('yard', corners(centre, 1))
  roof.area('roof-shadow', corners({ x: centre.x + 2.2, y: centre.y + 2.8 }, 3.4))
  const shape = Math.floor(chance() * 4)
  const turn = Math.floor(chance() * 3)
  const rim = rotated(corners(centre, 3.6), turn)
  const slopes =
    shape === 0 ? court(rim, centre) : shape === 1 ? hip(rim, centre) : shape === 2 ? trio(rim, centre) : terrace(rim)
  for (const slope of slopes) drawSlope(slope, centre, roof, chance)
  for (const stack of stacks(shape, rim, centre, chance)) drawChimney(stack, roof, chance)
  windows(slopes, roof, chance)
}

function rotated(points: readonly Point[], turn: number): readonly Point[] {
  return points.map((_, i) => points[(i + turn) % points.length] as Point)
}

function middle(...points: readonly Point[]): Point {
  const sum = points.reduce((all, p) => ({ x: all.x + p.x, y: all.y + p.y }))
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** A block around an inner court. */
function court(rim: readonly Point[], centre: Point): Slope[] {
  return rim.flatMap((a, i) => {
    const b = rim[(i + 1) % 6] as Point
    const ridge = [between(a, centre, 0.3), between(b, centre, 0.3)] as const
    const inner = [between(a, centre, 0.6), between(b, centre, 0.6)] as const
    return [
      { a, b, c: ridge[1], d: ridge[0] },
      { a: inner[1], b: inner[0], c: ridge[0], d: ridge[1] },
    ]
  })
}

/** One large hipped roof along a diagonal. */
function hip(rim: readonly Point[], centre: Point): Slope[] {
  const [v0, v1, v2, v3, v4, v5] = rim as readonly [Point, Point, Point, Point, Point, Point]
  const west = between(centre, v0, 0.42)
  const east = between(centre, v3, 0.42)
  return [
    { a: v5, b: v0, c: west, d: west },
    { a: v0, b: v1, c: west, d: west },
    { a: v1, b: v2, c: east, d: west },
    { a: v2, b: v3, c: east, d: east },
    { a: v3, b: v4, c: east, d: east },
    { a: v4, b: v5, c: west, d: east },
  ]
}

/** Three gabled houses that meet in the middle. */
function trio(rim: readonly Point[], centre: Point): Slope[] {
  return [0, 2, 4].flatMap(i => {
    const corner = [centre, rim[i], rim[i + 1], rim[(i + 2) % 6]] as readonly Point[]
    const heart = middle(...corner)
    const [p0, p1, p2, p3] = corner.map(p => between(p, heart, 0.05)) as [Point, Point, Point, Point]
    const near = middle(p0, p1)
    const far = middle(p2, p3)
    return [
      { a: p1, b: p2, c: far, d: near },
      { a: p3, b: p0, c: near, d: far },
    ]
  })
}

/** Two rows of houses back to back. */
function terrace(rim: readonly Point[]): Slope[] {
  const halves = [
    [0, 1, 2, 3],
    [3, 4, 5, 0],
  ]
  return halves.flatMap(half => {
    const [p0, p1, p2, p3] = half.map(i => rim[i]) as [Point, Point, Point, Point]
    const left = middle(p0, p1)
    const right = middle(p3, p2)
    return [
      { a: p1, b: p2, c: right, d: left },
      { a: p3, b: p0, c: left, d: right },
    ]
  })
}

function drawSlope({ a, b, c, d }: Slope, centre: Point, roof: Sketch<RoofInk>, chance: Chance): void {
  const eave = middle(a, b)
  const top = middle(c, d)
  const facing = Math.atan2(eave.y - top.y, eave.x - top.x)
  const lit = (Math.cos(facing - MOON) + 1) / 2
  const shade = Math.round(Math.min(1, Math.max(0, lit + within(chance, -0.06, 0.06))) * 5)
  roof.area(SLOPES[shade] ?? 'slope-2', c === d ? [a, b, c] : [a, b, c, d])
  const depth = Math.hypot(eave.x - top.x, eave.y - top.y)
  const rows = Math.max(2, Math.round(depth / 3.4))
  for (let row = 1; row < rows; row++) {
    const share = row / rows
    roof.line('slate', between(between(a, d, share), centre, 0.004), between(b, c, share))
  }
  if (c !== d) roof.line('ridge', d, c)
  roof.line('ridge', a, d)
}

/** Where chimneys stand: on ridges and party walls. */
function stacks(shape: number, rim: readonly Point[], centre: Point, chance: Chance): readonly Point[] {
  const spots = rim.map(p => between(centre, p, shape === 0 ? 0.7 : shape === 1 ? 0.4 : 0.55))
  const first = Math.floor(chance() * 6)
  return shape === 1
    ? [spots[0] as Point, spots[3] as Point]
    : [0, 2, 3].map(i => spots[(first + i * 2 - (i > 2 ? 1 : 0)) % 6] as Point)
}

function drawChimney(foot: Point, roof: Sketch<RoofInk>, chance: Chance): void {
  const long = chance() > 0.5
  const w = long ? 4.6 : 3.2
  const h = long ? 2.7 : 3.6
  const box = (x: number, y: number): Point[] => [
    { x: x - w, y: y - h },
    { x: x + w, y: y - h },
    { x: x + w, y: y + h },
    { x: x - w, y: y + h },
  ]
  roof.area('chimney-shadow', [
    { x: foot.x - w, y: foot.y + h },
    { x: foot.x + w, y: foot.y - h },
    { x: foot.x + w + 6, y: foot.y - h + 6.5 },
    { x: foot.x + w + 6, y: foot.y + h + 6.5 },
    { x: foot.x - w + 6, y: foot.y + h + 6.5 },
  ])
  roof.area('chimney', box(foot.x, foot.y))
  for (const shift of long ? [-2.3, 2.3] : [0]) roof.disc('pot', { x: foot.x + shift, y: foot.y }, 1.5)
}

/** Skylights: most of them dark, one or two with somebody awake below. */
function windows(slopes: readonly Slope[], roof: Sketch<RoofInk>, chance: Chance): void {
  const wide = slopes.filter(({ a, b, c, d }) => c !== d && Math.hypot(a.x - b.x, a.y - b.y) > 18)
  for (const { a, b, c, d } of wide) {
    if (chance() < 0.45) continue
    const share = within(chance, 0.3, 0.7)
    const low = between(between(a, d, 0.32), between(b, c, 0.32), share)
    const high = between(between(a, d, 0.68), between(b, c, 0.68), share)
    const along = Math.atan2(b.y - a.y, b.x - a.x)
    const pane = [polar(low, along, -2), polar(low, along, 2), polar(high, along, 2), polar(high, along, -2)]
    const lit = chance() > 0.62
    if (lit) {
      roof.disc('pane-glow-1', middle(...pane), 9)
      roof.disc('pane-glow-2', middle(...pane), 6.6)
      roof.disc('pane-glow-3', middle(...pane), 4.6)
    }
    roof.area(lit ? 'pane-lit' : 'pane', pane)
  }
}
