import {
  CIRCLES_BY,
  COLOURS,
  rowOf,
  type WhitechapelDetail,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import { pawnsOf } from './beliefs.ts'

/** The circles that a pawn may name, by its place in the order of colours. */
export function nearTo(view: WhitechapelView, pawn: number): readonly number[] {
  return rowOf(CIRCLES_BY, pawnsOf(view)[pawn]).filter(circle => view.falseClues.placed[circle] === undefined)
}

/** The circles that an arrest names; none where it is no arrest. */
export function namedBy(view: WhitechapelView, detail: WhitechapelDetail): readonly number[] {
  if (detail.kind === 'arrest') return [detail.circle]
  return detail.kind === 'area-arrest' ? nearTo(view, COLOURS.indexOf(detail.colour)) : []
}
