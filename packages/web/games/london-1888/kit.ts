import type { LondonDetail, LondonView, PosedLondon } from '@gaslight/london-1888'
import { useMemo } from 'react'
import { having, part } from '../../app/part.ts'
import { usePart } from '../../app/usePart.ts'
import type { Kit } from '../../table/kit.ts'
import type { Picture } from './film/frames.ts'

/** What follows a decision. It comes behind what it takes to ask for one, and nothing is decided before. */
export const consequences = part([], async () => (await import('./consequences.ts')).consequences)

/** What composing a turn takes. It follows the first picture, which says whose turn it is without it. */
const playRules = part([], async () => {
  const { play, reach } = await import('./rules.ts')
  return { play: { ...play, consequences: () => having(consequences) }, reach }
})

/** The film, together with how the board shows it, what was decided already, and what else follows the first picture. */
const besides = part([], async () => {
  const [happened] = await Promise.all([
    import('./film/happened.ts'),
    import('./board/filming.ts'),
    import('./composing/Taken.tsx'),
  ])
  return happened
})

type LondonKit = Kit<PosedLondon, LondonView, LondonDetail, Picture>

function asks({ decides }: LondonView): number | null {
  return typeof decides === 'number' ? decides : null
}

export interface Ruled {
  readonly kit: LondonKit
  /** Null while they are on their way. */
  readonly rules: typeof playRules.there
  /** Whether what follows a decision is there, too: until then none is taken. */
  readonly consequent: boolean
  readonly beside: typeof besides.there
}

export function useRules(): Ruled {
  const rules = usePart(playRules)
  const consequent = usePart(consequences) !== null
  const beside = usePart(besides)
  return useMemo(
    () => ({ kit: { game: rules?.play ?? null, asks, frames: beside?.framesOf ?? null }, rules, consequent, beside }),
    [rules, consequent, beside],
  )
}
