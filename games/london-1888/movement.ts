import { NETLEY, PRINCE, WARREN } from './cast.ts'
import { Event } from './event-cards.ts'
import { ACCESS } from './graph.ts'
import { FIRST_LOCATION, PALAIS_ROYAL } from './map.ts'
import type { LondonState } from './state.ts'
import { CURFEW_STEPS, NETLEY_STEPS } from './supply.ts'

/** LD-35, LD-43: the steps that the seat in turn has left. */
export function stepsLeft(p: LondonState): number {
  const { turnSeat } = p
  const base = p.curfew[turnSeat] === 1 ? CURFEW_STEPS : p.rolled === 1 ? p.roll : 0
  return Math.max(0, base + p.bonus - p.walked)
}

/** LD-35: the steps that a die brings this seat. */
export function stepsOfRoll(p: LondonState, seat: number, die: number): number {
  const steps = p.event === Event.rain ? Math.max(1, die - 1) : die
  const coachman = p.trade === 1 ? WARREN : NETLEY
  return p.charOf[seat] === coachman ? steps + NETLEY_STEPS : steps
}

const ACCESS_WITHOUT_PALACE = ACCESS.map((open, character) =>
  character === PRINCE ? open : open & ~(1 << (PALAIS_ROYAL - FIRST_LOCATION)),
)

/** LD-10, LD-100: whether a character may enter a location without BY STEALTH. */
export function isOpen(p: LondonState, character: number, space: number): boolean {
  return ((openTo(p, character) >> (space - FIRST_LOCATION)) & 1) === 1
}

/** A bit for each location that is open to a character, from `FIRST_LOCATION` on. */
export function openTo({ event }: LondonState, character: number): number {
  return event === Event.palaceClosed ? ACCESS_WITHOUT_PALACE[character] : ACCESS[character]
}
