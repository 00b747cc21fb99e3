import { Card } from './action-cards.ts'
import { canName, isImmune } from './arrestable.ts'
import { ABBERLINE, GODLEY } from './cast.ts'
import { BLACK_MARKET } from './map.ts'
import { Serving } from './phase.ts'
import type { LondonState } from './state.ts'

/** At whom a card or decision of the seat in turn may be aimed. */

/** LD-8: another living player on the same space. */
function isSideBySide(p: LondonState, seat: number): boolean {
  return seat !== p.turnSeat && p.life[seat] > 0 && p.at[seat] === p.at[p.turnSeat]
}

/** LD-79 (m): a player in the Black Market, whom `by` may arrest there. */
export function isMarketArrest(p: LondonState, by: number, seat: number, loss: number): boolean {
  return (
    seat !== by &&
    p.life[seat] > 0 &&
    p.at[seat] === BLACK_MARKET &&
    seat !== p.holder &&
    p.serving[seat] === Serving.no &&
    canName(p, seat, loss)
  )
}

/** LD-79 (o), LD-128: an ordinary arrest by card. */
export function isOrdinaryArrest(p: LondonState, seat: number): boolean {
  const character = p.charOf[p.turnSeat]
  return (
    isSideBySide(p, seat) &&
    seat !== p.holder &&
    p.serving[seat] === Serving.no &&
    !isImmune(p, seat) &&
    (!p.isKnownJack(seat) || character === ABBERLINE || character === GODLEY)
  )
}

/** LD-51, LD-109: whether the seat in turn has the power of decision h. */
export function hasPower(p: LondonState): boolean {
  const character = p.charOf[p.turnSeat]
  return (character === ABBERLINE || character === GODLEY) && p.summoned[p.turnSeat] === 0
}

/** LD-127. */
export function isPowerArrest(p: LondonState, seat: number): boolean {
  return isSideBySide(p, seat) && p.serving[seat] === Serving.no && !isImmune(p, seat)
}

/** LD-80, LD-87: whether a card that needs nobody near can be aimed at this player. */
export function isTarget(p: LondonState, card: number, seat: number): boolean {
  if (seat === p.turnSeat || p.life[seat] === 0) return false
  switch (card) {
    case Card.curfew:
      return seat !== p.holder && p.curfew[seat] === 0
    case Card.lostKit:
      return p.lifeTokens[seat] > 0
    default:
      return false
  }
}
