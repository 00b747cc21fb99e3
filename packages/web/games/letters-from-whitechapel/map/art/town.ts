import { drawnInStretches } from '../../../../board-kit/scenery.ts'
import type { Drawn } from '../../../../board-kit/sketch.ts'
import { ZoomSketch } from '../../../../board-kit/zoom-sketch.ts'
import { PART } from '../places.ts'
import { drawTown } from './blocks.ts'
import { BLOCK_INKS, type BlockInk, FINE_INKS, type FineInk, type ShadowInk } from './sheets.ts'

/** The houses, in a path of each ink for each part of the map. */
export interface Town {
  readonly blocks: readonly Drawn[]
  /** What is too fine for a small map. */
  readonly fine: readonly Drawn[]
  /** On the streets. */
  readonly shadows: readonly Drawn[]
}

/** Draws the town in stretches; between them `pause` lets the page do what it wants. */
export function drawnTown(pause?: () => Promise<void>, now?: () => number): Promise<Town> {
  return drawnInStretches(steps(), pause, now)
}

function* steps(): Generator<void, Town> {
  const sheets = {
    blocks: new ZoomSketch<BlockInk>(PART),
    fine: new ZoomSketch<FineInk>(PART),
    shadows: new ZoomSketch<ShadowInk>(PART),
  }
  for (const _ of drawTown(sheets)) yield
  return {
    blocks: sheets.blocks.paths(BLOCK_INKS),
    fine: sheets.fine.paths(FINE_INKS),
    shadows: sheets.shadows.paths(['shadow']),
  }
}
