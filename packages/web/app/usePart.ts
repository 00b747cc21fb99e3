import { type ComponentType, useEffect, useReducer, useState } from 'react'
import type { Part } from './part.ts'

/**
 * The component, or null while it is on its way; then something should stand in its place. What is there already is
 * drawn at once. (React's `lazy` shows its fallback first even then, and keeps it for 300 ms.)
 */
export function usePart<P>(part: Part<P>): ComponentType<P> | null {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  useEffect(() => {
    if (part.there === null) part.load().then(drawAgain, error => setFailure({ error }))
  }, [part])
  if (failure !== null) throw failure.error
  return part.there
}
