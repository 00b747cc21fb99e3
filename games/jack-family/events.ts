import type { Audience, Decision, Effect, GameEvent } from '@gaslight/core'
import { alibisOf } from './alibis.ts'
import { appealAt } from './appeals.ts'
import { REASONS, winnerOf } from './endings.ts'
import { isChance, type JackPosition } from './position.ts'
import type { JackEffect } from './view.ts'

/** What each audience learns from a decision: its token, and what followed without one, which everybody sees. */
export function telling<P extends JackPosition, E extends Effect>(
  formatToken: (before: P, decision: Decision, to: Audience) => string,
  effectsOf: (before: P, decision: Decision, after: P) => readonly E[],
): (before: P, decision: Decision, after: P, to: Audience) => GameEvent<E> {
  return (before, decision, after, to) => ({
    text: formatToken(before, decision, to),
    by: isChance(before) ? 'chance' : before.seat(),
    effects: effectsOf(before, decision, after),
  })
}

/** The appeal that was held, if one was. */
export function appealEffects<C extends string>(before: JackPosition<C>, after: JackPosition<C>): JackEffect<C>[] {
  return after.appealCount > before.appealCount ? [{ kind: 'appeal', ...appealAt(after, after.appealCount - 1) }] : []
}

/** The round that began after it, with the cards that an even one has at once. */
export function roundEffects<C extends string>(after: JackPosition<C>): JackEffect<C>[] {
  const { round, revealed } = after
  if (revealed === 0) return [{ kind: 'round', round }]
  return [
    { kind: 'round', round },
    { kind: 'deal', round, cards: after.namesOf(revealed) },
  ]
}

/** The end of the game, if this was it. */
export function endEffects<C extends string>(before: JackPosition<C>, after: JackPosition<C>): JackEffect<C>[] {
  if (after.ending < 0 || before.ending >= 0) return []
  return [
    {
      kind: 'over',
      winner: winnerOf(after.ending),
      reason: REASONS[after.ending],
      jack: after.nameOf(after.jack),
      alibis: alibisOf(after, 'omniscient', true),
    },
  ]
}
