import { crossingName, type NightLog, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { pawnsOf } from './beliefs.ts'

/** How Jack moves, as far as it is public. */
export type Move = 'move' | 'alley' | 'coach'

/** Cells that a move fills. */
export function cellsOf(move: Move): number {
  return move === 'coach' ? 2 : 1
}

/** What everybody would see after a move of some kind; wherever it leads, it is the same. */
export function movedOn(view: WhitechapelView, move: Move): WhitechapelView {
  const log: NightLog = view.nights[view.night] ?? {}
  const before = log.filled ?? 0
  const filled = before + cellsOf(move)
  const special = { ...log.special }
  if (move !== 'move') for (let cell = before + 1; cell <= filled; cell++) special[cell] = move
  const stood = { ...log.stood, [view.round]: pawnsOf(view).map(crossingName) }
  return { ...view, state: 'police', nights: { ...view.nights, [view.night]: { ...log, filled, stood, special } } }
}
