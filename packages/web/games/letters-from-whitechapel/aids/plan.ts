import {
  ALLEYS,
  type CircleNumber,
  joinOf,
  type Night,
  rowOf,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import { CELLS } from '../map/panels/props.ts'
import type { Entry } from '../map/props.ts'
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

/** A circle to which no way led from where a plan ended. */
export interface Missed {
  readonly from: CircleNumber | undefined
  readonly to: CircleNumber
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
  const from = planEnd(steps, view)
  const filled = view.nights[view.night]?.filled
  if (from === undefined || filled === undefined || filled + steps.length >= CELLS.length) return null
  if (joinOf(from, circle) >= 0) return [...steps, { circle, by: byCoach ? 'coach' : 'walk' }]
  if (rowOf(ALLEYS, from).includes(circle)) return [...steps, { circle, by: 'alley' }]
  return null
}

/** Where Jack is once he has walked his plan; undefined before the murder. */
export function planEnd(steps: readonly Step[], view: WhitechapelView): CircleNumber | undefined {
  return steps.at(-1)?.circle ?? locationOf(view)
}

/** What is still to be said of a circle that was missed: nothing once the plan, or Jack, has gone on. */
export function missedNow(
  missed: Missed | undefined,
  steps: readonly Step[],
  view: WhitechapelView,
): CircleNumber | null {
  return missed !== undefined && missed.from === planEnd(steps, view) ? missed.to : null
}

/** The plan as pencil on the map. */
export function pencilOf(steps: readonly Step[], view: WhitechapelView): readonly Entry[] {
  const filled = view.nights[view.night]?.filled ?? 0
  return steps.map(({ circle, by }, i) => ({ circle, by, cell: CELLS[filled + i] ?? '' }))
}
