import type { Rng } from '@gaslight/core'
import { build } from './build.ts'
import { decode } from './decode.ts'
import { turnedUp } from './pieces.ts'
import { PosedWhitechapel } from './posed.ts'
import { rulesOf } from './rules.ts'
import type { WhitechapelView } from './view.ts'

/**
 * A position on which the seat that is asked composes its turn: what it may decide and where that leads is the same as on
 * every position that fits the view. To the police Jack is nowhere in it, since what rests on him ends what is composed
 * at once (`informs`): exact rows are for those who look further.
 */
export function posed(view: WhitechapelView, rng: Rng): PosedWhitechapel {
  return build(new PosedWhitechapel(rulesOf(view.options, view.seats)), turnedUp(view, rng))
}

/** What it takes to ask for a decision: a page that plays loads this at first; `lettersFromWhitechapelConsequences` follow. */
export const lettersFromWhitechapelPlay = { decode, sample: posed }
