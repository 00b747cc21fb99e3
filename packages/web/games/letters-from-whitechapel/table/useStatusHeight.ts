import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Tells the style sheet in `--status` how high the sentence above the map is, since the map stays right below it. */
export function useStatusHeight(): {
  readonly stage: RefObject<HTMLDivElement | null>
  readonly status: RefObject<HTMLDivElement | null>
} {
  const stage = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const sentence = status.current
    if (sentence === null) return
    const observer = new ResizeObserver(() => {
      stage.current?.style.setProperty('--status', `${sentence.offsetHeight}px`)
    })
    observer.observe(sentence)
    return () => observer.disconnect()
  }, [])
  return { stage, status }
}
