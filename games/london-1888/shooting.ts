import { Event } from './event-cards.ts'
import { distOf, NO_DIST, STREET_ROWS } from './graph.ts'
import { STREET_COUNT } from './map.ts'
import { NOBODY } from './phase.ts'
import { BLOCKERS, type LondonState } from './state.ts'
import { LEAST_DIST, MOST_DIST, PROTECTOR } from './weapons.ts'

/** What becomes of a shot: the target is hit, or the shot is lost; below are the seats plus `OTHER`. */
export const Hit = { target: 0, lost: 15 } as const
export const OTHER = 1

/** LD-71, LD-102, LD-103: whether the weapon reaches so far now. */
export function reaches(p: LondonState, weapon: number, dist: number): boolean {
  if (weapon === PROTECTOR || dist === NO_DIST || dist < LEAST_DIST[weapon]) return false
  const most =
    p.event === Event.thickFog ? 0 : p.event === Event.fog ? Math.min(1, MOST_DIST[weapon]) : MOST_DIST[weapon]
  return dist <= most
}

/** By street space: the characters there as bits of their seats, and whether a blocking pawn stands there. */
const crowd = new Uint8Array(256)
const barred = new Uint8Array(256)
const passed = new Uint8Array(STREET_COUNT)

/**
 * LD-72: what can become of a shot from the seat in turn: bit 0 for `Hit.target`, bits of the seats plus `OTHER` for who
 * else takes it, bit 15 for `Hit.lost`.
 */
export function hitsOf(p: LondonState, target: number): number {
  const from = p.at[p.turnSeat]
  const to = p.at[target]
  if (distOf(from, to) <= 1) return 1
  for (let seat = 0; seat < p.rules.seats; seat++) crowd[p.at[seat]] |= 1 << seat
  for (let i = 0; i < BLOCKERS; i++) barred[p.blockers[i]] = 1
  passed.fill(0)
  const hits = follow(from, to)
  for (let seat = 0; seat < p.rules.seats; seat++) crowd[p.at[seat]] = 0
  for (let i = 0; i < BLOCKERS; i++) barred[p.blockers[i]] = 0
  return (hits & 1) === 1 ? 1 : hits
}

/** All first pawns on shortest ways from a space on. */
function follow(at: number, to: number): number {
  const { start, items } = STREET_ROWS
  const dist = distOf(at, to)
  let hits = 0
  for (let i = start[at]; i < start[at + 1]; i++) {
    const next = items[i]
    if (distOf(next, to) !== dist - 1) continue
    if (next === to) return 1
    if (passed[next] === 1) continue
    passed[next] = 1
    if (crowd[next] !== 0) hits |= crowd[next] << OTHER
    else if (barred[next] !== 0) hits |= 1 << Hit.lost
    else hits |= follow(next, to)
  }
  return hits
}

/** Who is hit; `NOBODY` where the shot is lost. */
export function victimOf(target: number, hit: number): number {
  return hit === Hit.target ? target : hit === Hit.lost ? NOBODY : hit - OTHER
}
