import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { type Frame, scaleOf } from './frame.ts'
import { type View, WHOLE } from './zoom.ts'

interface Scaling {
  /** Drawing units for one CSS pixel of the screen. */
  readonly unit: RefObject<number>
  /** To be told what the window shows. */
  look(view: View): void
}

/**
 * Tells how large a map is drawn on the screen, in a window of any size and enlarged, whenever that has changed and no
 * gesture is under way. `apply` gets CSS pixels for one drawing unit; it must stay the same function.
 */
export function useScale(
  map: RefObject<HTMLElement | null>,
  frame: Frame,
  apply: (root: HTMLElement, scale: number) => void,
): Scaling {
  const unit = useRef(1)
  const box = useRef({ left: 0, top: 0, width: 0, height: 0 })
  const enlarged = useRef(WHOLE.scale)

  const fit = useCallback(() => {
    const { width, height } = box.current
    if (map.current === null || width === 0 || height === 0) return
    const scale = scaleOf(frame, box.current) * enlarged.current
    unit.current = 1 / scale
    apply(map.current, scale)
  }, [map, frame, apply])

  useLayoutEffect(() => {
    const element = map.current
    if (element === null) return
    const measure = () => {
      box.current = { left: 0, top: 0, width: element.clientWidth, height: element.clientHeight }
      fit()
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [map, fit])

  const look = useCallback(
    (view: View) => {
      if (view.scale === enlarged.current) return
      enlarged.current = view.scale
      fit()
    },
    [fit],
  )
  return { unit, look }
}
