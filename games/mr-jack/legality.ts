import { type Illegal, popcount } from '@gaslight/core'
import { alibiRefusal, cardRefusal, isChance, isFour } from '@gaslight/jack-family'
import type { MrJackDetail } from './detail.ts'
import { hexKind, streetOf } from './hexes.ts'
import { because } from './illegal.ts'
import { handToPick } from './legal.ts'
import { illegalMove, illegalMoveTime } from './move-legality.ts'
import { pieceOn } from './names.ts'
import { Phase, STATES } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { illegalPower } from './power-legality.ts'
import { castMask, ORDINAL } from './roster.ts'
import { type Attempt, inGame } from './space-legality.ts'

/** Why this attempt is against the rules; null exactly if it is legal. */
export function illegal(p: MrJackPosition, attempt: MrJackDetail): Illegal | null {
  if (p.phase === Phase.over) return because('game-over', {})
  const state = STATES[p.phase]
  switch (attempt.kind) {
    case 'identity':
    case 'deal':
    case 'alibi':
    case 'hands':
    case 'reveal':
      return illegalDraw(p, attempt)
  }
  if (isChance(p)) return because('draw-due', { state })
  if (p.phase === Phase.facing && attempt.kind !== 'facing')
    return because('facing-due', { character: p.nameOf(p.lantern) })
  switch (attempt.kind) {
    case 'card':
      return illegalCard(p, attempt)
    case 'move':
    case 'stay':
    case 'accusation':
    case 'leaving':
    case 'swap':
      return illegalMoveTime(p) ?? illegalMove(p, attempt)
    case 'cover':
    case 'cordon':
    case 'light':
    case 'whistle':
    case 'facing':
    case 'barricade':
    case 'flight':
      return illegalPower(p, attempt)
    case 'picks':
      return p.phase === Phase.picks ? illegalPicks(p, attempt) : because('not-now', { state })
    case 'placement':
      return p.phase === Phase.placement ? illegalPlacement(p, attempt) : because('not-now', { state })
    case 'imitation':
      if (p.phase !== Phase.imitation) return because('not-now', { state })
      if (ORDINAL[attempt.character] === undefined || p.pieceOf(attempt.character) >= 0)
        return because('imitation-in-game', { character: attempt.character })
      return null
    default:
      return attempt satisfies never
  }
}

function illegalDraw(
  p: MrJackPosition,
  attempt: Attempt<'identity' | 'deal' | 'alibi' | 'hands' | 'reveal'>,
): Illegal | null {
  if (STATES[p.phase] !== attempt.kind) return because('no-draw-due', {})
  switch (attempt.kind) {
    case 'identity':
      return inGame(p, attempt.character)
    case 'alibi': {
      const refusal = alibiRefusal(p, attempt.character)
      return refusal === null ? null : because(refusal, { character: attempt.character })
    }
    case 'deal':
      return isFour(p, attempt.cards) ? null : because('deal-of-four', {})
    case 'reveal':
      return isFour(p, attempt.cards) ? null : because('reveal-of-four', {})
    case 'hands': {
      const hand = castMask(attempt.jack)
      return attempt.jack.length < 6 && p.rules.hands.includes(hand)
        ? null
        : because('hand-size', { count: popcount(p.rules.hands[0]) })
    }
    default:
      return attempt satisfies never
  }
}

function illegalCard(p: MrJackPosition, { character }: Attempt<'card'>): Illegal | null {
  if (p.phase !== Phase.card && p.phase !== Phase.placementCard) {
    if (p.active >= 0) return because('activation-unfinished', { active: p.nameOf(p.active) })
    return because('not-now', { state: STATES[p.phase] })
  }
  const refusal = cardRefusal(p, character)
  return refusal === null ? null : because(refusal, { character })
}

function illegalPicks(p: MrJackPosition, { characters }: Attempt<'picks'>): Illegal | null {
  const hand = handToPick(p)
  for (const character of characters)
    if (ORDINAL[character] === undefined || ((hand >> ORDINAL[character]) & 1) === 0)
      return because('pick-not-in-hand', { character })
  return characters.length === 2 && characters[0] !== characters[1] ? null : because('pick-two', {})
}

function illegalPlacement(p: MrJackPosition, { character, at }: Attempt<'placement'>): Illegal | null {
  const active = p.nameOf(p.active)
  if (character !== active) return inGame(p, character) ?? because('not-active', { character, active })
  switch (hexKind(at)) {
    case 'unknown':
      return because('unknown-hex', { hex: at })
    case 'obstacle':
      return because('placement-obstacle', { hex: at })
  }
  const other = pieceOn(p, streetOf(at))
  return other < 0 ? null : because('placement-occupied', { hex: at, other: p.nameOf(other) })
}
