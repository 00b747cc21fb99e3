import { type CircleNumber, JOINED, rowOf, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { isShut, routesBetween, shutFor } from '../ways.ts'
import { locationOf } from '../words.ts'
import type { Step } from './plan.ts'

/** What stands against a plan as everything stands now. */
export type Objection =
  | { readonly kind: 'shut'; readonly from: CircleNumber; readonly to: CircleNumber }
  | { readonly kind: 'alleys' | 'coaches' | 'half-coach' | 'declare' }

export function objections(steps: readonly Step[], view: WhitechapelView): readonly Objection[] {
  const found: Objection[] = []
  const shut = shutFor(view)
  let from = locationOf(view)
  for (const { circle, by } of steps) {
    const routes = from === undefined || by !== 'walk' ? null : routesBetween(from, circle, shut)
    if (routes !== null && from !== undefined && isShut(routes)) found.push({ kind: 'shut', from, to: circle })
    from = circle
  }
  const coached = steps.filter(({ by }) => by === 'coach').length
  if (steps.filter(({ by }) => by === 'alley').length > view.alleys) found.push({ kind: 'alleys' })
  if (coached % 2 === 1) found.push({ kind: 'half-coach' })
  if (Math.ceil(coached / 2) > view.coaches) found.push({ kind: 'coaches' })
  const last = steps.at(-1)
  if (last !== undefined && last.circle === view.hideout && last.by !== 'walk') found.push({ kind: 'declare' })
  return found
}

/** The circles joined to where Jack is that he cannot walk to now (LW-46). */
export function closedNow(view: WhitechapelView): readonly CircleNumber[] {
  const at = locationOf(view)
  if (at === undefined) return []
  const shut = shutFor(view)
  const closed: CircleNumber[] = []
  for (const circle of joinedTo(at)) {
    const routes = routesBetween(at, circle, shut)
    if (routes !== null && isShut(routes)) closed.push(circle)
  }
  return closed
}

function joinedTo(circle: CircleNumber): readonly CircleNumber[] {
  return rowOf(JOINED, circle)
}
