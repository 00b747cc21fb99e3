import { STREET_ROWS } from './graph.ts'
import { NOWHERE, STREET_COUNT } from './map.ts'
import { add, clear, has, type SpaceSet, spaceSet } from './space-set.ts'

/**
 * Cut vertices by depth-first search (Hopcroft and Tarjan, 1973): by street space when it was come to, from 1 on, and how
 * many have been.
 */
const order = new Uint8Array(STREET_COUNT)
let come = 0

/**
 * Marks in `cut` the spaces without which the other free streets would not be one piece; false where they are not one piece
 * anyway, and `cut` says nothing.
 */
export function findCuts(blocked: SpaceSet, cut: SpaceSet): boolean {
  let free = 0
  let first = NOWHERE
  for (let space = STREET_COUNT - 1; space >= 0; space--) {
    order[space] = 0
    if (has(blocked, space)) continue
    free++
    first = space
  }
  clear(cut)
  come = 0
  if (free > 0) visit(first, NOWHERE, blocked, cut)
  return come === free
}

/** The earliest space that a way from here leads to without going back over `before`. */
function visit(space: number, before: number, blocked: SpaceSet, cut: SpaceSet): number {
  const { start, items } = STREET_ROWS
  const own = ++come
  order[space] = own
  let earliest = own
  let branches = 0
  for (let i = start[space]; i < start[space + 1]; i++) {
    const next = items[i]
    if (next === before || has(blocked, next)) continue
    if (order[next] === 0) {
      const beyond = visit(next, space, blocked, cut)
      branches++
      if (beyond < earliest) earliest = beyond
      // What lies beyond leads nowhere else; where the search began, what lies beyond another branch does.
      if (before === NOWHERE ? branches > 1 : beyond >= own) add(cut, space)
    } else if (order[next] < earliest) earliest = order[next]
  }
  return earliest
}

const ignored = spaceSet()

/** Whether the free streets are one piece. */
export function isOnePiece(blocked: SpaceSet): boolean {
  return findCuts(blocked, ignored)
}
