import { ACTIVATIONS, Duty, Ending, type EndingCode, holdAppeal, nextRound, ROUNDS } from '@gaslight/jack-family'
import { Phase } from './phase.ts'
import { powerPossible } from './powers.ts'
import { Piece } from './roster.ts'
import { seenPieces } from './sight.ts'
import type { NewYorkState } from './state.ts'

/** An activation from its card to its end, and what ends with it: the round, the game. */

/** Constants of this file, which engines fold; imported ones are read anew each time. */
const { none: NONE, open: OPEN, used: USED } = Duty
const { card: CHOOSING, powerOrMove: POWER_OR_MOVE, move: MOVING, powerAfter: POWER_AFTER } = Phase
const { Eastman: EASTMAN } = Piece

export function activate(p: NewYorkState, piece: number): void {
  p.active = piece
  p.moved = false
  p.power = piece === EASTMAN ? NONE : OPEN
  p.phase = powerPossible(p) ? POWER_OR_MOVE : MOVING
}

/** State 7 once the move is done, or the end of the activation where no power is left to use. */
export function settle(p: NewYorkState): void {
  if (p.power === OPEN && powerPossible(p)) p.phase = POWER_AFTER
  else endActivation(p)
}

export function powerUsed(p: NewYorkState): void {
  p.power = USED
  if (p.moved) endActivation(p)
  else p.phase = MOVING
}

export function end(p: NewYorkState, ending: EndingCode): void {
  p.ending = ending
  p.phase = Phase.over
}

export function endActivation(p: NewYorkState): void {
  p.used |= 1 << p.active
  p.active = -1
  p.moved = false
  p.power = NONE
  p.slot++
  if (p.slot < ACTIVATIONS) p.phase = CHOOSING
  else endRound(p)
}

/** The appeal, and the next round or the dawn (NY-59 to NY-61, NY-20, NY-21). */
function endRound(p: NewYorkState): void {
  holdAppeal(p, seenPieces(p))
  if (p.round === ROUNDS) {
    end(p, Ending.dawn)
    return
  }
  p.mute = false
  nextRound(p)
  p.phase = p.revealed === 0 ? Phase.deal : CHOOSING
}
