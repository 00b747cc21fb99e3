import type { Rng } from '@gaslight/core'
import { drawSecrets } from '@gaslight/jack-family'
import { build } from './build.ts'
import { CAST } from './cast.ts'
import type { NewYorkPosition } from './position.ts'
import type { NewYorkView } from './view.ts'

/** A full position that fits the view, uniform over all that do (NY-62). */
export function sample(view: NewYorkView, rng: Rng): NewYorkPosition {
  return build(complete(view, rng))
}

/** The view with every secret that it leaves open filled in. */
export function complete(view: NewYorkView, rng: Rng): NewYorkView {
  return { ...view, ...drawSecrets(view, CAST, view.state !== 'identity', rng) }
}
