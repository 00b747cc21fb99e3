import type { Night, WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { CELLS } from '../map/panels/props.ts'
import { circlesOf, hourOf, type Words } from '../words.ts'

/** What everybody knows of a night from which Jack has got away (LW-98, LW-100), fact by fact; none of any other night. */
export function nightPast(words: Words, view: WhitechapelView, night: Night): readonly string[] {
  const { toc, filled, special = {}, answers = {} } = view.nights[night] ?? {}
  if (night >= view.night || filled === undefined) return []
  const say = (key: string, params: Record<string, string | number> = {}) => words.game(`told.night.${key}`, params)
  const cellsOf = (kind: 'coach' | 'alley') =>
    Object.keys(special)
      .map(Number)
      .filter(cell => special[cell] === kind)
      .sort((a, b) => a - b)
      .map(cell => CELLS[cell - 1])
  const [coaches, alleys] = [cellsOf('coach'), cellsOf('alley')]
  const told = Object.values(answers)
  const clues = told.flatMap(({ kind, circles, yes }) => (kind === 'search' && yes ? circles : []))
  const missed = told.flatMap(({ kind, circles }) => (kind === 'arrest' ? circles : []))
  return [
    say('escape', { cell: CELLS[filled - 1], cellsLeft: words.game('cellsLeft', { count: CELLS.length - filled }) }),
    say('murder', {
      hour: hourOf(toc),
      circles: words.list(circlesOf(view.scenes).filter(circle => view.scenes[circle] === night)),
    }),
    ...(coaches.length === 0 ? [] : [say('coaches', { count: coaches.length / 2, cells: words.list(coaches) })]),
    ...(alleys.length === 0 ? [] : [say('alleys', { count: alleys.length, cells: words.list(alleys) })]),
    ...(coaches.length + alleys.length === 0 ? [say('neither')] : []),
    clues.length === 0 ? say('noClues') : say('clues', { circles: words.list([...new Set(clues)]) }),
    ...(missed.length === 0 ? [] : [say('missed', { circles: words.list([...new Set(missed)]) })]),
  ]
}

export function nightPastTitle(words: Words, night: Night): string {
  return words.game('told.night.title', { night: words.game(`night.name.${night}`) })
}
