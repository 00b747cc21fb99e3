import { CELLS } from '@gaslight/mr-jack-new-york'
import { at } from '../../../../board-kit/path.ts'
import { gap, type Point, polar } from '../../../../board-kit/point.ts'
import { chanceOf, type Sketch, within } from '../../../../board-kit/sketch.ts'
import { placeOf } from '../places.ts'
import { FRAME } from './frame.ts'

export type RippleInk = 'ripple' | 'glint'

/** Short level strokes all over the water, longer and paler where it is open. */
export function* drawRipples(name: string, count: number, ripples: Sketch<RippleInk>): Generator<void> {
  const chance = chanceOf(`ripples ${name}`)
  const middles = CELLS.map(({ id }) => placeOf(id))
  for (let i = 0; i < count; i++) {
    yield
    const place: Point = {
      x: within(chance, FRAME.x + 12, FRAME.x + FRAME.width - 36),
      y: within(chance, FRAME.y + 8, FRAME.y + FRAME.height - 8),
    }
    const open = Math.min(...middles.map(middle => gap(middle, place)))
    const length = within(chance, 7, 22)
    if (open < 34) continue
    const crest = polar(place, 0, length)
    ripples.add(
      chance() > 0.72 ? 'glint' : 'ripple',
      `M${at(place)}q${(length / 4).toFixed(1)}-2.4 ${(length / 2).toFixed(1)} 0T${at(crest)}`,
    )
  }
}

export const RIPPLE_INKS: readonly RippleInk[] = ['ripple', 'glint']
