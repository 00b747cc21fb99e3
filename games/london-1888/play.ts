import type { Rng } from '@gaslight/core'
import { build } from './build.ts'
import { decode } from './decode.ts'
import { windowAt } from './open-window.ts'
import { PosedLondon } from './posed.ts'
import { rulesOf } from './rules.ts'
import { completed } from './secrets.ts'
import type { LondonView } from './view.ts'

/** A position on which the seat that is asked composes its turn; what else there is to know is drawn to fit the view. */
function posed(view: LondonView, rng: Rng): PosedLondon {
  return completed(build(new PosedLondon(rulesOf(view.options, view.seats)), view), view, rng)
}

/** What it takes to ask for a decision: a page that plays loads this at first; `london1888Consequences` follow. */
export const london1888Play = { decode, sample: posed, windows: { at: windowAt } }
