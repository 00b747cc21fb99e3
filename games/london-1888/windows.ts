import type { Decision, Rhythm, Windows } from '@gaslight/core'
import { Card } from './action-cards.ts'
import { hitLeaves } from './attacks.ts'
import { holds } from './cards.ts'
import { CHARACTERS } from './cast.ts'
import { Answer, Kind, pack } from './codec.ts'
import { canPay } from './money.ts'
import { windowAt } from './open-window.ts'
import type { LondonOptions } from './options.ts'
import { Cause, Loss, Phase } from './phase.ts'
import type { LondonPosition } from './position.ts'
import { DEFAULT_ORDERS, readOrders, SILENT_ORDERS, type StandingOrders } from './standing-orders.ts'
import { BAIL, LINE } from './supply.ts'
import { faceDown } from './suspicion.ts'
import { isMarketArrest } from './targets.ts'

const answer = (what: number, card = 0): Decision => pack(Kind.answer, (what << 8) | card)
const PASS = answer(Answer.pass)

/** Section 7.8. */
export const windows: Windows<LondonPosition, LondonOptions, StandingOrders> = {
  at: windowAt,
  rhythm,
  takesOrders: ({ windows: passes }) => (passes === 'orders' ? 'at-once' : 'in-silence'),
  silence: () => PASS,
  ordered,
  orders: ordersOf,
  readOrders: (value, options) => readOrders(value, ordersOf(options)),
}

/** Where windows are timed silence is a pass, unless somebody has ordered something else (LD-145). */
function ordersOf({ windows: passes }: LondonOptions): StandingOrders {
  return passes === 'orders' ? DEFAULT_ORDERS : SILENT_ORDERS
}

/** LD-145. */
function rhythm({ windows: passes, windowSeconds, offerSeconds }: LondonOptions, kind: string): Rhythm {
  if (kind === 'offer' || kind === 'trade')
    return { kind: 'waits', seconds: passes === 'timed' && offerSeconds > 0 ? offerSeconds : null }
  return passes === 'timed' ? { kind: 'together', seconds: windowSeconds } : { kind: 'orders' }
}

/** LD-146. */
function ordered(p: LondonPosition, orders: StandingOrders): Decision {
  const { asked } = p
  switch (p.phase) {
    case Phase.marketWindow:
      return marketArrest(p, orders) ?? PASS
    case Phase.arrestWindow:
      return arrestAnswer(p, orders) ?? PASS
    case Phase.releaseWindow:
      return orders.release.includes(CHARACTERS[p.charOf[p.arrestVictim]]) ? played(p, Card.corruption) : PASS
    case Phase.curfewWindow:
      return orders.curfew ? played(p, Card.counterOrder) : PASS
    case Phase.questionWindow:
      return isWithin(orders.alibi, downCount(p, asked)) ? played(p, Card.alibi) : PASS
    case Phase.shotWindow:
      return isWithin(orders.sidestep, hitLeaves(p)) ? played(p, Card.sidestep) : PASS
    default:
      return PASS
  }
}

function isWithin(order: 'never' | number | 'always', count: number): boolean {
  return order === 'always' || (order !== 'never' && count <= order)
}

function downCount(p: LondonPosition, seat: number): number {
  let count = 0
  for (let bits = faceDown(p, seat), i = 0; i < LINE; i++) count += (bits >> i) & 1
  return count
}

/** The card, or a pass where the seat does not hold it. */
function played(p: LondonPosition, card: number): Decision {
  return holds(p, p.asked, card) ? answer(Answer.card, card) : PASS
}

function marketArrest(p: LondonPosition, { market }: StandingOrders): Decision | undefined {
  const visitor = p.turnSeat
  if (!holds(p, p.asked, Card.arrest)) return undefined
  const order = market.find(({ who }) =>
    who === 'jack' ? p.isKnownJack(visitor) : who === CHARACTERS[p.charOf[visitor]],
  )
  if (order === undefined) return undefined
  const losses = order.first === 'weapon' ? [Loss.weapon, Loss.silver] : [Loss.silver, Loss.weapon]
  const loss = [...losses, Loss.nothing].find(candidate => isMarketArrest(p, p.asked, visitor, candidate))
  return loss === undefined ? undefined : answer(Answer.arrest, loss)
}

function arrestAnswer(p: LondonPosition, { arrested }: StandingOrders): Decision | undefined {
  const { asked } = p
  const isJack = p.isKnownJack(asked)
  const byCard = p.arrestCause === Cause.ordinary || p.arrestCause === Cause.market
  for (const wish of arrested)
    switch (wish) {
      case 'counter_order':
        if (byCard && holds(p, asked, Card.counterOrder)) return answer(Answer.card, Card.counterOrder)
        break
      case 'corruption':
        if (!isJack && holds(p, asked, Card.corruption)) return answer(Answer.card, Card.corruption)
        break
      case 'bail':
        if (!isJack && canPay(p, asked, BAIL)) return answer(Answer.bail)
        break
    }
  return undefined
}
