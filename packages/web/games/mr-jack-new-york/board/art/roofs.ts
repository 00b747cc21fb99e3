import { corners } from '../../../../board-kit/hex.ts'
import { at } from '../../../../board-kit/path.ts'
import { between, type Point, polar } from '../../../../board-kit/point.ts'
import { type Chance, chanceOf, type Sketch, within } from '../../../../board-kit/sketch.ts'

type BrickInk = 'brick-0' | 'brick-1'
type TarInk = 'tar-0' | 'tar-1'
export type RoofInk =
  | BrickInk
  | TarInk
  | 'court'
  | 'block-shadow'
  | 'cornice'
  | 'tar-shade'
  | 'pane'
  | 'pane-glow'
  | 'pane-lit'
  | 'tank-shadow'
  | 'tank'
  | 'tank-roof'
  | 'tank-line'

export const ROOF_INKS: readonly RoofInk[] = [
  'court',
  'block-shadow',
  'brick-0',
  'brick-1',
  'cornice',
  'tar-0',
  'tar-1',
  'tar-shade',
  'pane-glow',
  'pane',
  'pane-lit',
  'tank-shadow',
  'tank',
  'tank-roof',
  'tank-line',
]

const BRICKS: readonly BrickInk[] = ['brick-0', 'brick-1']
const TARS: readonly TarInk[] = ['tar-0', 'tar-1']

/** The streets of Manhattan do not run to the north: its blocks lie as its paving does. */
const GRID = Math.PI / 3

function pick<T>(list: readonly T[], chance: Chance): T {
  return list[Math.floor(chance() * list.length)] as T
}

/** A block of brick houses from above: flat roofs of several heights behind their cornices, with tanks, huts and skylights. */
export function drawBlock(name: string, centre: Point, roofs: Sketch<RoofInk>): void {
  const chance = chanceOf(`block ${name}`)
  roofs.area('court', corners(centre, 1))
  roofs.area('block-shadow', corners({ x: centre.x + 2.4, y: centre.y + 3 }, 3.4))
  const lots = [...divide(corners(centre, 3.4), centre, chance)].sort((a, b) => sizeOf(b) - sizeOf(a))
  lots.forEach((lot, i) => {
    drawHouse(lot, roofs, chance)
    furnish(lot, i, roofs, chance)
  })
}

/** Two or three rows of houses, each cut across once or twice. */
function divide(hex: readonly Point[], centre: Point, chance: Chance): readonly (readonly Point[])[] {
  const cuts = chance() > 0.4 ? [within(chance, -13, -8), within(chance, 8, 13)] : [within(chance, -4, 4)]
  return slices(hex, centre, GRID, cuts).flatMap(row => {
    const places = chance() > 0.55 ? [within(chance, -16, -9), within(chance, 8, 15)] : [within(chance, -9, 9)]
    return slices(row, centre, GRID + Math.PI / 2, places)
  })
}

/** A convex area cut by parallel lines across an axis through `centre`, at these distances from it. */
function slices(
  area: readonly Point[],
  centre: Point,
  axis: number,
  cuts: readonly number[],
): readonly (readonly Point[])[] {
  const edges = [-100, ...cuts, 100]
  return edges.slice(1).flatMap((far, i) => {
    const near = edges[i] ?? -100
    const piece = cut(cut(area, polar(centre, axis, near), axis), polar(centre, axis, far), axis + Math.PI)
    return piece.length > 2 && sizeOf(piece) > 90 ? [piece] : []
  })
}

/** The part of a convex area that lies ahead of a point in a direction. */
function cut(area: readonly Point[], from: Point, direction: number): readonly Point[] {
  const ahead = ({ x, y }: Point) => (x - from.x) * Math.cos(direction) + (y - from.y) * Math.sin(direction)
  return area.flatMap((a, i) => {
    const b = area[(i + 1) % area.length] ?? a
    const [u, v] = [ahead(a), ahead(b)]
    const kept = u >= 0 ? [a] : []
    return u * v < 0 ? [...kept, between(a, b, u / (u - v))] : kept
  })
}

function sizeOf(area: readonly Point[]): number {
  const twice = area.reduce((sum, a, i) => {
    const b = area[(i + 1) % area.length] ?? a
    return sum + a.x * b.y - b.x * a.y
  }, 0)
  return Math.abs(twice) / 2
}

function middleOf(area: readonly Point[]): Point {
  const sum = area.reduce((all, p) => ({ x: all.x + p.x, y: all.y + p.y }))
  return { x: sum.x / area.length, y: sum.y / area.length }
}

function shrunk(area: readonly Point[], by: number): readonly Point[] {
  const middle = middleOf(area)
  return area.map(point => {
    const reach = Math.hypot(point.x - middle.x, point.y - middle.y)
    return between(point, middle, Math.min(0.5, by / reach))
  })
}

function drawHouse(lot: readonly Point[], roofs: Sketch<RoofInk>, chance: Chance): void {
  const wall = shrunk(lot, 0.7)
  const roof = shrunk(lot, 3.6)
  roofs.area(pick(BRICKS, chance), wall)
  roofs.area('cornice', shrunk(lot, 1.6))
  roofs.area(pick(TARS, chance), roof)
  // The parapet throws its shadow on the roof, away from the moon.
  roof.forEach((a, i) => {
    const b = roof[(i + 1) % roof.length] ?? a
    if (b.x - a.x < b.y - a.y) return
    const shade = [a, b, { x: b.x + 2.4, y: b.y + 3 }, { x: a.x + 2.4, y: a.y + 3 }]
    const fallen = common(shade, roof)
    if (fallen.length > 2) roofs.area('tar-shade', fallen)
  })
}

/** What two convex areas share. */
function common(area: readonly Point[], other: readonly Point[]): readonly Point[] {
  return other.reduce<readonly Point[]>((kept, a, i) => {
    const b = other[(i + 1) % other.length] ?? a
    return cut(kept, a, Math.atan2(b.y - a.y, b.x - a.x) + Math.PI / 2)
  }, area)
}

function furnish(lot: readonly Point[], rank: number, roofs: Sketch<RoofInk>, chance: Chance): void {
  const middle = middleOf(lot)
  const size = sizeOf(lot)
  if (rank === 0) drawTank(middle, roofs)
  else if (size > 200) drawSkylights(middle, chance() > 0.45, roofs)
}

/** A rectangle along the grid. */
function box(ink: RoofInk, middle: Point, long: number, wide: number, roofs: Sketch<RoofInk>): void {
  const [east, south] = [GRID, GRID + Math.PI / 2]
  const corner = (x: number, y: number) => polar(polar(middle, east, (x * long) / 2), south, (y * wide) / 2)
  roofs.area(ink, [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)])
}

/** A water tank on its stilts under a pointed roof. */
function drawTank(foot: Point, roofs: Sketch<RoofInk>): void {
  const top = { x: foot.x - 1, y: foot.y - 2 }
  roofs.add(
    'tank-shadow',
    `M${at(polar(top, 2.3, 6.4))}L${at(polar({ x: top.x + 9, y: top.y + 9.5 }, 2.3, 6.4))}A6.4 6.4 0 0 0 ${at(polar({ x: top.x + 9, y: top.y + 9.5 }, -0.8, 6.4))}L${at(polar(top, -0.8, 6.4))}Z`,
  )
  roofs.disc('tank', top, 7.2)
  roofs.add('tank-roof', `M${at(top)}L${at(polar(top, -2.9, 7.2))}A7.2 7.2 0 0 1 ${at(polar(top, -0.8, 7.2))}Z`)
  for (let i = 0; i < 8; i++) roofs.line('tank-line', top, polar(top, (i * Math.PI) / 4, 7.2))
}

function drawSkylights(middle: Point, lit: boolean, roofs: Sketch<RoofInk>): void {
  if (lit) roofs.disc('pane-glow', middle, 10)
  for (const shift of [-4, 0, 4]) box(lit ? 'pane-lit' : 'pane', polar(middle, GRID, shift), 2.8, 5.4, roofs)
}
