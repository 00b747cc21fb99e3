import type { Point } from '../../../../board-kit/point.ts'
import { type Chance, type Sketch, within } from '../../../../board-kit/sketch.ts'

export type BlockInk =
  | 'yard'
  | 'green'
  | 'beyond'
  | 'beyond-line'
  | 'roof-0'
  | 'roof-1'
  | 'roof-2'
  | 'slope'
  | 'glow'
  | 'window'
  | 'stone'
  | 'stone-dark'
/** Lines too fine for a small map. */
export type FineInk = 'wall' | 'hatch' | 'party' | 'ridge' | 'chimney' | 'tree' | 'grave'

export type ShadowInk = 'shadow'

export const BLOCK_INKS: readonly BlockInk[] = [
  'beyond',
  'beyond-line',
  'yard',
  'green',
  'roof-0',
  'roof-1',
  'roof-2',
  'slope',
  'stone',
  'stone-dark',
  'glow',
  'window',
]
export const FINE_INKS: readonly FineInk[] = ['wall', 'tree', 'grave', 'hatch', 'party', 'ridge', 'chimney']

export interface Sheets {
  readonly blocks: Sketch<BlockInk>
  readonly fine: Sketch<FineInk>
  /** On the streets. */
  readonly shadows: Sketch<ShadowInk>
}

/** A tree in a yard, from above. */
export function drawTree(at: Point, { fine }: Sheets, chance: Chance): void {
  fine.disc('tree', at, within(chance, 1.6, 2.6))
  fine.disc(
    'tree',
    { x: at.x + within(chance, 1.6, 2.4), y: at.y + within(chance, -1.4, 1.4) },
    within(chance, 1.1, 1.9),
  )
}
