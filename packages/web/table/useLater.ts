import { startTransition, useEffect, useState } from 'react'

/** A value as it was until the pictures that follow its change at once are drawn: for what is read beside a board. */
export function useLater<T>(value: T): T {
  const [later, setLater] = useState(value)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setLater(() => value)))
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return later
}
