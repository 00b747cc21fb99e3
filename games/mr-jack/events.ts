import type { Audience, Decision, GameEvent } from '@gaslight/core'
import { alibisOf, appealAt, Duty, isChance, REASONS, winnerOf } from '@gaslight/jack-family'
import { POSTS } from './board.ts'
import { Kind, kindOf, payloadOf } from './codec.ts'
import { Phase } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { castNames, POWER_OF, Power } from './roster.ts'
import { formatToken } from './tokens.ts'
import type { MrJackEffect } from './view.ts'

/** What this audience learns from a decision (section 11). */
export function event(
  before: MrJackPosition,
  decision: Decision,
  after: MrJackPosition,
  to: Audience,
): GameEvent<MrJackEffect> {
  return {
    text: formatToken(before, decision, to),
    by: isChance(before) ? 'chance' : before.seat(),
    effects: effectsOf(before, decision, after),
  }
}

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
  if (after.appealCount > before.appealCount) {
    effects.push({ kind: 'appeal', ...appealAt(after, after.appealCount - 1) })
    const out = lampOut(before, decision)
    if (out !== null) effects.push(out)
    effects.push({ kind: 'round', round: after.round })
    if (after.phase === Phase.card)
      effects.push({ kind: 'deal', round: after.round, cards: after.namesOf(after.revealed) })
  }
  if (after.phase === Phase.over && before.phase !== Phase.over)
    effects.push({
      kind: 'over',
      winner: winnerOf(after.ending),
      reason: REASONS[after.ending],
      jack: after.nameOf(after.jack),
      alibis: alibisOf(after, 'omniscient', true),
    })
  return effects
}

/** Whether this move left a whistle that nobody could follow (MJ-49). */
export function lapsed(before: MrJackPosition, decision: Decision, after: MrJackPosition): boolean {
  if (before.active < 0 || POWER_OF[before.acts] !== Power.whistle || before.power !== Duty.open) return false
  const kind = kindOf(decision)
  return (kind === Kind.move || kind === Kind.stay) && after.active < 0
}

/** The lamp of the round that ended, wherever this very decision may have put it (MJ-24). */
function lampOut(before: MrJackPosition, decision: Decision): MrJackEffect | null {
  const tile = ([1, 2, 3, 4] as const).find(number => number === before.round)
  if (tile === undefined) return null
  const post = (before.tiles >> (4 * (tile - 1))) & 15
  const payload = payloadOf(decision)
  const moved = kindOf(decision) === Kind.light && payload >> 3 === post
  return { kind: 'lamp-out', post: POSTS[moved ? payload & 7 : post], tile }
}
