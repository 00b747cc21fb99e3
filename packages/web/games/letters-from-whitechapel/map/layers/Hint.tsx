import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { Target } from '../props.ts'

/** Says to a mouse that rests what lies under it: what the signs there mean, too. */
export interface PointerHint {
  over(target: Target | null): void
}

interface HintProps {
  readonly ref: Ref<PointerHint>
  describe(target: Target): string
}

/** Milliseconds after which a mouse rests: nothing is put into words before. */
const REST = 250

/**
 * A pane above all that is drawn, which bears the browser's own hint. The map itself finds what is pointed at, and the
 * browser need not look for it.
 */
export function Hint({ ref, describe }: HintProps) {
  const pane = useRef<HTMLDivElement>(null)
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
        pane.current?.removeAttribute('title')
        if (target === null) return
        waiting.current = setTimeout(() => {
          if (pane.current) pane.current.title = latest.current(target)
        }, REST)
      },
    }),
    [],
  )
  return <div ref={pane} className="lw-pane" aria-hidden="true" />
}
