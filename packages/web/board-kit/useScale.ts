import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { type Frame, scaleOf } from './frame.ts'
import { type View, WHOLE } from './zoom.ts'

interface Scaling {
  /** Drawing units for one CSS pixel of the screen. */
  readonly unit: RefObject<number>
  /** To be told what the window shows. */
  look(view: View): void
}

/** What is to be done for a map that is drawn at a scale, in CSS pixels for one drawing unit, in small steps. */
export type StepsFor = (root: HTMLElement, scale: number) => readonly (() => void)[]

/**
 * Keeps what is drawn on a map as large on the screen as it is to be, in a window of any size and enlarged. After a gesture
 * one step is taken in each frame, so that the next gesture finds the page ready. `stepsFor` must stay the same function.
 */
export function useScale(map: RefObject<HTMLElement | null>, frame: Frame, stepsFor: StepsFor): Scaling {
  const unit = useRef(1)
  const box = useRef({ left: 0, top: 0, width: 0, height: 0 })
  const enlarged = useRef(WHOLE.scale)
  const pending = useRef(0)

  const steps = useCallback(() => {
    cancelAnimationFrame(pending.current)
    const { width, height } = box.current
    if (map.current === null || width === 0 || height === 0) return []
    const scale = scaleOf(frame, box.current) * enlarged.current
    unit.current = 1 / scale
    return stepsFor(map.current, scale)
  }, [map, frame, stepsFor])

  useLayoutEffect(() => {
    const element = map.current
    if (element === null) return
    const measure = () => {
      box.current = { left: 0, top: 0, width: element.clientWidth, height: element.clientHeight }
      for (const step of steps()) step()
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(pending.current)
    }
  }, [map, steps])

  const look = useCallback(
    (view: View) => {
      if (view.scale === enlarged.current) return
      enlarged.current = view.scale
      const left = [...steps()]
      const next = () => {
        left.shift()?.()
        if (left.length > 0) pending.current = requestAnimationFrame(next)
      }
      pending.current = requestAnimationFrame(next)
    },
    [steps],
  )
  return { unit, look }
}
