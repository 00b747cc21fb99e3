import type { CircleNumber, WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { useEffect, useMemo, useState } from 'react'
import { part } from '../../../app/part.ts'
import { usePart } from '../../../app/usePart.ts'
import type { Deduction, Likely, Shares, Supposed, Supposition } from './deduce.ts'
import type { DeducerClient } from './deducer.ts'

/** What was worked out, and what is shown of it. */
export interface Deduced {
  /** Null until anything has been worked out. While the next view is, it is that of the one before. */
  readonly deduction: Deduction | null
  /** What is taken for granted; null for nothing. */
  readonly supposition: Supposition | null
  suppose(supposition: Supposition | null): void
  /** What follows from it; null until that is worked out. */
  readonly supposed: Supposed | null
  /** What a click on the map supposes of a circle; null where it does not. */
  readonly supposing: Supposition['kind'] | null
  setSupposing(kind: Supposition['kind'] | null): void
  /** What glows on the map: where he can be, in Hell the hideouts that are left, or what a supposition leaves of either. */
  readonly heat: Shares | null
}

const NOTHING = { deduction: null, supposed: null }

/** What asks the worker follows the first picture. */
const deducers = part([], async () => (await import('./deducer.ts')).deducerOf)

/** Worked out in a worker of its own when it is asked for. */
export function useDeduction(view: WhitechapelView, enabled: boolean): Deduced {
  const [found, setFound] = useState<Pick<Deduced, 'deduction' | 'supposed'>>(NOTHING)
  const [kept, suppose] = useState<Supposition | null>(null)
  const [supposing, setSupposing] = useState<Supposition['kind'] | null>(null)
  // A click plays again once it was off: whoever turns it on later has long forgotten what he asked.
  if (!enabled && supposing !== null) setSupposing(null)
  const deducerOf = usePart(deducers)
  const [client, setClient] = useState<DeducerClient | null>(null)

  // The worker itself begins with the first question, and goes with the table.
  useEffect(() => {
    if (deducerOf === null) return
    const asked = deducerOf(() => new Worker(new URL('./deduce.worker.ts', import.meta.url), { type: 'module' }), {
      onDeduction: deduction => setFound({ deduction, supposed: null }),
      onSupposed: supposed => setFound(({ deduction }) => ({ deduction, supposed })),
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

  const { deduction } = enabled ? found : NOTHING
  const supposition = enabled ? kept : null
  useEffect(() => {
    if (deduction !== null && supposition !== null) client?.suppose(supposition)
  }, [client, deduction, supposition])

  const supposed = supposition !== null && isOf(found.supposed, supposition) ? found.supposed : null
  const heat = useMemo(() => (deduction === null ? null : heatOf(deduction, supposed)), [deduction, supposed])
  return {
    deduction,
    supposition,
    suppose,
    supposed,
    supposing,
    setSupposing,
    heat,
  }
}

function isOf(supposed: Supposed | null, { kind, circle }: Supposition): boolean {
  return supposed?.kind === kind && supposed.circle === circle
}

/** What cannot be leaves everything as it is; while he is nowhere there are his hideouts to be shown. */
export function heatOf({ heat, hideouts }: Pick<Deduction, 'heat' | 'hideouts'>, supposed: Supposed | null): Shares {
  const all = heat.size > 0 ? heat : sharesOf(hideouts)
  if (supposed === null) return all
  const left = supposed.kind === 'hideout' ? supposed.heat : sharesOf(supposed.hideouts)
  return left.size > 0 ? left : all
}

function sharesOf(likely: readonly Likely[]): Shares {
  return new Map<CircleNumber, number>(likely.map(({ circle, probability }) => [circle, probability]))
}
