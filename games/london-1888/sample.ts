import type { Rng } from '@gaslight/core'
import { build } from './build.ts'
import type { LondonPosition } from './position.ts'
import { complete } from './secrets.ts'
import type { LondonView } from './view.ts'

/** A full position that fits the view. Every view of a game has one. */
export function sample(view: LondonView, rng: Rng): LondonPosition {
  const p = build(view)
  const problem = complete(p, view, rng)
  if (problem !== null) throw new Error(problem)
  return p
}
