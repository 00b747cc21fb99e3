import {
  ALLEYS,
  type CircleNumber,
  JOINED,
  joinOf,
  type Night,
  rowOf,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import { CELLS } from '../map/panels/props.ts'
import type { Entry } from '../map/props.ts'
import { isShut, routesBetween, shutFor } from '../ways.ts'
import { locationOf } from '../words.ts'

/** What Jack means to write next: one step for each cell. */
export interface Step {
  readonly circle: CircleNumber
  readonly by: 'walk' | 'coach' | 'alley'
}

/** A plan, and when it was made: what has been walked since is no plan any more. */
export interface Plan {
  readonly night: Night
  readonly filled: number
  readonly steps: readonly Step[]
}

export const NO_PLAN: Plan = { night: 1, filled: 0, steps: [] }

/** What is left of a plan after what Jack has done since; nothing where he went another way. */
export function planNow({ night, filled, steps }: Plan, view: WhitechapelView): readonly Step[] {
  const now = view.nights[view.night]?.filled
  if (night !== view.night || now === undefined) return []
  const done = now - filled
  if (done === 0) return steps
  return done > 0 && steps[done - 1]?.circle === locationOf(view) ? steps.slice(done) : []
}

/** The plan with one more circle, by the way that leads there; null where none does, or no cell is left. */
export function planned(
  steps: readonly Step[],
  circle: CircleNumber,
  view: WhitechapelView,
  byCoach: boolean,
): readonly Step[] | null {
  const from = steps.at(-1)?.circle ?? locationOf(view)
  const filled = view.nights[view.night]?.filled
  if (from === undefined || filled === undefined || filled + steps.length >= CELLS.length) return null
  if (joinOf(from, circle) >= 0) return [...steps, { circle, by: byCoach ? 'coach' : 'walk' }]
  if (rowOf(ALLEYS, from).includes(circle)) return [...steps, { circle, by: 'alley' }]
  return null
}

/** The plan as pencil on the map. */
export function pencilOf(steps: readonly Step[], view: WhitechapelView): readonly Entry[] {
  const filled = view.nights[view.night]?.filled ?? 0
  return steps.map(({ circle, by }, i) => ({ circle, by, cell: CELLS[filled + i] ?? '' }))
}

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
