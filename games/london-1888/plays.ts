import { CAB, Card, PICKED_NOTES, SHORT_CUT_STEPS, WAGES } from './action-cards.ts'
import { announce } from './arrests.ts'
import { moveBlocker } from './blocker-moves.ts'
import { NETLEY } from './cast.ts'
import { afterArrest, backToActs } from './course.ts'
import { Ending } from './endings.ts'
import { finish } from './finish.ts'
import { discardCard } from './knowledge.ts'
import { stepsOfRoll } from './movement.ts'
import { pay, receive } from './payment.ts'
import { Cause, DieFor, Loss, Phase } from './phase.ts'
import { startPeek, startReveal } from './reveals.ts'
import type { LondonState } from './state.ts'
import { SILVER_VALUES } from './supply.ts'

/** What the ACTION cards do in one's own turn (7.3). */

/** A legal card of the seat in turn takes effect; `what` as the layout of `Kind.play` says. */
export function play(p: LondonState, card: number, target: number, what: number): void {
  const seat = p.turnSeat
  discardCard(p, seat, card)
  switch (card) {
    case Card.hansomCab:
      pay(p, seat, CAB.price)
      p.bonus += CAB.steps
      return
    case Card.chance:
      takeRoll(p, 6)
      return
    case Card.shortCut:
      p.bonus += SHORT_CUT_STEPS
      p.shortCut = 1
      return
    case Card.stealth:
      p.stealth++
      return
    case Card.arrest: {
      const cause = what === Loss.ordinary ? Cause.ordinary : Cause.market
      afterArrest(p, announce(p, target, seat, cause, what))
      return
    }
    case Card.curfew:
      if (p.cards[target] > 0) {
        p.phase = Phase.curfewWindow
        p.asked = target
      } else p.curfew[target] = 1
      return
    case Card.witness:
      p.inquiries[seat]++
      startPeek(p, seat, target, what)
      return
    case Card.informer:
      p.inquiries[seat]++
      startReveal(p, target, 1 << what)
      return
    case Card.pickpocket:
      pick(p, target, what)
      return
    case Card.lostKit:
      p.lifeTokens[target]--
      p.used++
      return
    case Card.burglary:
      p.phase = Phase.stolen
      p.asked = target
      return
    case Card.bargain:
      p.bargain = 1
      return
    case Card.wages:
      receive(p, seat, WAGES)
      return
    case Card.rope:
      finish(p, Ending.suicide)
      return
    case Card.wornRope:
      if (p.rules.options.wornRope === 'breaks') {
        p.phase = Phase.die
        p.dieFor = DieFor.rope
      } else finish(p, Ending.suicide)
      return
    case Card.disperse:
      moveBlocker(p, what >> 8, what & 255)
      return
    case Card.firstAid:
      p.life[seat]++
      return
  }
}

/** LD-86. */
function pick(p: LondonState, victim: number, value: number): void {
  const seat = p.turnSeat
  if (value > 0) {
    p.silver[victim * SILVER_VALUES + value - 1]--
    p.silver[seat * SILVER_VALUES + value - 1]++
    return
  }
  const notes = Math.min(PICKED_NOTES, p.pounds[victim])
  p.pounds[victim] -= notes
  p.pounds[seat] += notes
}

/** The die of the roll is known, by CHANCE or by throwing it (LD-35, LD-76). */
export function takeRoll(p: LondonState, die: number): void {
  p.rolled = 1
  p.roll = stepsOfRoll(p, p.turnSeat, die)
  if (p.charOf[p.turnSeat] === NETLEY) p.netleyRolled = 1
  backToActs(p)
}
