import { CROSSINGS_BY, rowHas, type WhitechapelView, WITHIN_TWO } from '@gaslight/letters-from-whitechapel'
import { pawnsOf, publicIn } from './beliefs.ts'
import { type Move, movedOn } from './moved-on.ts'

/**
 * Whether the police can be sure to arrest Jack after a move of this kind: each circle where he may be then can be named by
 * another policeman.
 */
export function isCertainCapture(view: WhitechapelView, move: Move): boolean {
  const rows = publicIn(movedOn(view, move)).belief.locations()
  const places = Array.from(rows.keys()).filter(circle => rows[circle] > 0)
  const pawns = pawnsOf(view)
  return (
    places.length > 0 &&
    places.length <= pawns.length &&
    places.every(circle => view.falseClues.placed[circle] === undefined) &&
    canNameAll(places, pawns)
  )
}

/** Whether policemen can go next to all of the circles, each to one, and not where another of them goes. */
export function canNameAll(
  places: readonly number[],
  pawns: readonly number[],
  taken: readonly number[] = [],
): boolean {
  const [circle, ...others] = places
  if (circle === undefined) return true
  for (let i = CROSSINGS_BY.start[circle]; i < CROSSINGS_BY.start[circle + 1]; i++) {
    const post = CROSSINGS_BY.items[i]
    if (taken.includes(post)) continue
    for (const pawn of pawns)
      if (rowHas(WITHIN_TWO, pawn, post) && canNameAll(others, without(pawns, pawn), [...taken, post])) return true
  }
  return false
}

function without(pawns: readonly number[], gone: number): number[] {
  return pawns.filter(pawn => pawn !== gone)
}
