import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { scaleOf } from '../../../board-kit/frame.ts'
import type { Point } from '../../../board-kit/hex.ts'
import { type View, WHOLE } from '../../../board-kit/zoom.ts'
import { FRAME } from './places.ts'
import { applySizes, sizesAt } from './sizes.ts'

interface Sizing {
  /** Drawing units for one CSS pixel of the screen. */
  readonly unit: RefObject<number>
  /** To be told what the window shows. */
  look(view: View): void
}

/** So many numbers come or change in one frame: text is the dearest thing on the map. */
const AT_ONCE = 20

/** Keeps what is drawn on the map as large on the screen as it is to be, in a window of any size and enlarged. */
export function useSizes(map: RefObject<HTMLElement | null>): Sizing {
  const unit = useRef(1)
  const window = useRef({ left: 0, top: 0, width: 0, height: 0 })
  const scale = useRef(WHOLE.scale)
  const frame = useRef(0)

  /** Sizes everything but the numbers, and says how large these are to be, in drawing units; 0 where there are none. */
  const fit = useCallback((): number => {
    const { width, height } = window.current
    if (map.current === null || width === 0 || height === 0) return 0
    const sizes = sizesAt(scaleOf(FRAME, window.current) * scale.current)
    unit.current = sizes.unit
    applySizes(map.current, sizes)
    return sizes.level === 'far' ? 0 : sizes.figure * sizes.unit
  }, [map])

  useLayoutEffect(() => {
    const element = map.current
    if (element === null) return
    const measure = () => {
      window.current = { left: 0, top: 0, width: element.clientWidth, height: element.clientHeight }
      cancelAnimationFrame(frame.current)
      sizeNumbers(numbersIn(element), fit())
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame.current)
    }
  }, [map, fit])

  const look = useCallback(
    (view: View) => {
      if (map.current === null || view.scale === scale.current) return
      scale.current = view.scale
      const size = fit()
      const numbers = nearestFirst(numbersIn(map.current), middleOf(view))
      cancelAnimationFrame(frame.current)
      // What else changes its size is enough for the first frame.
      const later = (from: number) => {
        frame.current = requestAnimationFrame(() => {
          sizeNumbers(numbers.slice(from, from + AT_ONCE), size)
          if (from + AT_ONCE < numbers.length) later(from + AT_ONCE)
        })
      }
      later(0)
    },
    [map, fit],
  )
  return { unit, look }
}

function numbersIn(map: HTMLElement): readonly SVGTextElement[] {
  return [...map.querySelectorAll<SVGTextElement>('.lw-number')]
}

function sizeNumbers(numbers: readonly SVGTextElement[], size: number): void {
  for (const { style } of numbers) {
    style.display = size === 0 ? 'none' : 'inline'
    style.fontSize = `${size.toFixed(3)}px`
  }
}

/** The place of the drawing in the middle of the window, but for its margins. */
function middleOf({ scale, x, y }: View): Point {
  return { x: FRAME.x + ((0.5 - x) / scale) * FRAME.width, y: FRAME.y + ((0.5 - y) / scale) * FRAME.height }
}

function nearestFirst(numbers: readonly SVGTextElement[], { x, y }: Point): readonly SVGTextElement[] {
  const far = (number: SVGTextElement) => Math.hypot(at(number, 'x') - x, at(number, 'y') - y)
  return numbers
    .map(number => ({ number, far: far(number) }))
    .sort((a, b) => a.far - b.far)
    .map(({ number }) => number)
}

function at(number: SVGTextElement, axis: 'x' | 'y'): number {
  return Number(number.getAttribute(axis))
}
