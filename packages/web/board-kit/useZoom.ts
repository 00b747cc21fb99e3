import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { between, gap, type Point } from './hex.ts'
import { useReducedMotion } from './motion.ts'
import { panned, revealing, transformOf, type View, WHOLE, zoomed } from './zoom.ts'

/** One press of a button or a key. */
const STEP = 1.6
/** How far a pointer goes before it moves the board, in CSS pixels: less is a click. */
const SLOP = 8
/** How long the wheel must rest before the board is laid out anew, in milliseconds. */
const REST = 160
const FLIGHT = 220

const MIDDLE: Point = { x: 0.5, y: 0.5 }

/**
 * Pan and zoom for a board in a window: two fingers, one finger or the mouse while it is enlarged, the wheel with Ctrl,
 * and the keys + - 0. While a gesture lasts the board is only transformed; afterwards it is laid out at its new size, so
 * that its lines are sharp. Where a pan meets the board's edge the page scrolls on. `spot` is what the keyboard is on,
 * in widths and heights of the board.
 */
export function useZoom(spot: Point | null) {
  const [view, setView] = useState<View>(WHOLE)
  const port = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const live = useRef<View>(WHOLE)
  const flownFrom = useRef<View | null>(null)
  const fingers = useRef(new Map<number, Point>())
  const dragging = useRef(false)
  const pressed = useRef<Point | null>(null)
  const still = useReducedMotion()

  /** Lays the board out as it looks now. */
  function settle(): void {
    setView(live.current)
  }

  function look(next: View): void {
    live.current = next
    if (sheet.current) sheet.current.style.transform = transformOf(next, view)
  }

  function fly(next: View): void {
    if (next.scale === view.scale && next.x === view.x && next.y === view.y) return
    flownFrom.current = view
    live.current = next
    settle()
  }

  useLayoutEffect(() => {
    const from = flownFrom.current
    flownFrom.current = null
    sheet.current?.style.removeProperty('transform')
    if (from && !still)
      sheet.current?.animate([{ transform: transformOf(from, view) }, { transform: 'none' }], {
        duration: FLIGHT,
        easing: 'ease-out',
      })
  }, [view, still])

  const reveal = useRef(fly)
  const seen = useRef(view)
  const wheel = useRef((_: WheelEvent) => {})
  useLayoutEffect(() => {
    reveal.current = fly
    seen.current = view
    wheel.current = event => {
      if (!event.ctrlKey) return
      const next = zoomed(live.current, 2 ** (-event.deltaY / 160), spotOf(event))
      // At the end of the scale the gesture is the page's.
      if (next.scale === live.current.scale) return
      event.preventDefault()
      look(next)
    }
  })

  const [x, y] = [spot?.x, spot?.y]
  useEffect(() => {
    if (x !== undefined && y !== undefined && seen.current.scale > 1) reveal.current(revealing(seen.current, { x, y }))
  }, [x, y])

  useEffect(() => {
    const element = port.current
    let rest: ReturnType<typeof setTimeout> | undefined
    const onWheel = (event: WheelEvent) => {
      wheel.current(event)
      if (!event.defaultPrevented) return
      clearTimeout(rest)
      rest = setTimeout(() => setView(live.current), REST)
    }
    // React's own wheel listeners cannot keep the page from zooming.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      clearTimeout(rest)
      element?.removeEventListener('wheel', onWheel)
    }
  }, [])

  /** A place of the page in widths and heights of the window. */
  function spotOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const box = port.current?.getBoundingClientRect()
    return box ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : MIDDLE
  }

  function onPointerDown(event: PointerEvent): void {
    if (fingers.current.size === 0) dragging.current = false
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    pressed.current = { x: event.clientX, y: event.clientY }
  }

  function onPointerMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId)
    if (!before || !pressed.current) return
    const now: Point = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (!dragging.current) {
      if (!other && (live.current.scale === 1 || gap(now, pressed.current) < SLOP)) return
      dragging.current = true
      port.current?.setPointerCapture(event.pointerId)
    }
    fingers.current.set(event.pointerId, now)
    const box = port.current?.getBoundingClientRect()
    if (!box) return
    const [from, to] = other ? [between(before, other, 0.5), between(now, other, 0.5)] : [before, now]
    const factor = other ? gap(now, other) / Math.max(1, gap(before, other)) : 1
    const grown = zoomed(live.current, factor, spotOf({ clientX: from.x, clientY: from.y }))
    const { view: next, rest } = panned(grown, { x: (to.x - from.x) / box.width, y: (to.y - from.y) / box.height })
    look(next)
    if (!other && event.pointerType === 'touch') scrollBy(0, -rest.y * box.height)
  }

  function onPointerUp(event: PointerEvent): void {
    fingers.current.delete(event.pointerId)
    if (dragging.current && fingers.current.size === 0) settle()
  }

  /** What ends a gesture is no click. */
  function onClickCapture(event: MouseEvent): void {
    if (!dragging.current) return
    dragging.current = false
    event.stopPropagation()
    event.preventDefault()
  }

  const nearer = () => fly(zoomed(view, STEP, MIDDLE))
  const farther = () => fly(zoomed(view, 1 / STEP, MIDDLE))
  const whole = () => fly(WHOLE)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const act = { '+': nearer, '=': nearer, '-': farther, '0': whole }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return {
    view,
    port,
    sheet,
    nearer,
    farther,
    whole,
    keys: { onKeyDown },
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onClickCapture,
    },
  }
}
