import { asked, type Draft, draftOf, extended } from '@gaslight/client'
import type { PosedWhitechapel, WhitechapelDetail } from '@gaslight/letters-from-whitechapel'

type WhitechapelDraft = Draft<PosedWhitechapel, WhitechapelDetail>

/** What is laid one after the other; what of it is left over hangs on what is hidden, so that the rules ask for it all the same. */
const LAID: readonly WhitechapelDetail['kind'][] = ['woman', 'patrol']

/**
 * The draft with one more decision and those behind it that alone are legal. They stand in the record like all others
 * (LW-18); nobody need press a button for each.
 */
export function withGiven(
  draft: WhitechapelDraft,
  decision: WhitechapelDraft['choices'][number]['decision'],
): WhitechapelDraft {
  let next = extended(draft, decision)
  while (!next.done && next.choices.length === 1 && LAID.includes(next.choices[0].detail.kind))
    next = extended(next, next.choices[0].decision)
  return next
}

/** How many decisions of a draft somebody chose; those behind them were given. */
export function chosenCount(draft: WhitechapelDraft): number {
  const { rules, seat, base, steps } = draft
  const decisions = asked(draft)
  let count = decisions.length
  while (count > 1 && LAID.includes(steps[count - 1].detail.kind)) {
    const before = draftOf(rules, seat, base, decisions.slice(0, count - 1))
    if (before.choices.length > 1) break
    count--
  }
  return count
}

/** The steps of a draft; what was given follows of itself. */
export function stepsOf(draft: WhitechapelDraft): WhitechapelDraft['steps'] {
  const chosen = chosenCount(draft)
  let count = 0
  return draft.steps.map(step => (step.forced || count++ < chosen ? step : { ...step, forced: true }))
}
