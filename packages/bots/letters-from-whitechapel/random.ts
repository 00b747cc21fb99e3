import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Agent } from '../agent.ts'
import { publicIn } from './beliefs.ts'
import { type Choice, choicesOf, placed, positionOf, weighed } from './choices.ts'
import { total } from './entropy.ts'
import { namedBy } from './named.ts'

/**
 * Uniform over the legal decisions, but for senseless ones: Jack goes home when he can, nobody arrests or asks where the
 * answer must be no, and no policeman passes who could do something.
 */
export const randomly: Agent<WhitechapelView> = {
  level: 'random',
  decide(view, rng) {
    const p = positionOf(view, rng)
    if (view.state === 'women' || view.state === 'patrol') return placed(p, () => 1, rng)
    const choices = choicesOf(p)
    const sensible = sensibleOf(view, choices)
    return weighed(sensible.length > 0 ? sensible : choices, () => 1, rng)
  },
}

function sensibleOf(view: WhitechapelView, choices: readonly Choice[]): readonly Choice[] {
  switch (view.state) {
    case 'move': {
      const home = choices.filter(({ detail }) => detail.kind === 'move' && detail.declared)
      return home.length > 0 ? home : choices
    }
    case 'address': {
      const candidates = publicIn(view).belief.hideouts()
      return choices.filter(({ detail }) => detail.kind !== 'address' || candidates.includes(detail.circle))
    }
    case 'action':
    case 'search':
      return sensibleActions(view, choices)
    default:
      return choices
  }
}

/** Nothing in vain; the arrest that is certain, where there is one. */
function sensibleActions(view: WhitechapelView, choices: readonly Choice[]): readonly Choice[] {
  const { belief } = publicIn(view)
  const counts = belief.locations()
  const rows = total(counts)
  const right = ({ detail }: Choice) => namedBy(view, detail).reduce((sum, circle) => sum + counts[circle], 0)
  const certain = choices.filter(choice => rows > 0 && right(choice) === rows)
  if (certain.length > 0) return certain
  const open = choices.filter(choice => {
    const { detail } = choice
    if (detail.kind === 'arrest' || detail.kind === 'area-arrest') return right(choice) > 0
    if (detail.kind === 'search') return total(belief.night?.avoiding(detail.circle) ?? counts) < rows
    return detail.kind !== 'pass'
  })
  return open.length > 0 ? open : choices.filter(({ detail }) => detail.kind === 'pass')
}
