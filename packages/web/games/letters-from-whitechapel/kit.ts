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
import { framesOf, type Picture } from './film/frames.ts'

/** What composing a turn takes, with the texts that speak of it. It follows the first picture, which says whose turn it is without it. */
export const playRules = part(
  [laterPart('letters-from-whitechapel')],
  async () => (await import('@gaslight/letters-from-whitechapel/play')).lettersFromWhitechapelPlay,
)

type WhitechapelKit = Kit<WhitechapelPosition, WhitechapelView, WhitechapelDetail, Picture>

/** The seat that is asked to decide, as far as the view shows. */
function asks({ decides }: WhitechapelView): number | null {
  const seat = ROLES.indexOf(decides as Role)
  return seat < 0 ? null : seat
}

export function useKit(): WhitechapelKit {
  const game = usePart(playRules)
  return useMemo(() => ({ game, asks, frames: framesOf }), [game])
}
