import { ABBERLINE, GODLEY, LUSK, WARREN } from './cast.ts'
import { NOWHERE } from './map.ts'
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

/** The blocking pawns that stop the character, as bits of their numbers. */
export function stoppingPawns(p: LondonState, character: number): number {
  const protesters = stopsAs(p, character, 0) ? (1 << PROTESTERS) - 1 : 0
  return stopsAs(p, character, PROTESTERS) ? protesters | (((1 << BLOCKERS) - 1) & -(1 << PROTESTERS)) : protesters
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
