import type { Point } from '../../../../board-kit/point.ts'
import { type Chance, chanceOf, type Drawn, Sketch, within } from '../../../../board-kit/sketch.ts'

export type RiverInk = 'ripple' | 'deck' | 'pier' | 'parapet' | 'hull' | 'sail' | 'tower' | 'smoke' | 'lamp'

const INKS: readonly RiverInk[] = ['ripple', 'pier', 'deck', 'parapet', 'tower', 'hull', 'sail', 'smoke', 'lamp']

/** Where the bridges leave the northern bank, and how they lean. */
const BRIDGES: readonly (readonly [x: number, y: number, lean: number])[] = [
  [194, 600, -6],
  [311, 616, -3],
  [454, 610, 3],
  [575, 606, -4],
]
/** Where landing stages stand out from the northern bank. */
const STAGES: readonly (readonly [x: number, y: number])[] = [
  [128, 651],
  [160, 643],
  [236, 638],
  [268, 640],
  [352, 646],
  [398, 645],
  [424, 643],
  [494, 638],
  [532, 636],
  [616, 634],
  [648, 635],
  [752, 647],
  [782, 648],
  [836, 648],
  [868, 645],
  [902, 637],
  [934, 627],
]
/** Where the Tower Bridge is being built. */
const TOWER_BRIDGE: Point = { x: 712, y: 641 }

const SOUTH = 720

/** Bridges, boats and ripples. */
export function drawRiver(): readonly Drawn[] {
  const sketch = new Sketch<RiverInk>()
  const chance = chanceOf('thames')
  for (let i = 0; i < 130; i++) {
    const x = within(chance, 100, 990)
    const y = within(chance, 652, 708)
    const long = within(chance, 5, 17)
    if (x < 150 && y < 680) continue
    sketch.add(
      'ripple',
      `M${x.toFixed(1)} ${y.toFixed(1)}q${(long / 4).toFixed(1)}-1.6 ${(long / 2).toFixed(1)} 0t${(long / 2).toFixed(1)} 0`,
    )
  }
  for (const [x, y] of STAGES) drawStage(x, y, sketch, chance)
  for (const [x, y, lean] of BRIDGES) drawBridge(x, y, lean, sketch)
  drawTowerBridge(sketch)
  for (const [x, y, size] of [
    [255, 672, 1],
    [395, 690, 1.1],
    [520, 668, 0.9],
    [850, 690, 1.2],
    [930, 668, 1],
  ] as const)
    drawBarge({ x, y }, size, sketch)
  drawSteamer({ x: 640, y: 690 }, sketch)
  drawSteamer({ x: 790, y: 672 }, sketch)
  return sketch.paths(INKS)
}

/** A landing stage on its piles, some with a boat alongside, some with a crane on the quay. */
function drawStage(x: number, y: number, sketch: Sketch<RiverInk>, chance: Chance): void {
  const long = within(chance, 7, 12)
  sketch.add('pier', `M${x - 2.5} ${y - 1}h5v${long.toFixed(1)}h-5Z`)
  sketch.add('parapet', `M${x - 2.5} ${y - 1}v${long.toFixed(1)}M${x + 2.5} ${y - 1}v${long.toFixed(1)}`)
  const kind = chance()
  if (kind < 0.5) sketch.add('hull', `M${x + 5} ${y + 3}h11l-2 3.4h-7.4Z`)
  if (kind > 0.35) sketch.add('parapet', `M${x - 7} ${y - 3}v-9l8-5M${x - 9} ${y - 3}h5M${x + 1} ${y - 17}v5`)
}

function drawBridge(x: number, y: number, lean: number, sketch: Sketch<RiverInk>): void {
  const half = 6.5
  const at = (share: number, aside: number): Point => ({
    x: x + lean * share + aside,
    y: y + (SOUTH - y) * share,
  })
  for (const share of [0.42, 0.58, 0.74, 0.9]) {
    const pier = at(share, 0)
    sketch.area('pier', [
      { x: pier.x - half - 5, y: pier.y },
      { x: pier.x - half, y: pier.y - 3 },
      { x: pier.x + half, y: pier.y - 3 },
      { x: pier.x + half + 5, y: pier.y },
      { x: pier.x + half, y: pier.y + 3 },
      { x: pier.x - half, y: pier.y + 3 },
    ])
  }
  sketch.area('deck', [at(0, -half), at(0, half), at(1, half), at(1, -half)])
  for (const side of [-half, half]) {
    sketch.line('parapet', at(0, side), at(1, side))
    for (let i = 0; i < 4; i++) sketch.disc('lamp', at((i + 0.5) / 4, side), 1.1)
  }
}

/** Two towers in their scaffolding, and no road between them yet. */
function drawTowerBridge(sketch: Sketch<RiverInk>): void {
  const { x, y } = TOWER_BRIDGE
  for (const [dx, dy] of [
    [0, 20],
    [-4, 62],
  ] as const) {
    const [left, base] = [x + dx - 11, y + dy]
    sketch.area('pier', [
      { x: left - 5, y: base + 1 },
      { x: left + 11, y: base - 4 },
      { x: left + 27, y: base + 1 },
      { x: left + 11, y: base + 7 },
    ])
    sketch.add(
      'tower',
      `M${left} ${base}v-25h22v25ZM${left - 2} ${base - 25}l4-9l4 9ZM${left + 16} ${base - 25}l4-9l4 9Z`,
    )
    sketch.add(
      'parapet',
      `M${left - 4} ${base}v-31M${left + 26} ${base}v-31M${left - 5} ${base - 9}h32M${left - 5} ${base - 18}h32M${left - 4} ${base}l30-18M${left + 26} ${base}l-30-18`,
    )
  }
}

function drawBarge({ x, y }: Point, size: number, sketch: Sketch<RiverInk>): void {
  const s = (n: number) => (n * size).toFixed(1)
  sketch.add('hull', `M${x} ${y}h${s(26)}l${s(-4)} ${s(5)}h${s(-19)}Z`)
  sketch.add(
    'sail',
    `M${(x + 13 * size).toFixed(1)} ${y - 1}v${s(-17)}l${s(10)} ${s(13)}ZM${(x + 11.5 * size).toFixed(1)} ${y - 1}v${s(-13)}l${s(-8)} ${s(11)}Z`,
  )
}

function drawSteamer({ x, y }: Point, sketch: Sketch<RiverInk>): void {
  sketch.add('hull', `M${x} ${y}h34l-4 6h-26ZM${x + 7} ${y}v-4h18v4ZM${x + 13} ${y - 4}v-9h4v9Z`)
  sketch.add('smoke', `M${x + 15} ${y - 14}c-4-3-9 0-12-4s-9 0-11-4c-3 5 4 9 10 8s8 4 13 2Z`)
  for (const dx of [10, 15, 20]) sketch.disc('lamp', { x: x + dx, y: y - 1.8 }, 1)
}
