import { type PointerEvent, useRef } from 'react'
import { type Tapping, tap, UNARMED } from './confirm.ts'
import type { Point } from './point.ts'

interface Pointing<T> {
  /** The target at a place of the page; `coarse` for fingers. */
  find(place: Point, box: DOMRect, coarse: boolean): T | null
  keyOf(target: T): string
  onPreview(target: T | null): void
  onPick(target: T): void
}

/** Handlers for an element that is pointed at as a whole: hover and click for a mouse, two taps for a finger. */
export function usePointing<T>({ find, keyOf, onPreview, onPick }: Pointing<T>) {
  const tapping = useRef<Tapping>(UNARMED)
  // What was told last; undefined when the next preview must be told whatever it is.
  const under = useRef<string | null | undefined>(null)
  const coarse = useRef(false)

  function preview(target: T | null): void {
    const key = target === null ? null : keyOf(target)
    if (key === under.current) return
    under.current = key
    onPreview(target)
  }

  /** What follows a choice is a new question: the same target is previewed anew. */
  function pick(target: T): void {
    under.current = undefined
    onPick(target)
  }

  function locate(event: {
    readonly clientX: number
    readonly clientY: number
    readonly currentTarget: Element
  }): T | null {
    return find({ x: event.clientX, y: event.clientY }, event.currentTarget.getBoundingClientRect(), coarse.current)
  }

  return {
    /** Forgets what was pointed at, so that the next preview is always told. */
    forget(): void {
      tapping.current = UNARMED
      under.current = undefined
    },
    handlers: {
      onPointerDown(event: PointerEvent): void {
        coarse.current = event.pointerType === 'touch'
      },
      onPointerMove(event: PointerEvent): void {
        if (event.pointerType === 'touch') return
        coarse.current = false
        preview(locate(event))
      },
      onPointerLeave(event: PointerEvent): void {
        if (event.pointerType !== 'touch') preview(null)
      },
      onClick(event: { readonly clientX: number; readonly clientY: number; readonly currentTarget: Element }): void {
        const target = locate(event)
        if (!coarse.current) {
          if (target !== null) pick(target)
          return
        }
        const step = tap(tapping.current, target === null ? null : keyOf(target))
        tapping.current = step.tapping
        // A finger that has chosen points at nothing any more.
        if (step.act === 'pick' && target !== null) {
          onPreview(null)
          pick(target)
        } else preview(target)
      },
    },
  }
}
