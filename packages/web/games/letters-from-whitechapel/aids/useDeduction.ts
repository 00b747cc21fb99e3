import type { CircleNumber, WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { useEffect, useState } from 'react'
import { part } from '../../../app/part.ts'
import { usePart } from '../../../app/usePart.ts'
import type { Deduction, Shares } from './deduce.ts'
import type { DeducerClient } from './deducer.ts'

/** What was worked out, and what is shown of it. */
export interface Deduced {
  /** Null until anything has been worked out. While the next view is, it is that of the one before. */
  readonly deduction: Deduction | null
  /** The hideout to which the ways are shown; null for where he can be now. */
  readonly askedHideout: CircleNumber | null
  askHideout(circle: CircleNumber | null): void
  /** What the map shows: the ways to one hideout where one is asked about, else where he can be. */
  readonly heat: Shares | null
}

const NOTHING = { deduction: null, way: null }

/** What asks the worker follows the first picture. */
const deducers = part([], async () => (await import('./deducer.ts')).deducerOf)

/** Worked out in a worker of its own when it is asked for. */
export function useDeduction(view: WhitechapelView, enabled: boolean): Deduced {
  const [found, setFound] = useState<{
    readonly deduction: Deduction | null
    readonly way: { readonly hideout: CircleNumber; readonly shares: Shares } | null
  }>(NOTHING)
  const [hideout, askHideout] = useState<CircleNumber | null>(null)
  const deducerOf = usePart(deducers)
  const [client, setClient] = useState<DeducerClient | null>(null)

  // The worker itself begins with the first question, and goes with the table.
  useEffect(() => {
    if (deducerOf === null) return
    const asked = deducerOf(() => new Worker(new URL('./deduce.worker.ts', import.meta.url), { type: 'module' }), {
      onDeduction: deduction => setFound({ deduction, way: null }),
      onWay: (hideout, shares) => setFound(({ deduction }) => ({ deduction, way: { hideout, shares } })),
    })
    setClient(asked)
    return () => {
      asked.close()
      setClient(null)
    }
  }, [deducerOf])

  useEffect(() => {
    if (enabled) client?.ask(view)
  }, [client, view, enabled])

  const { deduction, way } = enabled ? found : NOTHING
  const isLeft = deduction?.hideouts.some(({ circle }) => circle === hideout) ?? false
  const askedHideout = isLeft ? hideout : null
  useEffect(() => {
    if (deduction !== null && askedHideout !== null) client?.askWay(askedHideout)
  }, [client, deduction, askedHideout])

  return {
    deduction,
    askedHideout,
    askHideout,
    heat: askedHideout !== null && way?.hideout === askedHideout ? way.shares : (deduction?.heat ?? null),
  }
}
