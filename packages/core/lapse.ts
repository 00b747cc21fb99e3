import { type Decision, DecisionList } from './decision.ts'
import type { Game, Position } from './game.ts'
import type { Rng } from './rng.ts'

const list = new DecisionList()

/** What is decided for a seat whose time has run out. Precondition: a seat is to decide at `p`. */
export function lapsed<P extends Position>({ lapse }: Pick<Game<P>, 'lapse'>, p: P, rng: Rng): Decision {
  if (lapse !== undefined) return lapse(p, rng)
  p.legal(list)
  return list.at(0)
}
