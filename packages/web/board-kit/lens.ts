import { type Corner, freestCorner } from './corner.ts'
import { glideOn } from './glide.ts'
import { between, gap, type Point } from './point.ts'
import type { Region } from './Zoom.tsx'
import {
  BOARD,
  type Bounds,
  isSeen,
  panned,
  revealing,
  showing,
  transformOf,
  type View,
  WHOLE,
  zoomed,
} from './zoom.ts'

/** One press of a button or a key. */
const STEP = 1.6
/** How far a pointer goes before it moves the board, in CSS pixels: less is a click. */
const SLOP = 8
/** How long the wheel must rest before the board is laid out anew, in milliseconds. */
const REST = 160
const FLIGHT = 220
/** How many times smaller than it was painted a map may be shown: beyond that far too much of it would have to be painted. */
const SHRINKS = 1.5

/** So near to the buttons a finger would not find a place, in CSS pixels. */
const BESIDE_BUTTONS = 20

const MIDDLE: Point = { x: 0.5, y: 0.5 }

export interface Lens {
  nearer(): void
  farther(): void
  whole(): void
  /** Moves an enlarged board so that a place of it, in its widths and heights, is seen. */
  reveal(place: Point): void
  /** Shows a part of the drawing, unless it may stay or a hand is on it. */
  show(region: Region): void
  /** Where buttons of a size in CSS pixels leave most places of the drawing free. */
  cornerFor(buttons: { readonly width: number; readonly height: number }, places: readonly Point[]): Corner
  remove(): void
}

/**
 * A map is larger than a board: it is fitted into a window of any shape, the wheel alone enlarges it, and so does a
 * double click or tap.
 */
export interface Atlas {
  /** Width to height of the drawing. */
  readonly ratio: number
  /** How wide the drawing is where one is nearest, in CSS pixels. */
  readonly widest: number
  /** Whether a click on what is pointed at means something on the board; a second one does not enlarge it then. */
  isTaken(): boolean
  /** What can be chosen, in widths and heights of the drawing: the buttons lie over as little of it as they can. */
  readonly marked?: readonly Point[]
  /** Hears what the window shows, whenever that has changed and no gesture is under way. */
  onLook(view: View): void
}

interface Looking {
  readonly atlas: Atlas | undefined
  /** Whether little motion is wanted. */
  isStill(): boolean
  /** Hears of every new layout, and whether one can go nearer. */
  onView(view: View, canGoNearer: boolean): void
}

/**
 * Pan and zoom for a board on its `sheet` in a window, the `port`: two fingers, one finger or the mouse while it is
 * enlarged, the wheel with Ctrl, and the keys + - 0. While a gesture lasts the board is a picture that is moved; afterwards
 * it is laid out at its new size, so that its lines are sharp. A map has too many parts for that: it stays transformed, and
 * is painted anew at its new size. Nothing else changes before all is at rest, so that each frame of a gesture is the
 * compositor's alone. Where a pan meets the board's edge the page scrolls on.
 */
export function lensOn(port: HTMLElement, sheet: HTMLElement, { atlas, isStill, onView }: Looking): Lens {
  const fingers = new Map<number, Point>()
  let laid = WHOLE
  let live = WHOLE
  let pressed: Point = MIDDLE
  let dragging = false
  /** Whether one of the last clicks in a row meant something on the board. */
  let taken = false
  let rest: ReturnType<typeof setTimeout> | undefined
  let flight: Animation | undefined
  /** The scale at which the browser has painted what is seen. */
  let painted = WHOLE.scale
  const glide = glideOn(sheet)

  /** What the window allows as it is now. */
  function bounds(): Bounds {
    if (!atlas) return BOARD
    const { width, height } = port.getBoundingClientRect()
    const wider = width / height / atlas.ratio
    const fills = { x: Math.min(1, 1 / wider), y: Math.min(1, wider) }
    return { nearest: Math.max(1, atlas.widest / (width * fills.x)), fills }
  }

  function look(view: View): void {
    aim(view)
    glide.to(transformOf(live, laid))
  }

  function aim(view: View): void {
    land()
    live = view
    const shrinks = live.scale < painted / SHRINKS
    if (shrinks) painted = live.scale
    // Without the hint the browser paints it anew.
    sheet.style.willChange = shrinks ? '' : 'transform'
  }

  /** Ends what is under way of itself. */
  function land(): void {
    flight?.cancel()
    flight = undefined
    clearTimeout(rest)
  }

  /** Has the board drawn as it looks now. */
  function settle(): void {
    land()
    painted = live.scale
    const canGoNearer = live.scale < bounds().nearest
    sheet.style.willChange = ''
    glide.stop()
    if (atlas) {
      sheet.style.transform = transformOf(live, laid)
      atlas.onLook(live)
    } else layOut()
    onView(live, canGoNearer)
  }

  function layOut(): void {
    laid = live
    const { scale, x, y } = laid
    Object.assign(sheet.style, {
      transform: '',
      width: `${scale * 100}%`,
      height: `${scale * 100}%`,
      left: `${x * 100}%`,
      top: `${y * 100}%`,
    })
  }

  function fly(view: View): void {
    const from = live
    aim(view)
    if (isStill()) {
      settle()
      return
    }
    glide.stop()
    sheet.style.transform = transformOf(live, laid)
    flight = sheet.animate([{ transform: transformOf(from, laid) }, { transform: transformOf(live, laid) }], {
      duration: FLIGHT,
      easing: 'ease-out',
    })
    rest = setTimeout(settle, FLIGHT)
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
    // Whoever drags points at nothing.
    event.stopPropagation()
    const { width, height } = port.getBoundingClientRect()
    const [from, to] = other ? [between(before, other, 0.5), between(now, other, 0.5)] : [before, now]
    const factor = other ? gap(now, other) / Math.max(1, gap(before, other)) : 1
    const held = bounds()
    const grown = zoomed(live, factor, spotOf(from.x, from.y), held)
    const { view, rest } = panned(grown, { x: (to.x - from.x) / width, y: (to.y - from.y) / height }, held)
    look(view)
    if (!other && event.pointerType === 'touch') scrollBy(0, -rest.y * height)
  }

  /**
   * Enlarged, the board takes one finger for itself; at its edge it scrolls the page. The style sheet could say so as well,
   * but has all that is in the board styled anew whenever what it says of touch changes.
   */
  function onTouchMove(event: TouchEvent): void {
    if (event.cancelable && (live.scale > 1 || event.touches.length > 1)) event.preventDefault()
  }

  function onPointerUp(event: PointerEvent): void {
    fingers.delete(event.pointerId)
    if (dragging && fingers.size === 0) settle()
  }

  /** What ends a gesture is no click. */
  function onClick(event: MouseEvent): void {
    // Asked before the board hears of the click: what was chosen may be marked no longer after it.
    taken = (event.detail > 1 && taken) || (atlas?.isTaken() ?? false)
    if (!dragging) return
    dragging = false
    event.stopPropagation()
    event.preventDefault()
  }

  function onWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !atlas) return
    // A pinch on a touchpad comes as a wheel with Ctrl and in smaller steps.
    const turned =
      (event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1)) / (event.ctrlKey ? 160 : 320)
    const next = zoomed(live, 2 ** -turned, spotOf(event.clientX, event.clientY), bounds())
    // At the end of the scale the gesture is the page's.
    if (next.scale === live.scale) return
    event.preventDefault()
    look(next)
    rest = setTimeout(settle, REST)
  }

  function onDoubleClick(event: MouseEvent): void {
    if (atlas && !taken) fly(zoomed(live, STEP * STEP, spotOf(event.clientX, event.clientY), bounds()))
  }

  const nearer = () => fly(zoomed(live, STEP, MIDDLE, bounds()))
  const farther = () => fly(zoomed(live, 1 / STEP, MIDDLE, bounds()))
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
  port.addEventListener('touchmove', onTouchMove, { signal, passive: false })
  port.addEventListener('pointerup', onPointerUp, { signal })
  port.addEventListener('pointercancel', onPointerUp, { signal })
  port.addEventListener('click', onClick, { signal, capture: true })
  port.addEventListener('dblclick', onDoubleClick, { signal })
  port.addEventListener('wheel', onWheel, { signal, passive: false })
  port.parentElement?.addEventListener('keydown', onKeyDown, { signal })

  return {
    nearer,
    farther,
    whole,
    reveal: place => {
      if (live.scale > 1) fly(revealing(live, place, bounds()))
    },
    show: ({ from, to, stays }) => {
      if (fingers.size > 0) return
      const held = bounds()
      const seen = stays?.places.filter(place => isSeen(live, place, held)).length ?? 0
      if (stays === undefined || seen < stays.share * stays.places.length) fly(showing(from, to, held))
    },
    cornerFor: (buttons, places) => {
      const { width, height } = port.getBoundingClientRect()
      const room = { x: (buttons.width + BESIDE_BUTTONS) / width, y: (buttons.height + BESIDE_BUTTONS) / height }
      return freestCorner(live, places, room, bounds())
    },
    remove() {
      ear.abort()
      land()
      glide.stop()
    },
  }
}
