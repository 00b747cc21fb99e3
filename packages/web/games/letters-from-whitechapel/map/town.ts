import { sceneryOf } from '../../../board-kit/scenery.ts'
import { type Drawn, Sketch } from '../../../board-kit/sketch.ts'
import { drawTown } from './art/blocks.ts'
import { BLOCK_INKS, type BlockInk, FINE_INKS, type FineInk, type ShadowInk } from './art/sheets.ts'

/** The houses, one path for each ink. */
export interface Town {
  readonly blocks: readonly Drawn[]
  /** What is too fine for a small map. */
  readonly fine: readonly Drawn[]
  /** On the streets. */
  readonly shadows: readonly Drawn[]
}

/** How long one draws at a stretch, in milliseconds. */
const STRETCH = 6

/** Draws the town in stretches; between them `pause` lets the page do what it wants. */
export async function drawnTown(pause: () => Promise<void>, now: () => number): Promise<Town> {
  const sheets = {
    blocks: new Sketch<BlockInk>(),
    fine: new Sketch<FineInk>(),
    shadows: new Sketch<ShadowInk>(),
  }
  let end = now() + STRETCH
  for (const _ of drawTown(sheets)) {
    if (now() < end) continue
    await pause()
    end = now() + STRETCH
  }
  return {
    blocks: sheets.blocks.paths(BLOCK_INKS),
    fine: sheets.fine.paths(FINE_INKS),
    shadows: sheets.shadows.paths(['shadow']),
  }
}

/** The houses, once they are drawn. */
export const useTown = sceneryOf(() =>
  drawnTown(
    () => new Promise(resolve => setTimeout(resolve)),
    () => performance.now(),
  ),
)
