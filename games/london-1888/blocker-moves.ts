import { blockerOn } from './blockers.ts'
import { freeStreets } from './free-streets.ts'
import { NOWHERE, POLICE_SPACES, PROTESTER_SPACES } from './map.ts'
import { type LondonState, PROTESTERS } from './state.ts'

/** How blocking pawns come onto the board and move there. */

/** Puts the pawns of a kind in order: nobody can tell one from another. */
function sortBlockers(p: LondonState): void {
  swap(p, 0)
  swap(p, 1)
  swap(p, 0)
  swap(p, PROTESTERS)
}

function swap({ blockers }: LondonState, at: number): void {
  const first = blockers[at]
  if (first <= blockers[at + 1]) return
  blockers[at] = blockers[at + 1]
  blockers[at + 1] = first
}

/** Moves the pawn from a space (`NOWHERE` for Lusk's supply) to another. */
export function moveBlocker(p: LondonState, from: number, to: number): void {
  p.blockers[from === NOWHERE ? PROTESTERS - 1 : blockerOn(p, from)] = to
  sortBlockers(p)
}

/** LD-97. */
export function bringProtesters(p: LondonState): void {
  p.blockers.set(PROTESTER_SPACES)
  sortBlockers(p)
  if (freeStreets(p, NOWHERE, NOWHERE) || p.blockers[PROTESTERS] === NOWHERE) return
  p.blockers.set(POLICE_SPACES, PROTESTERS)
  sortBlockers(p)
}

/** LD-99. */
export function bringPolice(p: LondonState): void {
  p.blockers.set(POLICE_SPACES, PROTESTERS)
  sortBlockers(p)
  if (freeStreets(p, NOWHERE, NOWHERE)) return
  if (p.manifested === 1) p.blockers.set(PROTESTER_SPACES)
  else p.blockers.fill(NOWHERE, 0, PROTESTERS)
  sortBlockers(p)
}
