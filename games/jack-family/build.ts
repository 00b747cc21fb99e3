import { recordDraw } from './alibis.ts'
import { packAppeal } from './appeals.ts'
import { Duty } from './duties.ts'
import { REASONS } from './endings.ts'
import { PIECES, piecesOf } from './pieces.ts'
import { ACTIVATIONS } from './rounds.ts'
import { ROLES } from './seats.ts'
import type { JackState } from './state.ts'
import type { JackView } from './view.ts'

/** Sets what both titles' all-seeing views tell alike; where the characters stand and the phase are the title's. */
export function buildShared<Character extends string>(p: JackState<Character>, view: JackView<Character>): void {
  const { active, outcome, jack } = view
  p.round = view.round
  p.slot = outcome?.reason === 'dawn' ? ACTIVATIONS : view.slot - 1
  p.witnessSeen = view.witness === 'seen'
  for (let piece = 0; piece < PIECES; piece++) buildPiece(p, view, piece)
  if (jack !== undefined) p.jack = p.pieceOf(jack)
  for (const { by, round, slot, character } of view.alibis)
    if (character !== undefined) recordDraw(p, p.pieceOf(character), ROLES.indexOf(by), round, slot - 1)
  for (const { round, witness, cleared } of view.appeals)
    p.appeals[p.appealCount++] = packAppeal(round, witness === 'seen', piecesOf(p, cleared))
  if (active !== undefined) {
    p.active = p.pieceOf(active.character)
    p.moved = active.moved
    p.power = Duty[active.power]
  }
  if (outcome !== undefined) p.ending = REASONS.indexOf(outcome.reason)
}

function buildPiece<Character extends string>(p: JackState<Character>, view: JackView<Character>, piece: number): void {
  const name = p.nameOf(piece)
  const card = view.cards[name]
  if (view.characters[name]?.suspect === false) p.suspects &= ~(1 << piece)
  if (card !== undefined) p.revealed |= 1 << piece
  if (card === 'used') p.used |= 1 << piece
}
