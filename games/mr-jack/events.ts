import type { Decision } from '@gaslight/core'
import { appealEffects, Duty, endEffects, roundEffects, telling } from '@gaslight/jack-family'
import { POSTS } from './board.ts'
import { Kind, kindOf, payloadOf } from './codec.ts'
import { Phase } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { castNames, POWER_OF, Power } from './roster.ts'
import { formatToken } from './tokens.ts'
import type { MrJackEffect } from './view.ts'

/** What this audience learns from a decision (section 11). */
export const event = telling<MrJackPosition, MrJackEffect>(formatToken, effectsOf)

/** What followed without a decision, in its order; all of it is known to everybody. */
function effectsOf(before: MrJackPosition, decision: Decision, after: MrJackPosition): MrJackEffect[] {
  const effects: MrJackEffect[] = []
  if (lapsed(before, decision, after)) effects.push({ kind: 'lapse', character: before.nameOf(before.active) })
  if (before.phase === Phase.picks && after.phase !== Phase.picks)
    effects.push({
      kind: 'picks-shown',
      hands: { jack: castNames(after.hand), detective: castNames(after.rules.pool & ~after.hand) },
      picks: { jack: castNames(after.jackPicks), detective: castNames(after.detectivePicks) },
    })
  if (after.appealCount > before.appealCount)
    effects.push(...appealEffects(before, after), ...lampOut(before, decision), ...roundEffects(after))
  effects.push(...endEffects(before, after))
  return effects
}

/** Whether this move left a whistle that nobody could follow (MJ-49). */
export function lapsed(before: MrJackPosition, decision: Decision, after: MrJackPosition): boolean {
  if (before.active < 0 || POWER_OF[before.acts] !== Power.whistle || before.power !== Duty.open) return false
  const kind = kindOf(decision)
  return (kind === Kind.move || kind === Kind.stay) && after.active < 0
}

/** The lamp of the round that ended, wherever this very decision may have put it (MJ-24). */
function lampOut(before: MrJackPosition, decision: Decision): MrJackEffect[] {
  const tile = ([1, 2, 3, 4] as const).find(number => number === before.round)
  if (tile === undefined) return []
  const post = (before.tiles >> (4 * (tile - 1))) & 15
  const payload = payloadOf(decision)
  const moved = kindOf(decision) === Kind.light && payload >> 3 === post
  return [{ kind: 'lamp-out', post: POSTS[moved ? payload & 7 : post], tile }]
}
