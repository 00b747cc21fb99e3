import type { Decision } from '@gaslight/core'
import { firstSeat } from './absinthe.ts'
import { payloadOf, Turned } from './codec.ts'
import { Ending } from './endings.ts'
import { Identity, NOBODY, Phase } from './phase.ts'
import type { LondonState } from './state.ts'
import { LINE } from './supply.ts'

/** What all are told to have happened though nobody decides it and no result of chance says it. */

/** LD-113: the seat whose line is mixed again as Suspects go back to it; `NOBODY` where none does. */
export function mixedSeat(before: LondonState, decision: Decision): number {
  const isLast = (before.revealMask & (before.revealMask - 1)) === 0
  if (before.phase !== Phase.identity || !isLast || before.rules.options.suspect !== 'back') return NOBODY
  const start = before.revealSeat * LINE
  const isUp = before.up.subarray(start, start + LINE).includes(Identity.suspect)
  return isUp || payloadOf(decision) === Turned.suspect ? before.revealSeat : NOBODY
}

/** LD-30: the living seats whose turns were passed over between two positions, in the order of their turns. */
export function missedSeats(before: LondonState, after: LondonState): number[] {
  const ended = hasRoundEnded(before, after)
  if (!ended && after.turnSeat === before.turnSeat) return []
  const { seats } = after.rules
  const isEvent = before.turnSeat === NOBODY
  const starter = isEvent ? firstSeat(before) : before.starter
  const missed: number[] = []
  for (let offset = isEvent ? 0 : before.offset + 1; offset < (ended ? seats : after.offset); offset++) {
    const seat = (starter + offset) % seats
    if (after.life[seat] > 0) missed.push(seat)
  }
  return missed
}

/** LD-27, LD-184: whether the round of `before` is over, and not only the game. */
export function hasRoundEnded(before: LondonState, after: LondonState): boolean {
  if (after.round > before.round) return true
  const isLast = after.ending === Ending.murders || after.ending === Ending.murdersUnknown
  return isLast && before.ending === Ending.none
}
