import { Sfc32 } from '@gaslight/core'
import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { believe } from '@gaslight/letters-from-whitechapel'
import type { Policy } from '../agent.ts'
import { type Choice, choicesOf, positionOf } from './choices.ts'

/** What this policy might do that nobody should, whatever he thinks; null where it is sound. */
export function blunderIn(view: WhitechapelView, { distribution, choice }: Policy): string | null {
  const choices = choicesOf(positionOf(view, new Sfc32(1)))
  const considered = [...distribution.map(({ decision }) => decision), choice[0]]
  const mayDo = choices.filter(({ decision }) => considered.includes(decision))
  switch (view.state) {
    case 'move':
      return choices.some(isHome) && !mayDo.every(isHome) ? 'Jack stays out' : null
    case 'address': {
      const candidates = believe(view).hideouts()
      const wrong = mayDo.some(({ detail }) => detail.kind === 'address' && !candidates.includes(detail.circle))
      return wrong ? 'names an impossible hideout' : null
    }
    case 'action':
      return blunderingAction(view, choices, mayDo)
    default:
      return null
  }
}

function isHome({ detail }: Choice): boolean {
  return detail.kind === 'move' && detail.declared
}

function blunderingAction(view: WhitechapelView, choices: readonly Choice[], mayDo: readonly Choice[]): string | null {
  const belief = believe(view)
  const here = belief.locations()
  const rows = here.reduce((a, b) => a + b, 0)
  const isCertain = ({ detail }: Choice) => detail.kind === 'arrest' && here[detail.circle] === rows
  if (choices.some(isCertain) && !mayDo.every(isCertain)) return 'lets Jack go'
  const canPass = choices.some(({ detail }) => detail.kind === 'pass')
  for (const { detail } of mayDo) {
    if (detail.kind === 'arrest' && here[detail.circle] === 0 && canPass) return `arrests on ${detail.circle} in vain`
    if (detail.kind !== 'search' || !canPass) continue
    const without = belief.night?.avoiding(detail.circle).reduce((a, b) => a + b, 0)
    if (without === rows) return `asks for ${detail.circle} in vain`
  }
  return null
}
