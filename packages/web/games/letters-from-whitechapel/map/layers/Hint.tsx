import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import type { Target } from '../props.ts'

/** Says to a mouse that rests what lies under it: what the signs there mean, too. */
export interface PointerHint {
  over(target: Target | null): void
}

interface HintProps {
  readonly ref: Ref<PointerHint>
  readonly map: RefObject<HTMLElement | null>
  describe(target: Target): string
}

/** Milliseconds after which a mouse rests: nothing is put into words before. */
const REST = 250

/** The browser's own hint, which what lies around the map bears: nothing on the map changes for it. */
export function Hint({ ref, map, describe }: HintProps) {
  const latest = useRef(describe)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = describe
  })
  useEffect(() => () => clearTimeout(waiting.current), [])
  useImperativeHandle(
    ref,
    () => ({
      over(target) {
        clearTimeout(waiting.current)
        const around = map.current?.parentElement
        around?.removeAttribute('title')
        if (target === null) return
        waiting.current = setTimeout(() => {
          if (around) around.title = latest.current(target)
        }, REST)
      },
    }),
    [map],
  )
  return null
}
