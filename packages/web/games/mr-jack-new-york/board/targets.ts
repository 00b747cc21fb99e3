import { CELLS, type CellPair, cellOf, FERRIES, LIBERTY, SPACES, type SpaceId } from '@gaslight/mr-jack-new-york'
import { type Offset, offsetAt } from '../../../board-kit/hex.ts'
import { arrowSteps } from '../../../board-kit/hex-walk.ts'
import { nearest, roundFrom, type Spot } from '../../../board-kit/picking.ts'
import { gap, type Point } from '../../../board-kit/point.ts'
import { type Arrow, ahead } from '../../../board-kit/walk.ts'
import { layOf } from './film.ts'
import { offsetOf, placeOf } from './places.ts'
import type { Overlay, Scene, Target } from './props.ts'

/** A name that two equal targets share. */
export function keyOf(target: Target): string {
  switch (target.kind) {
    case 'space':
      return target.space
    case 'pair':
      return `pair ${target.pair.join('/')}`
  }
}

/** Where a target is drawn. */
export function placeOfTarget(target: Target): Point {
  switch (target.kind) {
    case 'space':
      return placeOf(target.space)
    case 'pair':
      return layOf(target.pair).at
  }
}

/** All that can be chosen now, in the order in which the `n` key walks it: spaces by column, Liberty Island, tiles that cover. */
export function markedTargets(overlay: Overlay): readonly Target[] {
  const marked: Target[] = []
  for (const space of SPACES) {
    const mark = overlay.spaces?.[space]
    if (mark && mark !== 'selected') marked.push({ kind: 'space', space })
  }
  for (const { pair, mark } of overlay.pairs ?? []) if (mark !== 'selected') marked.push({ kind: 'pair', pair })
  return marked
}

/** How near a fine pointer must come to where one stands on Liberty Island, in drawing units. */
const ISLAND_REACH = 62

/** What lies under a pointer. `reach` is that of a finger, in drawing units; 0 for a mouse or a pen. */
export function targetAt(point: Point, reach: number, overlay: Overlay): Target | null {
  if (reach > 0) {
    const spots = markedTargets(overlay).map((target): Spot<Target> => ({ target, place: placeOfTarget(target) }))
    const marked = nearest(spots, point, reach)
    if (marked) return marked.target
  }
  const cell = cellOn(offsetAt(point))
  if (cell) return meant(cell, overlay)
  return gap(point, placeOf(LIBERTY)) <= Math.max(ISLAND_REACH, reach) ? { kind: 'space', space: LIBERTY } : null
}

/** A cell under a marked Investigation tile means the tile. */
function meant(space: SpaceId, overlay: Overlay): Target {
  const marked = overlay.pairs?.find(({ pair }) => pair.includes(space))
  return marked ? { kind: 'pair', pair: marked.pair } : { kind: 'space', space }
}

/** Where the keyboard starts: the first thing to choose, else the first character. */
export function firstTarget(scene: Scene, overlay: Overlay): Target {
  const [marked] = markedTargets(overlay)
  return marked ?? { kind: 'space', space: scene.characters.Beach.at }
}

/** The next thing to choose after (`by` 1) or before (`by` -1) another, round and round; null if there is none. */
export function nextMarked(from: Target | null, by: 1 | -1, overlay: Overlay): Target | null {
  return roundFrom(markedTargets(overlay), keyOf, from, by)
}

/** Where an arrow key leads: to the neighbour that way, else over the water; the same target if nothing lies there. */
export function walk(from: Target, arrow: Arrow, overlay: Overlay): Target {
  const start = from.kind === 'space' ? from.space : sideOf(from.pair, arrow)
  const next = stepFrom(start, arrow)
  return next === undefined ? from : meant(next, overlay)
}

function stepFrom(space: SpaceId, arrow: Arrow): SpaceId | undefined {
  const cell = cellOf(space)
  if (cell) {
    for (const step of arrowSteps(offsetOf(cell), arrow)) {
      const next = cellOn(step)
      if (next) return next
    }
  }
  // A ferry leads over the water before anything else does.
  const boards = cell ? FERRIES.filter(({ from }) => from === space).map(({ to }) => to) : []
  return stepOver(space, arrow, boards) ?? stepOver(space, arrow, SPACES)
}

function stepOver(space: SpaceId, arrow: Arrow, to: readonly SpaceId[]): SpaceId | undefined {
  return to[ahead(placeOf(space), arrow, to.map(placeOf))]
}

function cellOn({ col, row }: Offset): SpaceId | undefined {
  return CELLS.find(cell => cell.col === col && offsetOf(cell).row === row)?.id
}

/** From which of its two cells one leaves an Investigation tile. */
function sideOf([a, b]: CellPair, arrow: Arrow): SpaceId {
  const [from, to] = [placeOf(a), placeOf(b)]
  switch (arrow) {
    case 'ArrowUp':
      return from.y < to.y ? a : b
    case 'ArrowDown':
      return from.y < to.y ? b : a
    case 'ArrowLeft':
      return from.x <= to.x ? a : b
    case 'ArrowRight':
      return from.x <= to.x ? b : a
  }
}
