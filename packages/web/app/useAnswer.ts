import { type Failure, isTransient } from '@gaslight/client'
import type { Result } from '@gaslight/core'
import { useCallback, useEffect, useRef, useState } from 'react'

export type Answered<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'there'; readonly value: T }

/** Milliseconds after which it is asked again where a server could not be reached. */
const AGAIN = 5_000

/**
 * Asks the server when the component appears and whenever `ask` changes (keep it stable), and again on demand. What failed
 * for a passing reason heals by itself. An answer that was there stays on screen while it is asked for again, and if that
 * fails.
 */
export function useAnswer<T>(ask: () => Promise<Result<T, Failure>>): readonly [Answered<T>, () => Promise<void>] {
  const [answer, setAnswer] = useState<Answered<T>>({ kind: 'waiting' })
  const asked = useRef(ask)

  const again = useCallback(async () => {
    const result = await ask()
    if (asked.current !== ask) return
    setAnswer(old => {
      if (result.ok) return { kind: 'there', value: result.value }
      return old.kind === 'there' ? old : { kind: 'failed', failure: result.error }
    })
  }, [ask])

  useEffect(() => {
    asked.current = ask
    setAnswer({ kind: 'waiting' })
    void again()
  }, [ask, again])

  useEffect(() => {
    if (answer.kind !== 'failed' || !isTransient(answer.failure)) return
    const timer = setTimeout(again, AGAIN)
    return () => clearTimeout(timer)
  }, [answer, again])

  return [answer, again]
}
