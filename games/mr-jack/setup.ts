import { ACTIVATIONS, ALL_PIECES, PIECES } from '@gaslight/jack-family'
import { Phase } from './phase.ts'
import { BASIC, ORDINAL } from './roster.ts'
import type { MrJackState } from './state.ts'

/** How the extension's characters come into the game: the picks of MJ-74 and the placement of MJ-75. */

export function pick(p: MrJackState, cards: number): void {
  if (p.jackPicks === 0) {
    p.jackPicks = cards
    return
  }
  p.detectivePicks = cards
  p.takeCast(BASIC | p.jackPicks | cards)
  p.phase = p.rules.jackBeforePlacement ? Phase.identity : Phase.reveal
}

export function placeNew(p: MrJackState, hex: number): void {
  p.place(p.active, hex)
  if (p.active === p.lantern) p.phase = Phase.facing
  else if (p.who[p.active] === ORDINAL.Lane) p.phase = Phase.barricade
  else placed(p)
}

/** MJ-75: the next placement, the other four cards, or the end of the set-up. */
export function placed(p: MrJackState): void {
  p.used |= 1 << p.active
  p.active = -1
  p.slot++
  p.phase = Phase.placementCard
  if (p.slot === ACTIVATIONS) {
    p.revealed = ALL_PIECES & ~p.used
    p.used = 0
  }
  if (p.slot < PIECES) return
  p.slot = 0
  p.used = 0
  p.revealed = 0
  if (p.jack < 0) p.phase = Phase.identity
  else {
    p.round = 1
    p.phase = Phase.deal
  }
}
