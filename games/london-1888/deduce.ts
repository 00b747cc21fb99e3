import { type EventOdds, eventOdds, type SupplyOdds, supplyOdds } from './deduce-decks.ts'
import { type HandsOdds, handOdds } from './deduce-hands.ts'
import { type LineOdds, lineOdds } from './deduce-lines.ts'
import { type RoleOdds, roleOdds } from './deduce-roles.ts'
import type { LondonView } from './view.ts'

/** What follows for one audience from the cards it can count. */
export interface Deduction {
  /** By seat: who can be Jack, what lies in whose line, who holds what. */
  readonly roles: readonly RoleOdds[]
  readonly lines: readonly LineOdds[]
  readonly hands: HandsOdds
  readonly events: EventOdds
  readonly supply: SupplyOdds
}

/**
 * Exact card counting from a view (section 8): chances from 0 to 1 over all deals that fit it, each as likely. How people
 * behave says more, and stands in no card.
 */
export function deduce(view: LondonView): Deduction {
  return {
    roles: roleOdds(view),
    lines: Array.from({ length: view.seats }, (_, seat) => lineOdds(view, seat)),
    hands: handOdds(view),
    events: eventOdds(view),
    supply: supplyOdds(view),
  }
}
