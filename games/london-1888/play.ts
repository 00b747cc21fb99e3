import type { Decision } from '@gaslight/core'
import { build } from './build.ts'
import { findHeld } from './cards.ts'
import { kindOf, payloadOf } from './codec.ts'
import { type ChoiceKind, decodeChoice } from './decode-choice.ts'
import type { LondonDetail } from './detail.ts'
import { windowAt } from './open-window.ts'
import { NOBODY, Phase } from './phase.ts'
import { PosedLondon } from './posed.ts'
import { rulesOf } from './rules.ts'
import type { LondonView } from './view.ts'

/**
 * A position on which the seat that is asked composes its turn: what it may decide, and what it sees of that, is the same as
 * on every position that fits the view. Whatever rests on more ends what is composed, so that Jack is whoever may be he,
 * other hands are left out, and of the pile only the number of cards counts.
 */
function posed(view: LondonView): PosedLondon {
  const p = build(new PosedLondon(rulesOf(view.options, view.seats)), view)
  findHeld(p)
  p.pile.fill(0)
  p.pile[0] = view.pile
  if (p.jack === NOBODY && p.phase > Phase.role)
    p.jack = Object.values(view.players).findIndex(({ role }) => role !== 'innocent')
  return p
}

/** What a seat decides; it never asks what chance brings. */
function decode(p: PosedLondon, decision: Decision): LondonDetail {
  return decodeChoice(p, kindOf(decision) as ChoiceKind, payloadOf(decision))
}

/** What it takes to ask for a decision: a page that plays loads this at first; `london1888Consequences` follow. */
export const london1888Play = { decode, sample: posed, windows: { at: windowAt } }
