import type { Rng } from '@gaslight/core'
import { believe } from './belief.ts'
import { nightsTold } from './belief-facts.ts'
import { murderCell } from './entries.ts'
import type { CircleNumber } from './map.ts'
import { turnedUp } from './pieces.ts'
import type { Answer, Night, NightLog, WhitechapelView } from './view.ts'

/** Fills in every secret that a view leaves open, uniformly over all that fits it (LW-97); null where nothing does. */
export function complete(view: WhitechapelView, rng: Rng): WhitechapelView | null {
  const hunt = drawHunt(view, rng)
  if (hunt === null) return null
  const { nights, hideout } = hunt
  return {
    ...turnedUp(view, rng),
    nights,
    ...(hideout === undefined ? {} : { hideout }),
  }
}

/** Rows that are not shown, and the hideout (LW-88): every choice of them that fits all nights is equally likely. */
function drawHunt(view: WhitechapelView, rng: Rng): Pick<WhitechapelView, 'nights' | 'hideout'> | null {
  const { state, nights, hideout } = view
  if (state === 'hideout') return { nights }
  const told = nightsTold(view)
  if (hideout !== undefined && told.every(night => nights[night]?.row !== undefined)) return { nights, hideout }
  const hunt = believe(withMarkers(view)).sample(rng, 'rows')
  if (hunt === null) return null
  const drawn: { [night in Night]?: NightLog } = { ...nights }
  for (const [i, night] of told.entries()) {
    const log = nights[night]
    if (log?.row === undefined) drawn[night] = { ...log, row: cellsOf(hunt.rows[i], murderCell(log?.toc ?? 1)) }
  }
  return { nights: drawn, hideout: hunt.hideout }
}

/** The circles by cell. */
function cellsOf(row: readonly CircleNumber[], first: number): { readonly [cell: number]: CircleNumber } {
  return Object.fromEntries(row.map((circle, i) => [first + i, circle]))
}

/**
 * What lies on the board says as much as the answers that brought it there, which a document may leave out; and a hideout
 * that is known is the only one possible.
 */
function withMarkers(view: WhitechapelView): WhitechapelView {
  const { clues, search, round, night, nights, hideout } = view
  const log = nights[night]
  if (log === undefined) return view
  const found = Object.entries(clues).map(([circle, when]) => markerOf(Number(circle), when, true))
  const named = (search?.named ?? []).map(circle => markerOf(circle, round, false))
  const answers = Object.fromEntries([...Object.values(log.answers ?? {}), ...found, ...named].entries())
  return {
    ...view,
    nights: { ...nights, [night]: { ...log, answers } },
    ...(hideout === undefined ? {} : { hideouts: [hideout] }),
  }
}

function markerOf(circle: CircleNumber, round: number, yes: boolean): Answer {
  return { round, by: 'blue', kind: 'search', circles: [circle], yes }
}
