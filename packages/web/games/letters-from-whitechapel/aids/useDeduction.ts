import type { CircleNumber, WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { useEffect, useMemo, useState } from 'react'
import { part } from '../../../app/part.ts'
import { usePart } from '../../../app/usePart.ts'
import type { Deduction, Shares, Supposed, Supposition } from './deduce.ts'
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
  /** What glows on the map: where he can be, or what a supposition leaves of that, or of the hideouts. */
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

/** What cannot be leaves everything as it is. */
function heatOf({ heat }: Deduction, supposed: Supposed | null): Shares {
  if (supposed === null) return heat
  const left =
    supposed.kind === 'hideout'
      ? supposed.heat
      : new Map<CircleNumber, number>(supposed.hideouts.map(({ circle, probability }) => [circle, probability]))
  return left.size > 0 ? left : heat
}
