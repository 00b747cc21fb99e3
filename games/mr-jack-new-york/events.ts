import type { Audience, Decision, GameEvent } from '@gaslight/core'
import { alibisOf, appealAt, Duty, isChance, REASONS, winnerOf } from '@gaslight/jack-family'
import { CAST } from './cast.ts'
import { Kind, kindOf } from './codec.ts'
import { Phase } from './phase.ts'
import type { NewYorkPosition } from './position.ts'
import { Piece } from './roster.ts'
import { formatToken } from './tokens.ts'
import type { NewYorkEffect } from './view.ts'

/** What this audience learns from a decision (section 11). */
export function event(
  before: NewYorkPosition,
  decision: Decision,
  after: NewYorkPosition,
  to: Audience,
): GameEvent<NewYorkEffect> {
  return {
    text: formatToken(before, decision, to),
    by: isChance(before) ? 'chance' : before.seat(),
    effects: effectsOf(before, decision, after),
  }
}

/** What followed without a decision, in its order; all of it is known to everybody. */
function effectsOf(before: NewYorkPosition, decision: Decision, after: NewYorkPosition): NewYorkEffect[] {
  const effects: NewYorkEffect[] = []
  if (foundDeckEmpty(decision, after)) effects.push({ kind: 'deck-empty' })
  if (lapsed(before, decision, after)) effects.push({ kind: 'lapse', character: CAST[before.active] })
  if (after.appealCount > before.appealCount)
    effects.push({ kind: 'appeal', ...appealAt(after, after.appealCount - 1) })
  if (after.round > before.round) {
    if (before.mute || kindOf(decision) === Kind.informant) effects.push({ kind: 'informant-talks' })
    effects.push({ kind: 'round', round: after.round })
    if (after.phase === Phase.card)
      effects.push({ kind: 'deal', round: after.round, cards: after.namesOf(after.revealed) })
  }
  if (after.phase === Phase.over && before.phase !== Phase.over)
    effects.push({
      kind: 'over',
      winner: winnerOf(after.ending),
      reason: REASONS[after.ending],
      jack: CAST[after.jack],
      alibis: alibisOf(after, 'omniscient', true),
    })
  return effects
}

/** Whether a consultation ends here without a card (NY-54). */
function foundDeckEmpty(decision: Decision, after: NewYorkPosition): boolean {
  return kindOf(decision) === Kind.informant && after.phase !== Phase.alibi
}

/** Whether the activation ends here with a mandatory power that finds no target (NY-31). */
function lapsed(before: NewYorkPosition, decision: Decision, after: NewYorkPosition): boolean {
  if (before.power !== Duty.open || after.active >= 0) return false
  if (before.active === Piece.Tumblety && !before.rules.mustSwap) return false
  switch (kindOf(decision)) {
    case Kind.move:
    case Kind.stay:
    case Kind.informant:
    case Kind.alibi:
      return true
    default:
      return false
  }
}
