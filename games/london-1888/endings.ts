import type { Turn } from '@gaslight/core'
import { SEATS } from './cast.ts'
import { Side } from './phase.ts'
import type { LondonState } from './state.ts'

/** The ways to end (LD-175), in the order in which they are looked at. */
export const REASONS = [
  'I-gaol',
  'I-arrest',
  'I-kill',
  'J-suicide',
  'J-all',
  'J-all-unknown',
  'I-clear',
  'J-murders',
  'J-murders-unknown',
] as const
export type Reason = (typeof REASONS)[number]

export const Ending = {
  gaol: 0,
  arrest: 1,
  kill: 2,
  suicide: 3,
  all: 4,
  allUnknown: 5,
  clear: 6,
  murders: 7,
  murdersUnknown: 8,
  none: 255,
} as const

export function innocentsWin(ending: number): boolean {
  return ending <= Ending.kill || ending === Ending.clear
}

/** LD-171: who shares the result of Jack. */
export function isWithJack(p: LondonState, seat: number): boolean {
  return seat === p.jack || (p.unmasked === 1 && p.side[seat] === Side.accomplice)
}

/** By `winners << 4 | ending`: made once, so that random games leave no garbage. */
const overTurns = new Map<number, Turn>()

/** The turn of a game that is over. */
export function overTurn(p: LondonState): Turn {
  const won = innocentsWin(p.ending)
  let winners = 0
  for (let seat = 0; seat < p.rules.seats; seat++) if (isWithJack(p, seat) !== won) winners |= 1 << seat
  const number = (winners << 4) | p.ending
  const made = overTurns.get(number)
  if (made !== undefined) return made
  const turn = turnOf(winners, REASONS[p.ending])
  overTurns.set(number, turn)
  return turn
}

/** Apart from `overTurn`, which would make room for what the closure takes along at every call. */
function turnOf(winners: number, reason: Reason): Turn {
  const seats = Array.from({ length: SEATS }, (_, seat) => seat).filter(seat => ((winners >> seat) & 1) === 1)
  return { kind: 'over', outcome: { winners: Object.freeze(seats), reason } }
}
