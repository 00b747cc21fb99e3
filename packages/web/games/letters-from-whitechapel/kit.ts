import {
  ROLES,
  type Role,
  type WhitechapelDetail,
  type WhitechapelPosition,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import { useMemo } from 'react'
import { part } from '../../app/part.ts'
import { usePart } from '../../app/usePart.ts'
import { laterPart } from '../../i18n/texts.ts'
import type { Kit } from '../../table/kit.ts'
import type { Picture } from './film/frames.ts'

/** What composing a turn takes, with the texts that speak of it. It follows the first picture, which says whose turn it is without it. */
export const playRules = part([laterPart('letters-from-whitechapel')], async () => (await import('./rules.ts')).play)

/** What has happened, as films and the map show it, together with how the map runs a film. */
const happened = part([], async () => {
  const [told] = await Promise.all([import('./film/happened.ts'), import('./map/film.ts')])
  return told
})

export function useHappened(): typeof happened.there {
  return usePart(happened)
}

type WhitechapelKit = Kit<WhitechapelPosition, WhitechapelView, WhitechapelDetail, Picture>

/** The seat that is asked to decide, as far as the view shows. */
function asks({ decides }: WhitechapelView): number | null {
  const seat = ROLES.indexOf(decides as Role)
  return seat < 0 ? null : seat
}

export function useKit(): WhitechapelKit {
  const game = usePart(playRules)
  const told = useHappened()
  return useMemo(() => ({ game, asks, frames: told?.framesOf ?? null }), [game, told])
}
