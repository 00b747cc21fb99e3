import type { Audience, Decision, GameEvent } from '@gaslight/core'
import { FACES, type Face, REASONS } from './cast.ts'
import { Kind, kindOf, WomanCode } from './codec.ts'
import { winnerOf } from './endings.ts'
import { sortedToken, sortTokens } from './letters.ts'
import { type CrossingId, crossingName, RED } from './map.ts'
import { markOf } from './marks.ts'
import { Phase } from './phase.ts'
import type { WhitechapelPosition } from './position.ts'
import { FIRST_FAKE } from './rules.ts'
import { knowsJack, knowsPatrol } from './secrecy.ts'
import { formatToken } from './tokens.ts'
import type { Night, WhitechapelEffect } from './view.ts'

/** What this audience learns from a decision (LW-99); nothing of women and tokens that are still being laid. */
export function event(
  before: WhitechapelPosition,
  decision: Decision,
  after: WhitechapelPosition,
  to: Audience,
): GameEvent<WhitechapelEffect> | null {
  const text = textOf(before, decision, after, to)
  if (text === null) return null
  const turn = before.turn()
  return { text, by: turn.kind === 'seat' ? turn.seat : 'chance', effects: effectsOf(before, decision, after) }
}

function textOf(
  before: WhitechapelPosition,
  decision: Decision,
  after: WhitechapelPosition,
  to: Audience,
): string | null {
  const kind = kindOf(decision)
  if (kind === Kind.woman && !knowsJack(before, to)) return after.phase === Phase.women ? null : womenText(after)
  if (kind === Kind.patrol && !knowsPatrol(before, to))
    return after.phase === Phase.patrol ? null : patrolText(before, decision)
  return formatToken(before, decision, to) + markOf(before, decision, after)
}

/** LW-132: the circles with a token, once D2 is complete. */
export function womenText({ women }: WhitechapelPosition): string {
  return RED.filter((_, i) => women[i] === WomanCode.marked || women[i] === WomanCode.plain)
    .map(circle => `${circle}?`)
    .join(' ')
}

/** LW-132: the seven crossings, once D4 is complete; `before` its last decision. */
export function patrolText(before: WhitechapelPosition, last: Decision): string {
  return [...before.tokens.filter(crossing => crossing > 0), last & 255]
    .sort((a, b) => a - b)
    .map(crossing => `?@${crossingName(crossing)}`)
    .join(' ')
}

/** What followed without a decision, in its order; all of it is known to everybody. */
function effectsOf(before: WhitechapelPosition, decision: Decision, after: WhitechapelPosition): WhitechapelEffect[] {
  const effects: WhitechapelEffect[] = []
  if (after.tocs[after.night] > 0 && before.tocs[after.night] === 0) effects.push(womenTurned(before))
  if (kindOf(decision) === Kind.kill) effects.push({ kind: 'patrol', faces: facesOf(before) })
  if (after.held > before.held) effects.push({ kind: 'false-clue-gained' })
  if (after.night > before.night) effects.push({ kind: 'night', night: after.night as Night })
  if (after.ending >= 0 && before.ending < 0)
    effects.push({ kind: 'over', winner: winnerOf(after.ending), reason: REASONS[after.ending] })
  return effects
}

function womenTurned({ women }: WhitechapelPosition): WhitechapelEffect {
  return {
    kind: 'women',
    marked: RED.filter((_, i) => women[i] === WomanCode.marked),
    plain: RED.filter((_, i) => women[i] === WomanCode.plain),
  }
}

function facesOf(p: WhitechapelPosition): { readonly [crossing: CrossingId]: Face } {
  const faces: { [crossing: CrossingId]: Face } = {}
  const count = sortTokens(p)
  for (let i = 0; i < count; i++)
    faces[crossingName(sortedToken(i))] = FACES[Math.min(p.tokenOn(sortedToken(i)), FIRST_FAKE)]
  return faces
}
