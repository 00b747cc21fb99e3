import { COLOURS, crossingNumber, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { canNameAll } from './capture.ts'

/**
 * The chance that the police do not arrest Jack before his first move. They only can on night 3, where they move first
 * (LW-44), and know that he is on one of two circles: the second victim's, but they are not told which she is.
 */
export function freeAfter(view: WhitechapelView, victims: readonly number[]): number {
  const [first, last] = victims
  if (last === undefined) return 1
  const laid = Object.entries(view.tokens)
  const up = laid.flatMap(([id, { up }]) => (up === true ? [crossingNumber(id)] : []))
  const down = laid.flatMap(([id, { up }]) => (up === true ? [] : [crossingNumber(id)]))
  // Which of those that lie face down are fakes nobody has told him.
  const squads = subsets(down, COLOURS.length - up.length).map(real => [...up, ...real])
  return squads.reduce((sum, pawns) => sum + freeFrom(pawns, first, last), 0) / squads.length
}

/** Policemen who can go next to one of the two only name that one; one who can go to either has to guess. */
function freeFrom(pawns: readonly number[], first: number, last: number): number {
  if (!canNameAll([last], pawns)) return 1
  if (!canNameAll([first], pawns) || canNameAll([first, last], pawns)) return 0
  return 0.5
}

/** All choices of so many of the items. */
function subsets(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  if (items.length < size) return []
  const [item, ...others] = items
  return [...subsets(others, size - 1).map(rest => [item, ...rest]), ...subsets(others, size)]
}
