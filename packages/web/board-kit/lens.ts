import { between, gap, type Point } from './hex.ts'
import { panned, revealing, transformOf, type View, WHOLE, zoomed } from './zoom.ts'

/** One press of a button or a key. */
const STEP = 1.6
/** How far a pointer goes before it moves the board, in CSS pixels: less is a click. */
const SLOP = 8
/** How long the wheel must rest before the board is laid out anew, in milliseconds. */
const REST = 160
const FLIGHT = 220

const MIDDLE: Point = { x: 0.5, y: 0.5 }

export interface Lens {
  nearer(): void
  farther(): void
  whole(): void
  /** Moves an enlarged board so that a place of it, in its widths and heights, is seen. */
  reveal(place: Point): void
  remove(): void
}

/**
 * Pan and zoom for a board on its `sheet` in a window, the `port`: two fingers, one finger or the mouse while it is
 * enlarged, the wheel with Ctrl, and the keys + - 0. While a gesture lasts the board is only transformed; afterwards it
 * is laid out at its new size, so that its lines are sharp. Where a pan meets the board's edge the page scrolls on.
 * `isStill` tells whether little motion is wanted, `onView` hears of every new layout.
 */
export function lensOn(
  port: HTMLElement,
  sheet: HTMLElement,
  isStill: () => boolean,
  onView: (view: View) => void,
): Lens {
  const fingers = new Map<number, Point>()
  let laid = WHOLE
  let live = WHOLE
  let pressed: Point = MIDDLE
  let dragging = false
  let rest: ReturnType<typeof setTimeout> | undefined

  function look(view: View): void {
    live = view
    sheet.style.transform = transformOf(live, laid)
  }

  /** Lays the board out as it looks now. */
  function settle(): void {
    laid = live
    const { scale, x, y } = laid
    Object.assign(sheet.style, {
      transform: '',
      width: `${scale * 100}%`,
      height: `${scale * 100}%`,
      left: `${x * 100}%`,
      top: `${y * 100}%`,
    })
    onView(laid)
  }

  function fly(view: View): void {
    const from = live
    live = view
    settle()
    if (!isStill())
      sheet.animate([{ transform: transformOf(from, laid) }, { transform: 'none' }], {
        duration: FLIGHT,
        easing: 'ease-out',
      })
  }

  /** A place of the page in widths and heights of the window. */
  function spotOf(x: number, y: number): Point {
    const box = port.getBoundingClientRect()
    return { x: (x - box.left) / box.width, y: (y - box.top) / box.height }
  }

  function onPointerDown(event: PointerEvent): void {
    if (fingers.size === 0) dragging = false
    pressed = { x: event.clientX, y: event.clientY }
    fingers.set(event.pointerId, pressed)
  }

  function onPointerMove(event: PointerEvent): void {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now: Point = { x: event.clientX, y: event.clientY }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (!dragging) {
      if (!other && (live.scale === 1 || gap(now, pressed) < SLOP)) return
      dragging = true
      port.setPointerCapture(event.pointerId)
    }
    fingers.set(event.pointerId, now)
    const { width, height } = port.getBoundingClientRect()
    const [from, to] = other ? [between(before, other, 0.5), between(now, other, 0.5)] : [before, now]
    const factor = other ? gap(now, other) / Math.max(1, gap(before, other)) : 1
    const grown = zoomed(live, factor, spotOf(from.x, from.y))
    const { view, rest } = panned(grown, { x: (to.x - from.x) / width, y: (to.y - from.y) / height })
    look(view)
    if (!other && event.pointerType === 'touch') scrollBy(0, -rest.y * height)
  }

  function onPointerUp(event: PointerEvent): void {
    fingers.delete(event.pointerId)
    if (dragging && fingers.size === 0) settle()
  }

  /** What ends a gesture is no click. */
  function onClick(event: Event): void {
    if (!dragging) return
    dragging = false
    event.stopPropagation()
    event.preventDefault()
  }

  function onWheel(event: WheelEvent): void {
    if (!event.ctrlKey) return
    const next = zoomed(live, 2 ** (-event.deltaY / 160), spotOf(event.clientX, event.clientY))
    // At the end of the scale the gesture is the page's.
    if (next.scale === live.scale) return
    event.preventDefault()
    look(next)
    clearTimeout(rest)
    rest = setTimeout(settle, REST)
  }

  const nearer = () => fly(zoomed(live, STEP, MIDDLE))
  const farther = () => fly(zoomed(live, 1 / STEP, MIDDLE))
  const whole = () => fly(WHOLE)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const act = { '+': nearer, '=': nearer, '-': farther, '0': whole }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const ear = new AbortController()
  const { signal } = ear
  port.addEventListener('pointerdown', onPointerDown, { signal })
  port.addEventListener('pointermove', onPointerMove, { signal })
  port.addEventListener('pointerup', onPointerUp, { signal })
  port.addEventListener('pointercancel', onPointerUp, { signal })
  port.addEventListener('click', onClick, { signal, capture: true })
  port.addEventListener('wheel', onWheel, { signal, passive: false })
  port.parentElement?.addEventListener('keydown', onKeyDown, { signal })

  return {
    nearer,
    farther,
    whole,
    reveal: place => {
      if (live.scale > 1) fly(revealing(live, place))
    },
    remove() {
      ear.abort()
      clearTimeout(rest)
    },
  }
}
