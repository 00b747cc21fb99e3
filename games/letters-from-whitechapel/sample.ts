import { DecisionList, type Rng } from '@gaslight/core'
import { build } from './build.ts'
import { ROLES, type Role } from './cast.ts'
import { nextRed } from './hell.ts'
import { Phase } from './phase.ts'
import { WhitechapelPosition } from './position.ts'
import { rulesOf, TOKENS } from './rules.ts'
import { knowsJack, knowsPatrol } from './secrecy.ts'
import { complete } from './secrets.ts'
import type { WhitechapelView } from './view.ts'

const list = new DecisionList()

/**
 * A full position that fits the view, uniform over all of them, but for women and tokens that are still being laid: of
 * those a random part is laid at random (LW-97 no. 2, 3). Every view of a game has one.
 */
export function sample(view: WhitechapelView, rng: Rng): WhitechapelPosition {
  const whole = complete(view, rng)
  if (whole === null) throw new Error('no position fits the view')
  const p = build(new WhitechapelPosition(rulesOf(whole.options, whole.seats)), whole)
  const { audience } = view
  const seat = ROLES.indexOf(audience as Role)
  const to = audience === 'public' || audience === 'omniscient' ? audience : seat
  if (p.phase === Phase.women && !knowsJack(p, to)) layOn(p, rng.below(freeReds(p)), rng)
  if (p.phase === Phase.patrol && !knowsPatrol(p, to)) layOn(p, rng.below(TOKENS), rng)
  return p
}

/** How many circles D2 decides. */
function freeReds(p: WhitechapelPosition): number {
  let count = 0
  for (const rest = p.clone(); nextRed(rest) >= 0; count++) rest.women[nextRed(rest)] = 1
  return count
}

function layOn(p: WhitechapelPosition, decisions: number, rng: Rng): void {
  for (let i = 0; i < decisions; i++) {
    p.legal(list)
    p.apply(list.at(rng.below(list.length)))
  }
}
