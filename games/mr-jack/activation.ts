import { ACTIVATIONS, Duty, Ending, type EndingCode, holdAppeal, nextRound, ROUNDS } from '@gaslight/jack-family'
import { flightPossible } from './flight.ts'
import { Phase } from './phase.ts'
import { EARLY, ORDINAL, POWER_OF, Power } from './roster.ts'
import { GONE } from './rules.ts'
import { seenPieces } from './sight.ts'
import type { MrJackState } from './state.ts'
import { whistlePossible } from './whistle.ts'

/** An activation from its card to its end, and what ends with it: the round, the game. */

/** Constants of this file, which engines fold; imported ones are read anew each time. */
const MORIARTY = ORDINAL.Moriarty
const POWERS = POWER_OF
const COMES_EARLY = EARLY
const { none: NO_POWER, whistle: WHISTLING, swap: SWAPPING, flight: FLEEING, alibi: DRAWING } = Power
const { none: NONE, open: OPEN, used: USED } = Duty
const { card: CHOOSING, powerOrMove: POWER_OR_MOVE, move: MOVING, powerAfter: POWER_AFTER } = Phase

export function activate(p: MrJackState, piece: number): void {
  p.active = piece
  p.moved = false
  if (p.round === 0) {
    p.phase = Phase.placement
    return
  }
  const ordinal = p.who[piece]
  if (ordinal === MORIARTY) {
    // MJ-85: his lasting powers end when he is activated again.
    if (p.lantern === piece) {
      p.lantern = -1
      p.facing = -1
    }
    if (p.questioner === piece) p.questioner = -1
    p.imitates = -1
    p.acts = ordinal
    p.power = NONE
    p.phase = Phase.imitation
    return
  }
  begin(p, ordinal)
}

/** The duties of the active piece as this character (MJ-19). */
function begin(p: MrJackState, ordinal: number): void {
  const power = POWERS[ordinal]
  p.acts = ordinal
  p.power = power === NO_POWER || power === SWAPPING ? NONE : OPEN
  p.phase = COMES_EARLY[ordinal] === 1 ? POWER_OR_MOVE : MOVING
}

export function imitate(p: MrJackState, ordinal: number): void {
  p.imitates = ordinal
  if (ordinal === ORDINAL.Watson) p.lantern = p.active
  if (ordinal === ORDINAL.Abberline) p.questioner = p.active
  begin(p, ordinal)
}

/** State 5 once the move is done, or the end of the activation where no power is left to use. */
export function settle(p: MrJackState): void {
  if (p.power === OPEN) {
    switch (POWERS[p.acts]) {
      case WHISTLING:
        if (whistlePossible(p)) {
          p.phase = POWER_AFTER
          return
        }
        break
      case FLEEING:
        if (flightPossible(p)) {
          p.phase = POWER_AFTER
          return
        }
        break
      case DRAWING:
        p.phase = Phase.alibi
        return
      default:
        p.phase = POWER_AFTER
        return
    }
  }
  endActivation(p)
}

export function powerUsed(p: MrJackState): void {
  p.power = USED
  if (p.moved) endActivation(p)
  else p.phase = MOVING
}

export function end(p: MrJackState, ending: EndingCode): void {
  p.ending = ending
  p.phase = Phase.over
}

function endActivation(p: MrJackState): void {
  p.used |= 1 << p.active
  p.active = -1
  p.acts = -1
  p.moved = false
  p.power = NONE
  p.slot++
  if (p.slot < ACTIVATIONS) p.phase = CHOOSING
  else if (p.round === ROUNDS) end(p, Ending.dawn)
  else endRound(p)
}

/** The appeal, the lamp that goes out, the next round (MJ-54, MJ-24, MJ-25). */
function endRound(p: MrJackState): void {
  holdAppeal(p, seenPieces(p))
  if (p.round <= 4) {
    const shift = 4 * (p.round - 1)
    p.lit &= ~(1 << ((p.tiles >> shift) & 15))
    p.tiles |= GONE << shift
  }
  nextRound(p)
  p.phase = p.revealed === 0 ? Phase.deal : CHOOSING
}
