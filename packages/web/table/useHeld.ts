import { useEffect, useRef } from 'react'

/** Gives what is pointed at to `answer`; before it is ready the last such thing is held until it is. */
export function useHeld<Part>(answer: (part: Part) => void, ready: boolean): (part: Part) => void {
  const held = useRef<Part | null>(null)
  useEffect(() => {
    const part = held.current
    if (!ready || part === null) return
    held.current = null
    answer(part)
  }, [ready])
  return part => {
    if (ready) answer(part)
    else held.current = part
  }
}
