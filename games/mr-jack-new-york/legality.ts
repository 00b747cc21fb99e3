import type { Illegal } from '@gaslight/core'
import { ACTIVATIONS, deckOf, isChance, piecesOf } from '@gaslight/jack-family'
import { CAST } from './cast.ts'
import { pieceOn } from './decode.ts'
import type { NewYorkDetail } from './detail.ts'
import { spaceOf } from './hexes.ts'
import { because } from './illegal.ts'
import { illegalMove, illegalMoveTime } from './move-legality.ts'
import { Phase, STATES } from './phase.ts'
import type { NewYorkPosition } from './position.ts'
import { illegalPower } from './power-legality.ts'
import { type Attempt, illegalStop } from './space-legality.ts'

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
  if (attempt.kind === 'deal')
    return attempt.cards.length === ACTIVATIONS && piecesOf(p, attempt.cards) >= 0 ? null : because('deal-of-four', {})
  const { character } = attempt
  const piece = p.pieceOf(character)
  if (piece < 0) return because('not-in-game', { character })
  return attempt.kind === 'identity' || ((deckOf(p) >> piece) & 1) === 1 ? null : because('alibi-gone', { character })
}

function illegalCard(p: NewYorkPosition, { character }: Attempt<'card'>): Illegal | null {
  if (p.phase !== Phase.card) return because('activation-unfinished', { active: CAST[p.active] })
  const piece = p.pieceOf(character)
  if (piece < 0) return because('not-in-game', { character })
  if (((p.revealed >> piece) & 1) === 0) return because('card-not-revealed', { character })
  return ((p.used >> piece) & 1) === 1 ? because('card-used', { character }) : null
}

function illegalPlace(p: NewYorkPosition, { at }: Attempt<'informant'>): Illegal | null {
  const space = spaceOf(at)
  if (space < 0) return because('unknown-space', { space: at })
  if (illegalStop(p, at) !== null) return because('informant-no-stop', { space: at })
  const other = pieceOn(p, space)
  return other < 0 ? null : because('informant-occupied', { space: at, other: CAST[other] })
}
