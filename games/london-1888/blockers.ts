import { ABBERLINE, GODLEY, LUSK, WARREN } from './cast.ts'
import { freeStreets } from './free-streets.ts'
import { NOWHERE, POLICE_SPACES, PROTESTER_SPACES } from './map.ts'
import { BLOCKERS, type LondonState, PROTESTERS } from './state.ts'

/** LD-12: whether a blocking pawn on this street space stops the character. */
export function stops(p: LondonState, character: number, space: number): boolean {
  for (let i = 0; i < BLOCKERS; i++) if (p.blockers[i] === space && stopsAs(p, character, i)) return true
  return false
}

/** Whether the blocking pawn of this number would stop the character. */
export function stopsAs(p: LondonState, character: number, pawn: number): boolean {
  if (pawn < PROTESTERS) return character !== LUSK || p.manifested === 1
  return character !== ABBERLINE && character !== GODLEY && (character !== WARREN || p.resigned === 1)
}

export function blockerOn(p: LondonState, space: number): number {
  const { blockers } = p
  for (let i = 0; i < BLOCKERS; i++) if (blockers[i] === space) return i
  return -1
}

/** LD-123: whether Lusk has a Protester pawn in his supply. */
export function protesterLeft(p: LondonState): boolean {
  return p.blockers[PROTESTERS - 1] === NOWHERE
}

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
