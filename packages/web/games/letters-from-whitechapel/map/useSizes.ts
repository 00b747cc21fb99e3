import type { CircleNumber } from '@gaslight/letters-from-whitechapel/map'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { whenIdle } from '../../../app/idle.ts'
import { scaleOf, toDrawing } from '../../../board-kit/frame.ts'
import type { Point } from '../../../board-kit/point.ts'
import { type View, WHOLE } from '../../../board-kit/zoom.ts'
import type { Labels } from './labels.ts'
import { FRAME, placeOfCircle } from './places.ts'
import { applyLevel, applySizes, type Level, NUMBERED, type Sizes, sizesAt, stepOf } from './sizes.ts'

interface Sizing {
  /** Drawing units for one CSS pixel of the screen. */
  readonly unit: RefObject<number>
  readonly level: Level
  /** The scale for which what is written is put beside each other. */
  readonly step: number
  /** To be told what the window shows. */
  look(view: View): void
}

/** Says where everything that is written stands, at a scale; null until that can be said. */
export type LabelsFor = ((step: number) => Labels) | null

/** So many numbers come or change in one step: text is the dearest thing on the map. */
const AT_ONCE = 4
/** So few of them change in the frame in which something else does. */
const FEW = 12
/** How long one resizes in one frame, in milliseconds; there is still all to be painted. */
const STRETCH = 3

/**
 * Keeps what is drawn on the map as large on the screen as it is to be, in a window of any size and enlarged. What stands
 * in the window is sized in stretches of a frame each, so that the next gesture finds the page ready; what lies beyond it
 * follows when the page has nothing else to do. `drawn` is another value whenever more has come that is to be sized.
 */
export function useSizes(map: RefObject<HTMLElement | null>, drawn: unknown, labelsFor: LabelsFor): Sizing {
  const unit = useRef(1)
  const [level, setLevel] = useState<Level>('middle')
  const [step, setStep] = useState(NUMBERED)
  const labelling = useRef(labelsFor)
  labelling.current = labelsFor
  const box = useRef({ left: 0, top: 0, width: 0, height: 0 })
  const view = useRef(WHOLE)
  const resizing = useRef<Stretches | null>(null)

  const sizes = useCallback((): Sized | null => {
    if (box.current.width === 0 || box.current.height === 0) return null
    const found = sizesAt(scaleOf(FRAME, box.current) * view.current.scale)
    const step = stepOf(1 / found.unit)
    unit.current = found.unit
    setLevel(found.level)
    setStep(step)
    return { ...found, labels: labelling.current?.(step) ?? null }
  }, [])

  /** Resizes the numbers and whatever else, in stretches; what is seen first. */
  const resize = useCallback(
    (element: HTMLElement, found: Sized, first: readonly (() => void)[], more: readonly (() => void)[]) => {
      resizing.current?.stop()
      const { near, far } = parted(
        numbersIn(element).filter(number => !isSized(number, found)),
        shownIn(view.current, box.current, found),
      )
      resizing.current = inStretches(
        [...first, ...batches(near).map(numbers => () => sizeNumbers(numbers, found)), ...more],
        batches(far).map(numbers => () => sizeNumbers(numbers, found)),
        () => element.getBoundingClientRect(),
        () => {
          resizing.current = null
        },
      )
    },
    [],
  )
  const resizeAll = useCallback(
    (element: HTMLElement, found: Sized) =>
      resize(
        element,
        found,
        [() => applyLevel(element, found)],
        groupsIn(element).map(group => () => applySizes(group, found)),
      ),
    [resize],
  )

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
      const found = sizes()
      if (found === null) return
      resizeAll(element, found)
    },
    [map, sizes, resizeAll],
  )

  useLayoutEffect(() => {
    const element = map.current
    if (element === null || labelsFor === null) return
    const found = sizes()
    if (found === null) return
    if (resizing.current !== null) {
      resizeAll(element, found)
      return
    }
    const moved = numbersIn(element).filter(number => !isSized(number, found))
    if (moved.length <= FEW) sizeNumbers(moved, found)
    else resize(element, found, [], [])
  }, [map, sizes, resize, resizeAll, labelsFor])
  return { unit, level, step, look }
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

/** What is sized by the style sheet, in groups that are sized one after the other. */
function groupsIn(map: HTMLElement): readonly SVGElement[] {
  return [...map.querySelectorAll<SVGElement>('.lw-sized')]
}

interface Numbered {
  readonly text: SVGTextElement
  readonly circle: CircleNumber
  /** What was written last; asking the page would take longer than writing. */
  drawn: Drawn | null
}

const numbersOf = new WeakMap<HTMLElement, readonly Numbered[]>()

/** The numbers of a map, which are drawn once. */
function numbersIn(map: HTMLElement): readonly Numbered[] {
  const known = numbersOf.get(map)
  if (known) return known
  const numbers = [...map.querySelectorAll<SVGTextElement>('.lw-number')].map(text => ({
    text,
    circle: Number(text.textContent),
    drawn: null,
  }))
  numbersOf.set(map, numbers)
  return numbers
}

/** Sizes with what is written at them; null where that is not known yet. */
interface Sized extends Sizes {
  readonly labels: Labels | null
}

/** How a number is drawn now. */
interface Drawn {
  readonly fontSize: number
  readonly beside: Point | undefined
  readonly unit: number
}

const IN_ITS_COIN: Point = { x: 0, y: 0 }

function sizeNumbers(numbers: readonly Numbered[], sizes: Sized): void {
  for (const number of numbers) {
    const { text, circle } = number
    const next = drawnAt(circle, sizes)
    const { fontSize, beside, unit } = next
    number.drawn = next
    text.style.display = beside === undefined ? 'none' : 'inline'
    if (beside === undefined) continue
    const { x, y } = placeOfCircle(circle)
    text.style.fontSize = `${fontSize.toFixed(3)}px`
    text.setAttribute('x', (x + beside.x * unit).toFixed(2))
    text.setAttribute('y', (y + beside.y * unit).toFixed(2))
  }
}

/** Asked of all numbers at every click. */
function isSized({ circle, drawn }: Numbered, sizes: Sized): boolean {
  if (drawn === null) return false
  const [now, next] = [drawn.beside, besideOf(circle, sizes)]
  if (now === undefined || next === undefined) return now === next
  if (drawn.fontSize !== sizes.figure * sizes.unit) return false
  const unit = unitOf(sizes)
  return now.x * drawn.unit === next.x * unit && now.y * drawn.unit === next.y * unit
}

function drawnAt(circle: CircleNumber, sizes: Sized): Drawn {
  return { fontSize: sizes.figure * sizes.unit, beside: besideOf(circle, sizes), unit: unitOf(sizes) }
}

function besideOf(circle: CircleNumber, { level, labels }: Sized): Point | undefined {
  if (labels !== null) return labels.numbers.get(circle)
  return level === 'far' ? undefined : IN_ITS_COIN
}

function unitOf({ unit, labels }: Sized): number {
  return labels?.unit ?? unit
}

/** Few at a time, and together those that are painted together. */
function batches(all: readonly Numbered[]): readonly (readonly Numbered[])[] {
  const sheets = Map.groupBy(all, ({ text }) => text.parentNode)
  return [...sheets.values()].flatMap(numbers =>
    Array.from({ length: Math.ceil(numbers.length / AT_ONCE) }, (_, i) =>
      numbers.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
    ),
  )
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
function parted(numbers: readonly Numbered[], { middle, wide, high }: Part) {
  const placed = numbers
    .map(number => {
      const { x, y } = placeOfCircle(number.circle)
      const [aside, below] = [Math.abs(x - middle.x), Math.abs(y - middle.y)]
      const isNear = aside < wide * 1.1 && below < high * 1.1
      return { number, far: Math.hypot(aside, below), isNear }
    })
    .sort((a, b) => a.far - b.far)
  return {
    near: placed.filter(({ isNear }) => isNear).map(({ number }) => number),
    far: placed.filter(({ isNear }) => !isNear).map(({ number }) => number),
  }
}
