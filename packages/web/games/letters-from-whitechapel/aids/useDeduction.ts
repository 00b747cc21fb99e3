import type { CircleNumber, WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { useEffect, useMemo, useState } from 'react'

/** The circle's share of something, 0 to 1. */
export type Shares = ReadonlyMap<CircleNumber, number>

/** What follows from all that is public, for the map and for the list beside it. */
export interface Deduction {
  /** Where Jack can be, with the probability of each circle; empty while he is nowhere. */
  readonly heat: Shares
  /** The circles that may be the hideout with their probabilities, the likeliest first. */
  readonly hideouts: readonly { readonly circle: CircleNumber; readonly probability: number }[]
  /** The circles a search could ask about, those first that tell most. */
  readonly questions: readonly { readonly circle: CircleNumber; readonly visited: number; readonly bits: number }[]
  /** How likely he is to come by each circle yet, if he goes to a hideout; empty while he is nowhere. */
  wayTo(hideout: CircleNumber): Shares
}

/** Worked out when it is asked for, apart from the first picture; null until it is there. */
export function useDeduction(view: WhitechapelView, enabled: boolean): Deduction | null {
  const [found, setFound] = useState<{ readonly on: WhitechapelView; readonly deduction: Deduction } | null>(null)
  useEffect(() => {
    if (!enabled) return
    let left = false
    void import('./deduce.ts').then(({ deduce }) => {
      if (!left) setFound({ on: view, deduction: deduce(view) })
    })
    return () => {
      left = true
    }
  }, [view, enabled])
  return enabled && found !== null && found.on === view ? found.deduction : null
}

/** What the map shows of a deduction: the ways to one hideout where one is asked about, else where he can be. */
export function useHeat(deduction: Deduction | null, hideout: CircleNumber | null): Shares | null {
  return useMemo(() => {
    if (deduction === null || hideout === null) return deduction?.heat ?? null
    return deduction.wayTo(hideout)
  }, [deduction, hideout])
}
