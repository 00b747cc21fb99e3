import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { scaleOf, toDrawing } from '../../../board-kit/frame.ts'
import type { Point } from '../../../board-kit/point.ts'
import { type View, WHOLE } from '../../../board-kit/zoom.ts'
import { FRAME } from './places.ts'
import { applyLevel, applySizes, type Level, type Sizes, sizesAt } from './sizes.ts'

interface Sizing {
  /** Drawing units for one CSS pixel of the screen. */
  readonly unit: RefObject<number>
  readonly level: Level
  /** To be told what the window shows. */
  look(view: View): void
}

/** So many numbers come or change in one step: text is the dearest thing on the map. */
const AT_ONCE = 6
/** How long one resizes in one frame, in milliseconds; there is still all to be painted. */
const STRETCH = 5

/**
 * Keeps what is drawn on the map as large on the screen as it is to be, in a window of any size and enlarged. What stands
 * in the window is sized in stretches of a frame each, so that the next gesture finds the page ready; what lies beyond it
 * follows when the page has nothing else to do. `drawn` is another value whenever more has come that is to be sized.
 */
export function useSizes(map: RefObject<HTMLElement | null>, drawn: unknown): Sizing {
  const unit = useRef(1)
  const [level, setLevel] = useState<Level>('middle')
  const box = useRef({ left: 0, top: 0, width: 0, height: 0 })
  const view = useRef(WHOLE)
  const resizing = useRef<Stretches | null>(null)

  const sizes = useCallback((): Sizes | null => {
    if (box.current.width === 0 || box.current.height === 0) return null
    const found = sizesAt(scaleOf(FRAME, box.current) * view.current.scale)
    unit.current = found.unit
    setLevel(found.level)
    return found
  }, [])

  useLayoutEffect(() => {
    const element = map.current
    if (element === null) return
    const measure = () => {
      box.current = { left: 0, top: 0, width: element.clientWidth, height: element.clientHeight }
      resizing.current?.stop()
      const found = sizes()
      if (found === null) return
      applyLevel(element, found)
      for (const group of groupsIn(element)) applySizes(group, found)
      sizeNumbers(numbersIn(element), found)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      resizing.current?.stop()
    }
  }, [map, sizes, drawn])

  const look = useCallback(
    (now: View) => {
      const element = map.current
      if (element === null || (now.scale === view.current.scale && resizing.current === null)) {
        view.current = now
        return
      }
      view.current = now
      resizing.current?.stop()
      const found = sizes()
      if (found === null) return
      const { near, far } = parted(
        numbersIn(element).filter(number => !isSized(number, found)),
        shownIn(now, box.current, found),
      )
      resizing.current = inStretches(
        [
          () => applyLevel(element, found),
          ...batches(near).map(numbers => () => sizeNumbers(numbers, found)),
          ...groupsIn(element).map(group => () => applySizes(group, found)),
        ],
        batches(far).map(numbers => () => sizeNumbers(numbers, found)),
        () => element.getBoundingClientRect(),
        () => {
          resizing.current = null
        },
      )
    },
    [map, sizes],
  )
  return { unit, level, look }
}

interface Stretches {
  stop(): void
}

/**
 * Takes as many steps in each frame as there is time for, at least one, and then the `later` ones whenever the page is idle.
 * What a step costs shows when the page is laid out, which `layOut` has done at once.
 */
function inStretches(
  steps: readonly (() => void)[],
  later: readonly (() => void)[],
  layOut: () => void,
  onDone: () => void,
): Stretches {
  const all = [...steps, ...later]
  let at = 0
  let cancel: () => void
  const take = () => {
    const end = performance.now() + STRETCH
    const last = at < steps.length ? steps.length : all.length
    do {
      all[at++]()
      layOut()
    } while (at < last && performance.now() < end)
    next()
  }
  const next = () => {
    if (at === all.length) onDone()
    else cancel = at < steps.length ? inFrame(take) : whenIdle(take)
  }
  cancel = inFrame(take)
  return { stop: () => cancel() }
}

function inFrame(take: () => void): () => void {
  const frame = requestAnimationFrame(take)
  return () => cancelAnimationFrame(frame)
}

/** Safari does not tell when it is idle. */
function whenIdle(take: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(take, 60)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(take, { timeout: 200 })
  return () => cancelIdleCallback(idle)
}

/** What is sized by the style sheet, in groups that are sized one after the other. */
function groupsIn(map: HTMLElement): readonly SVGElement[] {
  return [...map.querySelectorAll<SVGElement>('.lw-sized')]
}

function numbersIn(map: HTMLElement): readonly SVGTextElement[] {
  return [...map.querySelectorAll<SVGTextElement>('.lw-number')]
}

function sizeNumbers(numbers: readonly SVGTextElement[], sizes: Sizes): void {
  const { display, fontSize } = numberStyle(sizes)
  for (const { style } of numbers) {
    style.display = display
    style.fontSize = fontSize
  }
}

function isSized({ style }: SVGTextElement, sizes: Sizes): boolean {
  const { display, fontSize } = numberStyle(sizes)
  return style.display === display && style.fontSize === fontSize
}

function numberStyle({ level, figure, unit }: Sizes) {
  // As browsers write it back.
  return { display: level === 'far' ? 'none' : 'inline', fontSize: `${Number((figure * unit).toFixed(3))}px` }
}

function batches<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, i) => all.slice(i * AT_ONCE, (i + 1) * AT_ONCE))
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A part of the drawing by its middle and half its sides. */
interface Part {
  readonly middle: Point
  readonly wide: number
  readonly high: number
}

/** What a window of any shape shows of the drawing. */
export function shownIn({ scale, x, y }: View, box: Box, { unit }: Pick<Sizes, 'unit'>): Part {
  const middle = { x: box.left + ((0.5 - x) / scale) * box.width, y: box.top + ((0.5 - y) / scale) * box.height }
  return { middle: toDrawing(FRAME, box, middle), wide: (box.width / 2) * unit, high: (box.height / 2) * unit }
}

/** The numbers in a part, those in its middle first, and the others, the nearest first. */
function parted(numbers: readonly SVGTextElement[], { middle, wide, high }: Part) {
  const placed = numbers
    .map(number => {
      const [aside, below] = [Math.abs(at(number, 'x') - middle.x), Math.abs(at(number, 'y') - middle.y)]
      const isNear = aside < wide * 1.1 && below < high * 1.1
      return { number, far: Math.hypot(aside, below), isNear }
    })
    .sort((a, b) => a.far - b.far)
  return {
    near: placed.filter(({ isNear }) => isNear).map(({ number }) => number),
    far: placed.filter(({ isNear }) => !isNear).map(({ number }) => number),
  }
}

function at(number: SVGTextElement, axis: 'x' | 'y'): number {
  return Number(number.getAttribute(axis))
}
