import type { LondonDetail, LondonPosition, LondonView } from '@gaslight/london-1888'
import { useMemo } from 'react'
import { part } from '../../app/part.ts'
import { usePart } from '../../app/usePart.ts'
import type { Kit } from '../../table/kit.ts'
import type { Picture } from './film/frames.ts'

/** What composing a turn takes. It follows the first picture, which says whose turn it is without it. */
const playRules = part([], () => import('./rules.ts'))

/** The film, together with how the board shows it, and what else is drawn besides the first picture. */
const besides = part([], async () => {
  const [happened] = await Promise.all([import('./film/happened.ts'), import('./board/filming.ts')])
  return happened
})

type LondonKit = Kit<LondonPosition, LondonView, LondonDetail, Picture>

function asks({ decides }: LondonView): number | null {
  return typeof decides === 'number' ? decides : null
}

export interface Ruled {
  readonly kit: LondonKit
  /** Null while they are on their way. */
  readonly rules: typeof playRules.there
  readonly beside: typeof besides.there
}

export function useRules(): Ruled {
  const rules = usePart(playRules)
  const beside = usePart(besides)
  return useMemo(
    () => ({ kit: { game: rules?.play ?? null, asks, frames: beside?.framesOf ?? null }, rules, beside }),
    [rules, beside],
  )
}
