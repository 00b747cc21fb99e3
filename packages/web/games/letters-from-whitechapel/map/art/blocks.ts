import {
  type Area,
  cut,
  distanceTo,
  grainOf,
  insetBy,
  inward,
  isSound,
  middleOf,
  sizeOf,
  tidied,
} from '../../../../board-kit/geometry.ts'
import { between, gap, type Point } from '../../../../board-kit/point.ts'
import { type Chance, chanceOf, within } from '../../../../board-kit/sketch.ts'
import { drawChurch } from './church.ts'
import { OUTSIDE, RINGS } from './rings.ts'
import { drawTree, type Sheets } from './sheets.ts'

/** Where the blocks that hold a church stand. */
const CHURCHES: ReadonlySet<string> = new Set(['b38', 'b84', 'b125'])

const ROOFS = ['roof-0', 'roof-1', 'roof-2'] as const

/** A terraced house is about so wide along its street, and at most so deep. */
const FRONT = 8.5
const DEPTH = 13

/** All blocks with their houses and yards, and the houses across the outermost streets; one may pause between two. */
export function* drawTown(sheets: Sheets): Generator<undefined> {
  for (const [id, { area, halves }] of RINGS) {
    const chance = chanceOf(`block ${id}`)
    const kerb = insetBy(area, side => halves[side])
    sheets.blocks.area('yard', kerb)
    drawShadow(area, kerb, sheets)
    if (CHURCHES.has(id)) drawChurch(kerb, sheets, chance)
    else drawBlock(kerb, sheets, chance)
    yield
  }
  drawOutside(sheets)
}

/** Houses stand between the moon and the street on their southern and eastern sides. */
function drawShadow(area: Area, kerb: Area, { shadows }: Sheets): void {
  kerb.forEach((a, i) => {
    const j = (i + 1) % kerb.length
    const b = kerb[j]
    const out = inward(b, a)
    if (out.x * 0.55 + out.y * 0.83 < 0.2 || gap(a, b) < 6 || !runsAlong(a, b, area[i], area[j])) return
    const shift = (point: Point): Point => ({ x: point.x + out.x * 0.9, y: point.y + out.y * 0.9 })
    shadows.line('shadow', shift(a), shift(b))
  })
}

function runsAlong(a: Point, b: Point, c: Point, d: Point): boolean {
  return (b.x - a.x) * (d.x - c.x) + (b.y - a.y) * (d.y - c.y) > 0
}

function drawBlock(kerb: Area, sheets: Sheets, chance: Chance): void {
  const front = insetBy(kerb, () => 0.8)
  const back = sizeOf(front) > 650 ? backOf(front) : undefined
  if (!back) {
    drawPlots(front, sheets, chance, 0)
    return
  }
  drawTerraces(front, back, sheets, chance)
  const yard = tidied(back, front)
  const court = tidied(
    insetBy(yard, () => 3),
    yard,
  )
  if (sizeOf(court) > 480) drawPlots(court, sheets, chance, 0.45)
  else if (sizeOf(back) > 260 && chance() > 0.4) drawTree(middleOf(back), sheets, chance)
}

/** The backs of the houses, as deep as the block allows; undefined where it is too small for terraces around a yard. */
function backOf(front: Area): Area | undefined {
  for (let depth = DEPTH; depth > 5; depth -= 1.2) {
    const back = insetBy(front, () => depth)
    if (sizeOf(back) > 60 && isSound(back, front, depth)) return back
  }
  return undefined
}

/** Rows of houses between a front and a back that have the same corners. */
function drawTerraces(front: Area, back: Area, sheets: Sheets, chance: Chance): void {
  front.forEach((a, i) => {
    const j = (i + 1) % front.length
    drawTerrace([a, front[j], back[j], back[i]], sheets, chance)
  })
}

type Quad = readonly [Point, Point, Point, Point]

/** One terrace: front from a to b, back from d to c. Engraved lines lie on the slope that the moon does not reach. */
function drawTerrace([a, b, c, d]: Quad, { blocks, fine }: Sheets, chance: Chance): void {
  const length = gap(a, b)
  if (length < 2.5 || !runsAlong(a, b, d, c)) return
  const count = Math.max(1, Math.round(length / FRONT))
  let ink = pick(ROOFS, chance)
  const at = (along: number, deep: number) => between(between(a, b, along), between(d, c, along), deep)
  for (let i = 0; i < count; i++) {
    const [from, to] = [i / count, (i + 1) / count]
    if (chance() > 0.72) ink = pick(ROOFS, chance)
    const end = within(chance, 0.72, 0.92)
    blocks.area(ink, [at(from, 0), at(to, 0), at(to, end), at(from, end)])
    if (i > 0) {
      fine.line('party', at(from, 0), at(from, 0.8))
      fine.line('wall', at(from, 0.8), at(from, within(chance, 0.98, 1.14)))
      if (chance() > 0.35) fine.line('chimney', at(from, 0.34), at(from, 0.5))
    }
    const chimneys = chance()
    if (chimneys > 0.9 && length > 12) {
      const pane = at((from + to) / 2, 0.08)
      blocks.disc('window', pane, 0.9)
      for (const reach of [1.6, 2.7]) blocks.disc('glow', pane, reach)
    }
  }
  fine.line('ridge', at(0, 0.42), at(1, 0.42))
  const faces = inward(a, b)
  const shadedFront = faces.x * 0.55 + faces.y * 0.83 < 0
  const [high, low] = shadedFront ? [0, 0.42] : [0.42, 0.78]
  blocks.area('slope', [at(0, high), at(1, high), at(1, low), at(0, low)])
  for (let line = 1; line <= 3; line++) {
    const deep = high + ((low - high) * line) / 3.6
    const [from, to] = [within(chance, 0, 0.06), within(chance, 0.94, 1)]
    fine.line('hatch', at(from, deep), at(to, deep))
  }
}

/** Workshops and back houses, cut out of a court again and again; some plots stay open. */
function drawPlots(court: Area, sheets: Sheets, chance: Chance, open: number): void {
  const size = sizeOf(court)
  const { along, long, wide } = grainOf(court)
  if (size < 12 || court.length < 3 || wide < 2.5) return
  if (size > 190 || long > 2.6 * wide) {
    const middle = middleOf(court)
    const shift = within(chance, -0.1, 0.1) * long
    const through = { x: middle.x + along.x * shift, y: middle.y + along.y * shift }
    for (const sign of [1, -1]) {
      const normal = { x: along.x * sign, y: along.y * sign }
      const half = cut(court, { x: through.x + normal.x * 0.7, y: through.y + normal.y * 0.7 }, normal)
      if (half.length > 2) drawPlots(half, sheets, chance, open)
    }
    return
  }
  if (chance() < open) {
    if (size > 90 && chance() > 0.6) drawTree(middleOf(court), sheets, chance)
    else sheets.fine.area('wall', court)
    return
  }
  drawShed(court, along, sheets, chance)
}

function drawShed(plot: Area, along: Point, { blocks, fine }: Sheets, chance: Chance): void {
  const middle = middleOf(plot)
  blocks.area(pick(ROOFS, chance), plot)
  const across = { x: -along.y, y: along.x }
  const shaded = across.x * 0.55 + across.y * 0.83 > 0 ? across : { x: -across.x, y: -across.y }
  const slope = cut(plot, middle, shaded)
  if (slope.length > 2) blocks.area('slope', slope)
  const reach = distanceTo(plot, middle)
  const step = (deep: number, out: number): Point => ({
    x: middle.x + shaded.x * deep + along.x * out,
    y: middle.y + shaded.y * deep + along.y * out,
  })
  fine.line('ridge', step(0, -reach), step(0, reach))
  for (const deep of [0.33, 0.66]) fine.line('hatch', step(deep * reach, -reach), step(deep * reach, reach))
}

/** The far side of the outermost streets, and a row behind it that is hardly seen any more. */
function drawOutside({ blocks }: Sheets): void {
  const { area, halves } = OUTSIDE
  const chance = chanceOf('beyond')
  const rows = [0, 11, 15, 25].map(reach => insetBy(area, side => halves[side] + 0.8 + reach))
  for (const [near, far] of [
    [rows[0], rows[1]],
    [rows[2], rows[3]],
  ])
    area.forEach((_, i) => {
      const j = (i + 1) % area.length
      const [a, b, c, d] = [near[i], near[j], far[j], far[i]]
      const length = gap(a, b)
      if (length < 4 || !runsAlong(a, b, area[i], area[j])) return
      const count = Math.max(1, Math.round(length / (FRONT * 1.4)))
      for (let k = 0; k < count; k++) {
        if (chance() > 0.9) continue
        const at = (along: number, deep: number) => between(between(a, b, along), between(d, c, along), deep)
        const end = within(chance, 0.8, 1)
        const [from, to] = [k / count, (k + 0.94) / count]
        blocks.area('beyond', [at(from, 0), at(to, 0), at(to, end), at(from, end)])
        blocks.line('beyond-line', at(from, 0.5), at(to, 0.5))
      }
    })
}

function pick<T>(from: readonly T[], chance: Chance): T {
  return from[Math.floor(chance() * from.length)]
}
