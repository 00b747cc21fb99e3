import { useEffect, useReducer, useState } from 'react'
import type { Loaded } from './part.ts'

/**
 * What was to be loaded, or null while it is on its way; then something should stand in its place. What is there already is
 * drawn at once. (React's `lazy` shows its fallback first even then, and keeps it for 300 ms.)
 */
export function usePart<T>(part: Loaded<T>): T | null {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  useEffect(() => {
    if (part.there === null) part.load().then(drawAgain, error => setFailure({ error }))
  }, [part])
  if (failure !== null) throw failure.error
  return part.there
}
