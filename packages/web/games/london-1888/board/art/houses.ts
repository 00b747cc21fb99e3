import { type District, LOCATION_ROWS } from '@gaslight/london-1888'
import { insetBy, inward, middleOf, sizeOf } from '../../../../board-kit/geometry.ts'
import { between, gap, type Point } from '../../../../board-kit/point.ts'
import { type Chance, chanceOf, type Drawn, type Sketch, within } from '../../../../board-kit/sketch.ts'
import { ZoomSketch } from '../../../../board-kit/zoom-sketch.ts'
import { OUTSIDE } from '../blocks.ts'
import { DEPTH, DISTRICTS, PLOTS, type Plot } from '../plots.ts'
import { SQUARE } from './builder.ts'

export type HouseInk = 'beyond' | 'slope' | 'party' | 'ridge' | 'stack' | 'glow' | 'pane' | 'shadow' | 'leaf' | 'path'

const INKS: readonly HouseInk[] = [
  'beyond',
  'path',
  'shadow',
  'slope',
  'ridge',
  'party',
  'stack',
  'leaf',
  'glow',
  'pane',
]

/** How wide a house is along its street: broad ones in the West End, narrow ones in the East. */
const FRONTS: { readonly [district in District]: number } = { royal: 15, bourgeois: 12, popular: 8.5 }

/** Blocks without a named building are gardens. */
function isGarden({ court }: Plot): boolean {
  const middle = middleOf(court)
  return LOCATION_ROWS.every(row => gap(row, middle) > 60) && sizeOf(court) < 14_000
}

/** The houses along all streets, seen from above: engraved lines on the tints of the blocks. */
export function* drawHouses(): Generator<void, readonly Drawn[]> {
  const sketch = new ZoomSketch<HouseInk>(SQUARE)
  for (const [i, plot] of PLOTS.entries()) {
    const chance = chanceOf(`block ${i} ${DISTRICTS.indexOf(plot.district)}`)
    drawTerraces(plot, sketch, chance)
    if (isGarden(plot)) drawGarden(plot.court, sketch, chance)
    else drawYards(plot, sketch, chance)
    yield
  }
  drawOutside(sketch)
  return sketch.paths(INKS)
}

function drawTerraces({ kerb, district }: Plot, sketch: Sketch<HouseInk>, chance: Chance): void {
  const back = insetBy(kerb, () => DEPTH)
  kerb.forEach((a, i) => {
    const j = (i + 1) % kerb.length
    const [b, c, d] = [kerb[j] ?? a, back[j] ?? a, back[i] ?? a]
    const length = gap(a, b)
    if (length < 3) return
    const at = (along: number, deep: number) => between(between(a, b, along), between(d, c, along), deep)
    sketch.line('ridge', at(0, 0.45), at(1, 0.45))
    const face = inward(a, b)
    // The moon stands in the north-west.
    if (face.x * 0.55 + face.y * 0.83 > 0) sketch.area('slope', [at(0, 0.45), at(1, 0.45), at(1, 1), at(0, 1)])
    else {
      sketch.area('slope', [at(0, 0), at(1, 0), at(1, 0.45), at(0, 0.45)])
      const out = (point: Point): Point => ({ x: point.x - face.x * 1.2, y: point.y - face.y * 1.2 })
      sketch.line('shadow', out(a), out(b))
    }
    const count = Math.max(1, Math.round(length / FRONTS[district]))
    for (let k = 1; k <= count; k++) {
      const along = k / count
      if (k < count) sketch.line('party', at(along, 0), at(along, 1))
      if (k < count && chance() > 0.45) sketch.line('stack', at(along, 0.3), at(along, 0.46))
      if (chance() > 0.93) {
        const pane = at((k - 0.5) / count, 0.16)
        sketch.disc('pane', pane, 0.9)
        sketch.disc('glow', pane, 3)
      }
    }
  })
}

/** How many of the corners of a court have trees, and how many sheds. */
const YARDS: { readonly [district in District]: { readonly trees: number; readonly sheds: number } } = {
  royal: { trees: 0.8, sheds: 0 },
  bourgeois: { trees: 0.35, sheds: 0.25 },
  popular: { trees: 0.12, sheds: 0.6 },
}

/** Trees and sheds along the backs of the houses, clear of what is drawn around a building. */
function drawYards({ court, district }: Plot, sketch: Sketch<HouseInk>, chance: Chance): void {
  const { trees, sheds } = YARDS[district]
  const ring = insetBy(court, () => 5)
  ring.forEach((corner, i) => {
    for (const share of [0, 0.34, 0.68]) {
      const place = between(corner, ring[(i + 1) % ring.length] ?? corner, share)
      const kind = chance()
      const taken = LOCATION_ROWS.some(({ x, y }) => {
        const [dx, dy] = [place.x - x, place.y - y]
        return (Math.abs(dx) < 40 && dy > -54 && dy < 72) || (Math.abs(dx) < 62 && dy > -50 && dy < 24)
      })
      if (taken) continue
      if (kind < trees) {
        sketch.disc('leaf', place, within(chance, 2, 3))
        sketch.disc('leaf', { x: place.x + 2, y: place.y + within(chance, -1.4, 1.4) }, within(chance, 1.4, 2.2))
      } else if (kind < trees + sheds) {
        const [w, h] = [within(chance, 5, 8), within(chance, 4, 6)]
        const shed = [-w, w].flatMap(dx => [{ x: place.x + dx / 2, y: place.y - (h * Math.sign(dx)) / 2 }])
        const [a, b] = shed
        if (a && b) sketch.area('slope', [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }])
      }
    }
  })
}

function drawGarden(court: readonly Point[], sketch: Sketch<HouseInk>, chance: Chance): void {
  const middle = middleOf(court)
  for (const corner of court.filter((_, i) => i % 3 === 0))
    sketch.line('path', between(middle, corner, 0.16), between(middle, corner, 0.86))
  sketch.disc('path', middle, 7)
  for (let i = 0; i < court.length * 2; i++) {
    const corner = between(court[i >> 1] ?? middle, court[((i >> 1) + 1) % court.length] ?? middle, (i % 2) / 2)
    for (const share of [0.88, 0.62]) {
      const place = between(middle, corner, share + within(chance, -0.06, 0.04))
      sketch.disc('leaf', place, within(chance, 2, 3.2))
      sketch.disc('leaf', { x: place.x + 2.4, y: place.y + within(chance, -1, 1.6) }, within(chance, 1.4, 2.2))
    }
  }
}

/** The far side of the outermost streets, but not in the river. */
function drawOutside(sketch: Sketch<HouseInk>): void {
  const { area, halves } = OUTSIDE
  const chance = chanceOf('beyond')
  for (const [near, far] of [
    [0.8, 12],
    [15, 26],
  ] as const) {
    const [front, back] = [near, far].map(reach => insetBy(area, side => (halves[side] ?? 0) + reach))
    if (!front || !back) return
    area.forEach((corner, i) => {
      const j = (i + 1) % area.length
      const [a, b, c, d] = [front[i] ?? corner, front[j] ?? corner, back[j] ?? corner, back[i] ?? corner]
      if ((corner.y > 590 || (corner.y > 440 && corner.x > 840)) && near > 1) return
      const count = Math.max(1, Math.round(gap(a, b) / 11))
      for (let k = 0; k < count; k++) {
        if (chance() > 0.92) continue
        const at = (along: number, deep: number) => between(between(a, b, along), between(d, c, along), deep)
        const [from, to, end] = [k / count, (k + 0.94) / count, within(chance, 0.8, 1)]
        sketch.area('beyond', [at(from, 0), at(to, 0), at(to, end), at(from, end)])
        sketch.line('party', at(from, 0.5), at(to, 0.5))
      }
    })
  }
}
