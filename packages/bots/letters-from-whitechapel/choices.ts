import { type Decision, DecisionList, type Rng } from '@gaslight/core'
import {
  lettersFromWhitechapel,
  lettersFromWhitechapelPlay,
  type WhitechapelDetail,
  type WhitechapelPosition,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import type { Policy } from '../agent.ts'
import { mixture, type Plan } from '../policy.ts'

/** A decision as it is computed with, and as it is read. */
export interface Choice {
  readonly decision: Decision
  readonly detail: WhitechapelDetail
}

const legal = new DecisionList()

/** A position as the view may have it; its legal decisions are those of the seat that looks (LW-102). */
export function positionOf(view: WhitechapelView, rng: Rng): WhitechapelPosition {
  return lettersFromWhitechapel.sample(view, rng)
}

export function choicesOf(p: WhitechapelPosition): Choice[] {
  p.legal(legal)
  return legal.toArray().map(decision => ({ decision, detail: lettersFromWhitechapelPlay.decode(p, decision) }))
}

/** The policy that takes each choice in proportion to its weight; those without any are left out, if others have some. */
export function weighed<C extends { readonly decision: Decision }>(
  choices: readonly C[],
  weight: (choice: C) => number,
  rng: Rng,
): Policy {
  const plans: Plan[] = choices.map(choice => ({ decisions: [choice.decision], weight: weight(choice) }))
  const heavy = plans.filter(plan => plan.weight > 0)
  return mixture(heavy.length > 0 ? heavy : plans.map(({ decisions }) => ({ decisions, weight: 1 })), rng)
}

/** Better choices are likelier: a step of `temperature` in the score makes one e times as likely. Hopeless ones are left out. */
export function preferred<C extends { readonly decision: Decision }>(
  choices: readonly C[],
  score: (choice: C) => number,
  temperature: number,
  rng: Rng,
): Policy {
  const scores = choices.map(score)
  const best = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const weights = new Map(choices.map((choice, i) => [choice, Math.exp((scores[i] - best) / temperature)]))
  return weighed(
    choices,
    choice => {
      const weight = weights.get(choice) ?? 0
      return weight > 0.02 ? weight : 0
    },
    rng,
  )
}

/**
 * A whole placement, each part of it in proportion to its weight. Nobody is told of it before it is complete (LW-99), so
 * that it is handed over at once.
 */
export function placed(p: WhitechapelPosition, weight: (choice: Choice) => number, rng: Rng): Policy {
  const q = p.clone()
  const decisions: Decision[] = []
  let first: Policy | undefined
  while (q.phase === p.phase) {
    const next = weighed(choicesOf(q), weight, rng)
    first ??= next
    decisions.push(next.choice[0])
    q.apply(next.choice[0])
  }
  return { distribution: first?.distribution ?? [], choice: decisions }
}
