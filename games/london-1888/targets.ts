import { isLess } from '@gaslight/core'
import { Card } from './action-cards.ts'
import { canName, isImmune } from './arrestable.ts'
import { ABBERLINE, GODLEY } from './cast.ts'
import { BLACK_MARKET } from './map.ts'
import { NOBODY, Serving } from './phase.ts'
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

/** LD-80, LD-87: at whom a card that needs nobody near can be aimed, as bits of the seats. */
export function targetsOf(p: LondonState, card: number): number {
  const { curfew, life, lifeTokens, turnSeat } = p
  const { seats } = p.rules
  let targets = 0
  if (card === Card.curfew)
    for (let seat = 0; seat < seats; seat++) targets |= (isLess(0, life[seat]) & isLess(curfew[seat], 1)) << seat
  else if (card === Card.lostKit)
    for (let seat = 0; seat < seats; seat++) targets |= (isLess(0, life[seat]) & isLess(0, lifeTokens[seat])) << seat
  return targets & ~(1 << turnSeat) & (card === Card.curfew && p.holder !== NOBODY ? ~(1 << p.holder) : -1)
}
