import { type Area, distanceTo, grainOf, insetBy, middleOf } from '../../../../board-kit/geometry.ts'
import { type Point, polar } from '../../../../board-kit/point.ts'
import { type Chance, within } from '../../../../board-kit/sketch.ts'
import { drawTree, type Sheets } from './sheets.ts'

/** A parish church among its graves and trees: nave, aisles and tower, seen from above. */
export function drawChurch(kerb: Area, sheets: Sheets, chance: Chance): void {
  const { blocks, fine } = sheets
  blocks.area(
    'green',
    insetBy(kerb, () => 1),
  )
  const middle = middleOf(kerb)
  const { along } = grainOf(kerb)
  const angle = Math.atan2(along.y, along.x)
  const size = Math.min(17, distanceTo(kerb, middle) * 0.82)
  const at = (x: number, y: number): Point => polar(polar(middle, angle, x * size), angle + Math.PI / 2, y * size)
  const box = (x: number, y: number, w: number, h: number): Area => [
    at(x, y),
    at(x + w, y),
    at(x + w, y + h),
    at(x, y + h),
  ]
  blocks.area('stone', box(-0.62, -0.34, 1.5, 0.68))
  blocks.area('stone', box(0.05, -0.62, 0.36, 1.24))
  blocks.area('stone-dark', box(-0.62, 0, 1.5, 0.34))
  blocks.area('stone-dark', box(0.05, 0.34, 0.36, 0.28))
  blocks.area('stone', box(-1.02, -0.2, 0.4, 0.4))
  blocks.area('stone-dark', [at(-1.02, 0.2), at(-0.82, 0), at(-0.62, 0.2)])
  fine.line('ridge', at(-0.62, 0), at(0.88, 0))
  fine.line('ridge', at(0.23, -0.62), at(0.23, 0.62))
  fine.line('ridge', at(-1.02, -0.2), at(-0.62, 0.2))
  fine.line('ridge', at(-1.02, 0.2), at(-0.62, -0.2))
  fine.area('wall', box(-0.62, -0.34, 1.5, 0.68))
  for (let i = 0; i < 46; i++) {
    const spot = at(within(chance, -2.4, 2.4), within(chance, -2.2, 2.2))
    const rim = distanceTo(kerb, spot)
    const clear = Math.hypot(spot.x - middle.x, spot.y - middle.y) > size * 1.05
    if (!contains(kerb, spot) || rim < 2.5 || !clear) continue
    if (i % 5 === 0 && rim > 4) drawTree(spot, sheets, chance)
    else fine.line('grave', spot, polar(spot, angle, 1.5))
  }
}

function contains(area: Area, { x, y }: Point): boolean {
  return area.reduce((inside, a, i) => {
    const b = area[(i + 1) % area.length]
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y) ? !inside : inside
  }, false)
}
