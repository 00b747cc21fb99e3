import type { Turn } from '@gaslight/core'
import { SEATS } from './cast.ts'
import { NOBODY, Phase, Side } from './phase.ts'
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

/** LD-186 for Jack and each accomplice; by the last round for the murders. */
function jackPoints(ending: number, round: number): number {
  const late = round === 11 ? 0 : round <= 16 ? 1 : 2
  switch (ending) {
    case Ending.suicide:
      return 2
    case Ending.all:
      return 3
    case Ending.allUnknown:
      return 7
    case Ending.murders:
      return 4 + late
    case Ending.murdersUnknown:
      return 8 + late
    default:
      return 0
  }
}

function innocentsWin(ending: number): boolean {
  return ending <= Ending.kill || ending === Ending.clear
}

/** LD-171: who shares the result of Jack. */
function isWithJack(p: LondonState, seat: number): boolean {
  return seat === p.jack || (p.unmasked === 1 && p.side[seat] === Side.accomplice)
}

/** Tournament points by seat (LD-186), once the game is over. */
export function pointsOf(p: LondonState): readonly number[] {
  const won = innocentsWin(p.ending)
  return Array.from({ length: p.rules.seats }, (_, seat) =>
    isWithJack(p, seat) ? jackPoints(p.ending, p.round) : won ? 1 : 0,
  )
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

/** The game is over: nothing is pending any more. */
export function finish(p: LondonState, ending: number): void {
  p.phase = Phase.over
  p.ending = ending
  p.asked = NOBODY
  p.arrestVictim = NOBODY
  p.arrestBy = NOBODY
  p.arrestAsked = NOBODY
  p.arrestCause = 0
  p.arrestLoss = 0
  p.marketWhy = 0
}

/** LD-176, LD-178, LD-180 to LD-182, in this order; true where one of them ends the game. */
export function endsHere(p: LondonState): boolean {
  const ending = endingNow(p)
  if (ending === Ending.none) return false
  finish(p, ending)
  return true
}

function endingNow(p: LondonState): number {
  const { seats } = p.rules
  if (p.unmasked === 1) {
    if (p.life[p.jack] === 0) return Ending.kill
    if (p.serving[p.jack] > 0) return Ending.gaol
    for (let seat = 0; seat < seats; seat++) if (p.life[seat] > 0 && p.side[seat] === Side.hunter) return Ending.none
    return Ending.all
  }
  let living = 0
  let unshown = 0
  for (let seat = 0; seat < seats; seat++) {
    if (p.life[seat] === 0) continue
    living++
    if (p.shown[seat] === 0) unshown++
  }
  if (living === 1 && p.life[p.jack] > 0) return Ending.allUnknown
  return unshown === 0 ? Ending.clear : Ending.none
}
