import type { Illegal } from '@gaslight/core'
import { JACK } from '@gaslight/jack-family'
import { SPACES } from './board.ts'
import { CAST } from './cast.ts'
import { pieceOn } from './decode.ts'
import { bitHigh, bitLow, bitMid, EXIT_SPACE, holds, spaceOf } from './hexes.ts'
import { because } from './illegal.ts'
import { exitFound, mayAccuse, mayMove, reachInto, servedExits } from './movement.ts'
import { Phase } from './phase.ts'
import { type Attempt, illegalStop } from './space-legality.ts'
import type { NewYorkState } from './state.ts'
import { found } from './terrain.ts'

/** Whether a move is decided in this state at all. */
export function illegalMoveTime(p: NewYorkState): Illegal | null {
  switch (p.phase) {
    case Phase.powerOrMove:
    case Phase.move:
      return null
    case Phase.card:
      return because('card-first', {})
    default:
      return because('already-moved', { character: CAST[p.active] })
  }
}

export function illegalMove(
  p: NewYorkState,
  attempt: Attempt<'move' | 'stay' | 'accusation' | 'leaving'>,
): Illegal | null {
  const { character } = attempt
  const piece = p.pieceOf(character)
  if (piece < 0) return because('not-in-game', { character })
  if (!mayMove(p, piece)) return because('not-active', { character, active: CAST[p.active] })
  const from = attempt.kind === 'stay' ? attempt.at : attempt.from
  const at = SPACES[p.spaces[piece]]
  if (from !== at) return because('not-there', { character, space: from, at })
  switch (attempt.kind) {
    case 'move':
      return illegalEnd(p, piece, attempt)
    case 'stay':
      return illegalStay(p, piece, attempt)
    case 'accusation':
      return illegalAccusation(p, piece, attempt)
    case 'leaving':
      return illegalLeaving(p, piece, attempt)
    default:
      return attempt satisfies never
  }
}

function inReach(p: NewYorkState, piece: number, space: number): boolean {
  reachInto(p, piece)
  return holds(found[0], found[1], found[2], space)
}

function illegalEnd(p: NewYorkState, piece: number, { character, to }: Attempt<'move'>): Illegal | null {
  const wrong = illegalStop(p, to)
  if (wrong !== null) return wrong
  const space = spaceOf(to)
  if (space === p.spaces[piece]) return because('must-move', { character })
  if (!inReach(p, piece, space)) return because('too-far', { character, space: to })
  if (p.mute && space === p.informant) return because('informant-mute', { space: to })
  const other = pieceOn(p, space)
  if (other < 0) return null
  if (p.seat() === JACK) return because('occupied-jack', { space: to, other: CAST[other] })
  if (!mayAccuse(p, piece)) return because('eastman-accuses', { character })
  return because('occupied-accuse', { space: to, other: CAST[other] })
}

/** NY-47: only the active character stays, and only where it has no ordinary end itself. */
function illegalStay(p: NewYorkState, piece: number, { character }: Attempt<'stay'>): Illegal | null {
  if (piece !== p.active) return because('must-move', { character })
  reachInto(p, piece)
  const mute = p.mute ? p.informant : p.spaces[piece]
  const ends =
    (found[0] & ~(p.occupiedLow | bitLow(mute))) |
    (found[1] & ~(p.occupiedMid | bitMid(mute))) |
    (found[2] & ~(p.occupiedHigh | bitHigh(mute)))
  return ends === 0 ? null : because('not-trapped', { character })
}

function illegalAccusation(
  p: NewYorkState,
  piece: number,
  { character, to, accused }: Attempt<'accusation'>,
): Illegal | null {
  if (p.seat() === JACK) return because('jack-accuses', {})
  if (!mayAccuse(p, piece)) return because('eastman-accuses', { character })
  const space = spaceOf(to)
  if (space < 0) return because('unknown-space', { space: to })
  const other = pieceOn(p, space)
  if (other < 0 || other === piece || CAST[other] !== accused)
    return because('nobody-to-accuse', { space: to, other: accused })
  return inReach(p, piece, space) ? null : because('too-far', { character, space: to })
}

/** The Detective gets the same answer whoever Jack is; the others are Jack's own knowledge (NY-74). */
function illegalLeaving(p: NewYorkState, piece: number, { character, to }: Attempt<'leaving'>): Illegal | null {
  if (p.seat() !== JACK) return because('leaving-detective', {})
  if (p.witnessSeen) return because('leaving-seen', {})
  if (piece !== p.jack) return because('leaving-not-jack', { character })
  if (piece !== p.active && !p.rules.eastmanLeaves) return because('eastman-leaves', { character })
  const space = spaceOf(to)
  if (space < 0) return because('unknown-space', { space: to })
  const exit = EXIT_SPACE.indexOf(space)
  if (exit < 0) return because('no-way-out', { space: to })
  if (((servedExits(p) >> exit) & 1) === 0) return because('no-steamer', { exit: to })
  reachInto(p, piece)
  return exitFound(p, exit) ? null : because('exit-too-far', { character, exit: to })
}
