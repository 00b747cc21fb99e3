import { crossingNumber } from './map.ts'
import { TOC_CELLS } from './rules.ts'
import type { NightLog } from './view.ts'

/** One move of Jack's as everybody knows it (LW-84). */
export interface Entry {
  readonly kind: 'normal' | 'alley' | 'coach'
  readonly round: number
  /** The cells it filled: one, or two for a coach. */
  readonly cells: readonly number[]
  /** The crossings of the policemen when he moved; absent where nobody noted it. */
  readonly stood?: readonly number[]
}

/** The cell of the murder; on night 3 of the first one (LW-37). */
export function murderCell(toc: number): number {
  return TOC_CELLS - toc
}

/** The moves of a night in their order. On night 3 round 1 has none (LW-44). */
export function entriesOf(night: number, { toc, filled, special, stood }: NightLog): readonly Entry[] {
  if (toc === undefined || filled === undefined) return []
  const entries: Entry[] = []
  let round = night === 3 ? 2 : 1
  for (let cell = murderCell(toc) + (night === 3 ? 2 : 1); cell <= filled; round++) {
    const kind = special?.[cell] ?? 'normal'
    const cells = kind === 'coach' ? [cell, cell + 1] : [cell]
    const crossings = stood?.[round]
    entries.push({ kind, round, cells, ...(crossings && { stood: crossings.map(crossingNumber) }) })
    cell += cells.length
  }
  return entries
}
