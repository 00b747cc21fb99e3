import type { Decision, DecisionList } from '@gaslight/core'
import {
  Kind,
  kindOf,
  type MrJackPosition,
  type MrJackView,
  mrJack,
  Phase,
  payloadOf,
  seenPieces,
} from '@gaslight/mr-jack'
import type { Title } from '../jack-family/title.ts'
import { leavers, MoveSurvey } from './danger.ts'
import { WEIGHTS } from './weights.ts'

export const london: Title<MrJackPosition, MrJackView> = {
  game: mrJack,
  seenPieces,
  leavers,
  survey: () => new MoveSurvey(),
  accused: (p, decision) => (kindOf(decision) === Kind.accusation ? p.hexes.indexOf(payloadOf(decision)) : -1),
  isLeaving: decision => kindOf(decision) === Kind.leaving,
  prune: movesLast,
  weights: WEIGHTS,
}

/** A lamp or a cordon that is moved after the move leads nowhere that moving it first does not. */
function movesLast(p: MrJackPosition, legal: DecisionList): void {
  if (p.phase !== Phase.powerOrMove) return
  const last = kindOf(legal.at(legal.length - 1))
  if (last !== Kind.light && last !== Kind.cordon) return
  let kept = 0
  for (let i = 0; i < legal.length; i++) if (!isMove(legal.at(i))) legal.items[kept++] = legal.at(i)
  legal.length = kept
}

function isMove(decision: Decision): boolean {
  const kind = kindOf(decision)
  return kind === Kind.move || kind === Kind.stay
}
