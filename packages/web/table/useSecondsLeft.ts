import { useEffect, useMemo, useState } from 'react'

/** The seconds that are left, from `left` milliseconds at the moment when the page was told of `what`: another object, another time. */
export function useSecondsLeft(what: object, left: number): { readonly seconds: number; readonly end: number } {
  const end = useMemo(() => performance.now() + left, [what, left])
  const [seconds, setSeconds] = useState(() => Math.ceil(left / 1000))
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [end])
  return { seconds, end }
}
