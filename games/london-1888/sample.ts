import type { Rng } from '@gaslight/core'
import { build } from './build.ts'
import { LondonPosition } from './position.ts'
import { rulesOf } from './rules.ts'
import { completed } from './secrets.ts'
import type { LondonView } from './view.ts'

/** A full position that fits the view. Every view of a game has one. */
export function sample(view: LondonView, rng: Rng): LondonPosition {
  return completed(build(new LondonPosition(rulesOf(view.options, view.seats)), view), view, rng)
}
