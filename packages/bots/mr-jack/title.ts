import type { Decision, DecisionList } from '@gaslight/core'
import {
  bitHigh,
  bitLow,
  EDGES,
  EXITS,
  Kind,
  kindOf,
  type MrJackPosition,
  type MrJackView,
  mrJack,
  Phase,
  payloadOf,
  STREETS,
  seenPieces,
} from '@gaslight/mr-jack'
import { keep } from '../jack-family/outcomes.ts'
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
  prune,
  // Exits and covers are few: the candidates' values tell them apart.
  threats: () => 0,
  // With the extension a position takes longer to judge: barricades and leaps change the ways.
  budget: p => (p.rules.extension ? 120_000 : 400_000),
  weights: WEIGHTS,
}

/**
 * A lamp or a cordon that is moved after the move leads nowhere that moving it first does not; few barricades are worth a
 * look.
 */
function prune(p: MrJackPosition, legal: DecisionList): void {
  const last = legal.length === 0 ? 0 : kindOf(legal.at(legal.length - 1))
  if (last === Kind.barricade)
    keep(legal, decision => kindOf(decision) !== Kind.barricade || parts(p, payloadOf(decision)))
  else if (p.phase === Phase.powerOrMove && (last === Kind.light || last === Kind.cordon)) keep(legal, isNoMove)
}

function isNoMove(decision: Decision): boolean {
  const kind = kindOf(decision)
  return kind !== Kind.move && kind !== Kind.stay
}

/** Whether a barricade on this edge stands beside somebody, or before an exit: elsewhere it parts little. */
function parts(p: MrJackPosition, edge: number): boolean {
  const low = bitLow(EDGES[2 * edge]) | bitLow(EDGES[2 * edge + 1])
  const high = bitHigh(EDGES[2 * edge]) | bitHigh(EDGES[2 * edge + 1])
  return ((p.occupiedLow | EXIT_LOW) & low) !== 0 || ((p.occupiedHigh | EXIT_HIGH) & high) !== 0
}

const exits = EXITS.map(({ hex }) => STREETS.indexOf(hex))
const EXIT_LOW = exits.reduce((set, hex) => set | bitLow(hex), 0)
const EXIT_HIGH = exits.reduce((set, hex) => set | bitHigh(hex), 0)
