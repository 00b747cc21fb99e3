import type { CircleNumber, WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { useEffect, useState } from 'react'

/** What follows from all that is public, for the map and for the list beside it. */
export interface Deduction {
  /** Where Jack can be, with the probability of each circle; empty while he is nowhere. */
  readonly heat: ReadonlyMap<CircleNumber, number>
  /** The circles that may be the hideout, ascending. */
  readonly hideouts: readonly CircleNumber[]
  /** The circles a search could ask about, those first that tell most. */
  readonly questions: readonly { readonly circle: CircleNumber; readonly visited: number; readonly bits: number }[]
}

/** Worked out when it is asked for, apart from the first picture; null until it is there. */
export function useDeduction(view: WhitechapelView, enabled: boolean): Deduction | null {
  const [found, setFound] = useState<{ readonly on: WhitechapelView; readonly deduction: Deduction } | null>(null)
  useEffect(() => {
    if (!enabled) return
    let left = false
    void import('@gaslight/letters-from-whitechapel/belief').then(({ believe }) => {
      if (left) return
      const belief = believe(view)
      const heat = new Map<CircleNumber, number>()
      for (const [circle, probability] of belief.locationProbabilities('bridge').entries())
        if (probability > 0) heat.set(circle, probability)
      const questions = [...belief.questions('bridge')].sort((a, b) => b.bits - a.bits)
      setFound({ on: view, deduction: { heat, hideouts: belief.hideouts(), questions } })
    })
    return () => {
      left = true
    }
  }, [view, enabled])
  return enabled && found !== null && found.on === view ? found.deduction : null
}
