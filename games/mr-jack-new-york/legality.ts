import type { Illegal } from '@gaslight/core'
import { alibiRefusal, cardRefusal, isChance, isFour } from '@gaslight/jack-family'
import { CAST } from './cast.ts'
import { pieceOn } from './decode.ts'
import type { NewYorkDetail } from './detail.ts'
import { spaceOf } from './hexes.ts'
import { because } from './illegal.ts'
import { illegalMove, illegalMoveTime } from './move-legality.ts'
import { Phase, STATES } from './phase.ts'
import type { NewYorkPosition } from './position.ts'
import { illegalPower } from './power-legality.ts'
import { type Attempt, illegalStop, inGame } from './space-legality.ts'

/** Why this attempt is against the rules; null exactly if it is legal. */
export function illegal(p: NewYorkPosition, attempt: NewYorkDetail): Illegal | null {
  if (p.phase === Phase.over) return because('game-over', {})
  const state = STATES[p.phase]
  switch (attempt.kind) {
    case 'identity':
    case 'deal':
    case 'alibi':
      return illegalDraw(p, attempt)
  }
  if (isChance(p)) return because('draw-due', { state })
  if (attempt.kind === 'informant')
    return p.phase === Phase.informant ? illegalPlace(p, attempt) : because('not-now', { state })
  if (p.phase === Phase.informant) return because('informant-due', {})
  switch (attempt.kind) {
    case 'card':
      return illegalCard(p, attempt)
    case 'move':
    case 'stay':
    case 'accusation':
    case 'leaving':
      return illegalMoveTime(p) ?? illegalMove(p, attempt)
    default:
      return illegalPower(p, attempt)
  }
}

function illegalDraw(p: NewYorkPosition, attempt: Attempt<'identity' | 'deal' | 'alibi'>): Illegal | null {
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
    default:
      return attempt satisfies never
  }
}

function illegalCard(p: NewYorkPosition, { character }: Attempt<'card'>): Illegal | null {
  if (p.phase !== Phase.card) return because('activation-unfinished', { active: CAST[p.active] })
  const refusal = cardRefusal(p, character)
  return refusal === null ? null : because(refusal, { character })
}

function illegalPlace(p: NewYorkPosition, { at }: Attempt<'informant'>): Illegal | null {
  const space = spaceOf(at)
  if (space < 0) return because('unknown-space', { space: at })
  if (illegalStop(p, at) !== null) return because('informant-no-stop', { space: at })
  const other = pieceOn(p, space)
  return other < 0 ? null : because('informant-occupied', { space: at, other: CAST[other] })
}
