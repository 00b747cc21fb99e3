import { type Decision, DecisionList, type Rng } from '@gaslight/core'
import { Kind, kindOf, payloadOf } from './codec.ts'
import { movesBetween } from './distances.ts'
import { Phase } from './phase.ts'
import type { WhitechapelPosition } from './position.ts'

/**
 * Simple players for tests, recorded games and measurements: random but for a Jack who walks home after a while, and for
 * police who arrest nobody. Random play alone hardly ever sees the second night.
 */

const list = new DecisionList()

/** How Jack and the police play. */
export interface Manner {
  /** Cells left at which Jack turns home; before he strolls. */
  readonly homeAt: number
  readonly arrests: boolean
}

export function stroll(p: WhitechapelPosition, rng: Rng, { homeAt, arrests }: Manner): Decision {
  if (p.turn().kind === 'chance') return p.draw(rng)
  p.legal(list)
  if (p.phase === Phase.move && p.cellsLeft() <= homeAt) return wayHome(p)
  for (let tries = 0; ; tries++) {
    const decision = list.at(rng.below(list.length))
    const kind = kindOf(decision)
    if (arrests || tries > 20 || (kind !== Kind.arrest && kind !== Kind.areaArrest)) return decision
  }
}

/** The declared move, or the normal move that leads nearest to the hideout. */
function wayHome(p: WhitechapelPosition): Decision {
  let best = list.at(0)
  let nearest = Number.POSITIVE_INFINITY
  for (let i = 0; i < list.length; i++) {
    const decision = list.at(i)
    if (kindOf(decision) !== Kind.move) break
    const payload = payloadOf(decision)
    const far = (payload & 1) === 1 ? -1 : movesBetween(payload >> 1, p.hideout) || 2
    if (far >= nearest) continue
    nearest = far
    best = decision
  }
  return best
}
