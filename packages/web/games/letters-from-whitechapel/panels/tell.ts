import { sideBySide } from '../../../i18n/clauses.ts'
import type { CellTold } from '../map/panels/props.ts'
import type { Words } from '../words.ts'

/** A cell of the track or of Jack's sheet, as a screen reader is told it. */
export function cellWords(words: Words, { cell, circle, special, state }: CellTold): string {
  const what = special === undefined ? words.page(`cell.${state}`) : words.game(`special.${special}.name`)
  return sideBySide([cell, what, ...(circle === undefined ? [] : [String(circle)])])
}
