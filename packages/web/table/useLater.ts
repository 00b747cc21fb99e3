import { startTransition, useEffect, useRef, useState } from 'react'

/**
 * A value as it was until the pictures that follow its change at once are drawn: for what is read beside a board. What
 * changes again meanwhile does not wait longer for it.
 */
export function useLater<T>(value: T): T {
  const [later, setLater] = useState(value)
  const newest = useRef(value)
  const frame = useRef(0)
  useEffect(() => {
    newest.current = value
    if (frame.current !== 0) return
    frame.current = requestAnimationFrame(() => {
      frame.current = requestAnimationFrame(() => {
        frame.current = 0
        const shown = newest.current
        startTransition(() => setLater(() => shown))
      })
    })
  }, [value])
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current)
      frame.current = 0
    },
    [],
  )
  return later
}
