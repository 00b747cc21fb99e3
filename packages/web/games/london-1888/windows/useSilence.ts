import { useEffect, useState } from 'react'
import type { Desk } from '../table/useDesk.ts'

/** What silence answers for the looker in the window that is open while its time runs; null until that is known. */
export function useSilence({ game: { state, session }, ordersGiven }: Desk): string | null {
  const { window } = state
  const [known, setKnown] = useState<{ readonly of: object; readonly token: string | null } | null>(null)
  const runs = window?.left !== undefined && window.you?.answer === null
  useEffect(() => {
    if (window === null || !runs) return
    let left = false
    void import('./silence.ts')
      // What the page lacks cannot be told.
      .then(
        ({ silenceOf }) => silenceOf(state, session),
        () => null,
      )
      .then(token => {
        if (!left) setKnown({ of: window, token })
      })
    return () => {
      left = true
    }
  }, [window, runs, session, ordersGiven])
  return known !== null && known.of === window && runs ? known.token : null
}
