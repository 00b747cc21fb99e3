import { Sfc32 } from '@gaslight/core'
import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Policy } from '../agent.ts'
import { publicIn } from './beliefs.ts'
import { type Choice, choicesOf, positionOf } from './choices.ts'
import { total } from './entropy.ts'
import { namedBy } from './named.ts'
import { isHome, soundMoves } from './sound-moves.ts'

/** What this policy might do that nobody should, whatever he thinks; null where it is sound. */
export function blunderIn(view: WhitechapelView, { distribution, choice }: Policy): string | null {
  const choices = choicesOf(positionOf(view, new Sfc32(1)))
  const considered = [...distribution.map(({ decision }) => decision), choice[0]]
  const mayDo = choices.filter(({ decision }) => considered.includes(decision))
  switch (view.state) {
    case 'move':
      return choices.some(isHome) && !mayDo.every(isHome) ? 'Jack stays out' : null
    case 'address': {
      const candidates = publicIn(view).belief.hideouts()
      const wrong = mayDo.some(({ detail }) => detail.kind === 'address' && !candidates.includes(detail.circle))
      return wrong ? 'names an impossible hideout' : null
    }
    case 'action':
    case 'search':
      return blunderingAction(view, choices, mayDo)
    default:
      return null
  }
}

/** The same for whoever thinks: Jack does not give himself up either, be it to the police or to the clock. */
export function carelessnessIn(view: WhitechapelView, { distribution, choice }: Policy): string | null {
  if (view.state !== 'move') return null
  const sound = soundMoves(view, choicesOf(positionOf(view, new Sfc32(1)))).map(({ decision }) => decision)
  const isSound = [...distribution.map(({ decision }) => decision), choice[0]].every(considered =>
    sound.includes(considered),
  )
  return isSound ? null : 'Jack gives himself up'
}

function blunderingAction(view: WhitechapelView, choices: readonly Choice[], mayDo: readonly Choice[]): string | null {
  const { belief } = publicIn(view)
  const here = belief.locations()
  const rows = total(here)
  const isCertain = ({ detail }: Choice) =>
    namedBy(view, detail).reduce((sum, circle) => sum + here[circle], 0) === rows && rows > 0
  if (choices.some(isCertain) && !mayDo.every(isCertain)) return 'lets Jack go'
  const isVain = ({ detail }: Choice) => {
    if (detail.kind === 'arrest' || detail.kind === 'area-arrest')
      return namedBy(view, detail).every(circle => here[circle] === 0)
    return detail.kind === 'search' && total(belief.night?.avoiding(detail.circle) ?? here) === rows
  }
  const vain = mayDo.find(isVain)
  return vain === undefined || choices.every(isVain) ? null : `${vain.detail.kind} in vain`
}
