import { useEffect, useState } from 'react'
import type { Table } from '../table/useTable.ts'
import type { Act, ActId } from './acts.ts'
import { type Reason, reasonText } from './reasons.ts'

export type Reasons = { readonly [act in ActId]?: Reason }

const NONE: Reasons = {}

/** Why acts that cannot be done now cannot; the reasons follow a moment later, with the rules that know it. */
export function useReasons({ words, position, scene }: Table, acts: readonly Act[]): Reasons {
  const [known, setKnown] = useState<{ readonly on: object | null; readonly reasons: Reasons }>({
    on: null,
    reasons: NONE,
  })
  useEffect(() => {
    if (position === null) return
    let left = false
    void import('./refuse.ts').then(
      ({ whyNot }) => {
        if (left) return
        const reasons = acts.flatMap(({ id }): [ActId, Reason][] => {
          const why = whyNot(position, scene, id)
          return why === null ? [] : [[id, reasonText(words, why)]]
        })
        setKnown({ on: position, reasons: Object.fromEntries(reasons) })
      },
      // The acts stand there without their reasons, which are asked for again with the next position.
      () => {},
    )
    return () => {
      left = true
    }
    // The acts follow from the position.
  }, [position, words])
  return known.on === position ? known.reasons : NONE
}
