import {
  type PosedWhitechapel,
  ROLES,
  type Role,
  type WhitechapelDetail,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import { useMemo } from 'react'
import { having, part } from '../../app/part.ts'
import { usePart } from '../../app/usePart.ts'
import { laterPart } from '../../i18n/texts.ts'
import type { Kit } from '../../table/kit.ts'
import type { Picture } from './film/frames.ts'

/** What follows a decision. It comes behind what it takes to ask for one, and nothing is decided before. */
export const consequences = part([], () => import('./consequences.ts'))

/** What composing a turn takes, with the texts that speak of it. It follows the first picture, which says whose turn it is without it. */
export const playRules = part([laterPart('letters-from-whitechapel')], async () => {
  const { play } = await import('./rules.ts')
  return { ...play, consequences: () => having(consequences).consequences }
})

/** What has happened, as films and the map show it, with the words for it and how the map runs a film. */
const happened = part([laterPart('letters-from-whitechapel')], async () => {
  const [told] = await Promise.all([import('./film/happened.ts'), import('./map/film.ts')])
  return told
})

export function useHappened(): typeof happened.there {
  return usePart(happened)
}

interface WhitechapelKit extends Kit<PosedWhitechapel, WhitechapelView, WhitechapelDetail, Picture> {
  /** Whether what follows a decision is there, too: until then none is taken. */
  readonly consequent: boolean
}

/** The seat that is asked to decide, as far as the view shows. */
function asks({ decides }: WhitechapelView): number | null {
  const seat = ROLES.indexOf(decides as Role)
  return seat < 0 ? null : seat
}

export function useKit(): WhitechapelKit {
  const game = usePart(playRules)
  const consequent = usePart(consequences) !== null
  const told = useHappened()
  return useMemo(() => ({ game, consequent, asks, frames: told?.framesOf ?? null }), [game, consequent, told])
}
