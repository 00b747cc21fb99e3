import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { publicIn } from './beliefs.ts'
import { isCertainCapture } from './capture.ts'
import { cellsHome } from './cells-home.ts'
import type { Choice } from './choices.ts'
import { cellsOf, type Move } from './moved-on.ts'

export function isHome({ detail }: Choice): boolean {
  return detail.kind === 'move' && detail.declared
}

/**
 * D10: the choices that are no blunder. Jack goes home when he can; else he keeps cells enough to come home, and does not
 * move so that the police are sure to arrest him, if there is another way.
 */
export function soundMoves(view: WhitechapelView, choices: readonly Choice[]): readonly Choice[] {
  const home = choices.filter(isHome)
  if (home.length > 0) return home
  const inTime = choices.filter(choice => isInTime(view, choice))
  if (inTime.length === 0) return choices
  const captures = new Map<Move, boolean>()
  const safe = inTime.filter(({ detail }) => {
    if (detail.kind !== 'move' && detail.kind !== 'alley' && detail.kind !== 'coach') return true
    const known = captures.get(detail.kind)
    const captured = known ?? isCertainCapture(view, detail.kind)
    captures.set(detail.kind, captured)
    return !captured
  })
  return safe.length > 0 ? safe : inTime
}

function isInTime(view: WhitechapelView, { detail }: Choice): boolean {
  if (detail.kind !== 'move' && detail.kind !== 'alley' && detail.kind !== 'coach') return true
  const cells = publicIn(view).cellsLeft - cellsOf(detail.kind)
  const alleys = view.alleys - (detail.kind === 'alley' ? 1 : 0)
  return cellsHome(detail.to, view.hideout ?? 0, alleys) <= cells
}
