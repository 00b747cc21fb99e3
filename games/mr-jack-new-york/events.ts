import type { Decision } from '@gaslight/core'
import { appealEffects, Duty, endEffects, roundEffects, telling } from '@gaslight/jack-family'
import { CAST } from './cast.ts'
import { Kind, kindOf } from './codec.ts'
import { Phase } from './phase.ts'
import type { NewYorkPosition } from './position.ts'
import { Piece } from './roster.ts'
import { formatToken } from './tokens.ts'
import type { NewYorkEffect } from './view.ts'

/** What this audience learns from a decision (section 11). */
export const event = telling<NewYorkPosition, NewYorkEffect>(formatToken, effectsOf)

/** What followed without a decision, in its order; all of it is known to everybody. */
function effectsOf(before: NewYorkPosition, decision: Decision, after: NewYorkPosition): NewYorkEffect[] {
  const effects: NewYorkEffect[] = []
  if (foundDeckEmpty(decision, after)) effects.push({ kind: 'deck-empty' })
  if (lapsed(before, decision, after)) effects.push({ kind: 'lapse', character: CAST[before.active] })
  effects.push(...appealEffects(before, after))
  if (after.round > before.round) {
    if (before.mute || kindOf(decision) === Kind.informant) effects.push({ kind: 'informant-talks' })
    effects.push(...roundEffects(after))
  }
  effects.push(...endEffects(before, after))
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
