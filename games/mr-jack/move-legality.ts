import type { Illegal } from '@gaslight/core'
import { Duty, JACK } from '@gaslight/jack-family'
import { EXIT_IDS } from './board.ts'
import type { Character } from './cast.ts'
import { streetOf } from './hexes.ts'
import { because } from './illegal.ts'
import { exitInReach, found, pointsOf, reachInto } from './movement.ts'
import { hexName, pieceOn } from './names.ts'
import { Phase, STATES } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { POWER_OF, Power } from './roster.ts'
import { type Attempt, illegalHex, inFound, inGame } from './space-legality.ts'

/** Whether a move is decided in this state at all. */
export function illegalMoveTime(p: MrJackPosition): Illegal | null {
  switch (p.phase) {
    case Phase.powerOrMove:
    case Phase.move:
      return null
    case Phase.card:
      return because('card-first', {})
    case Phase.imitation:
      return because('imitation-first', {})
    case Phase.powerAfter:
      return because('already-moved', { character: p.nameOf(p.active) })
    default:
      return because('not-now', { state: STATES[p.phase] })
  }
}

export function illegalMove(
  p: MrJackPosition,
  attempt: Attempt<'move' | 'stay' | 'accusation' | 'leaving' | 'swap'>,
): Illegal | null {
  const active = p.nameOf(p.active)
  const at = hexName(p.hexes[p.active])
  if (attempt.kind === 'swap') {
    if (POWER_OF[p.acts] !== Power.swap) return because('not-a-swapper', { character: active })
  } else if (attempt.character !== active)
    return inGame(p, attempt.character) ?? because('not-active', { character: attempt.character, active })
  const from = attempt.kind === 'stay' ? attempt.at : attempt.from
  if (from !== at) return because('not-there', { character: active, hex: from, at })
  switch (attempt.kind) {
    case 'move':
      return illegalEnd(p, attempt.to)
    case 'stay':
      return illegalStay(p, active)
    case 'accusation':
      return illegalAccusation(p, attempt)
    case 'leaving':
      return illegalLeaving(p, attempt)
    case 'swap':
      return illegalSwap(p, attempt)
    default:
      return attempt satisfies never
  }
}

/** Into `found`: what the active piece reaches; its points. */
function reachOfActive(p: MrJackPosition): number {
  const points = pointsOf(p, p.active, p.acts)
  reachInto(p, p.active, p.acts, points)
  return points
}

function illegalEnd(p: MrJackPosition, to: string): Illegal | null {
  const character = p.nameOf(p.active)
  const wrong = illegalHex(to)
  if (wrong !== null) return wrong
  const hex = streetOf(to)
  if (hex === p.hexes[p.active]) return because('must-move', { character })
  const points = reachOfActive(p)
  if (!inFound(hex)) return because('too-far', { character, hex: to, points })
  const other = pieceOn(p, hex)
  if (other < 0) return null
  return because(p.seat() === JACK ? 'occupied-jack' : 'occupied-accuse', { hex: to, other: p.nameOf(other) })
}

function illegalStay(p: MrJackPosition, character: Character): Illegal | null {
  reachOfActive(p)
  if ((found[0] & ~p.occupiedLow) !== 0 || (found[1] & ~p.occupiedHigh) !== 0)
    return because('not-trapped', { character })
  return p.rules.gullMustSwap && POWER_OF[p.acts] === Power.swap ? because('must-swap', {}) : null
}

function illegalAccusation(p: MrJackPosition, { character, to, accused }: Attempt<'accusation'>): Illegal | null {
  if (p.seat() === JACK) return because('jack-accuses', {})
  const wrong = illegalHex(to)
  if (wrong !== null) return wrong
  const hex = streetOf(to)
  const other = pieceOn(p, hex)
  if (other < 0 || other === p.active || p.nameOf(other) !== accused)
    return because('nobody-to-accuse', { hex: to, other: accused })
  const points = reachOfActive(p)
  if (!inFound(hex)) return because('too-far', { character, hex: to, points })
  return p.power === Duty.used && !p.rules.accuseAfterPower ? because('accusation-after-power', { character }) : null
}

/** The Detective gets the same answer whoever Jack is; the others are Jack's own knowledge (MJ-68). */
function illegalLeaving(p: MrJackPosition, { character, exit }: Attempt<'leaving'>): Illegal | null {
  if (p.seat() !== JACK) return because('leaving-detective', {})
  if (p.witnessSeen) return because('leaving-seen', {})
  if (p.active !== p.jack) return because('leaving-not-jack', { character })
  const number = EXIT_IDS.indexOf(exit)
  if (((p.cordons >> number) & 1) === 1) return because('exit-cordoned', { exit })
  if (exitInReach(p, p.active, p.acts, number)) return null
  return because('exit-too-far', { character, exit, points: pointsOf(p, p.active, p.acts) })
}

function illegalSwap(p: MrJackPosition, { to, other }: Attempt<'swap'>): Illegal | null {
  const piece = p.pieceOf(other)
  if (piece < 0) return because('not-in-game', { character: other })
  if (piece === p.active) return because('swap-with-self', { character: other })
  const at = hexName(p.hexes[piece])
  return to === at ? null : because('not-there', { character: other, hex: to, at })
}
