import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

/** How far a finger moves, in CSS pixels, before it drags rather than taps. */
const SLOP = 6
/** How far a sheet is dragged to be taken for moved, and how much of its height to be taken for put away. */
const MOVED = 56
const AWAY = 0.34
/** From here on, in CSS pixels per millisecond, a drag is a swipe, however short. */
const SWIPE = 0.5

interface Hold {
  readonly pointer: number
  readonly from: number
  at: number
  time: number
  /** Downwards, in CSS pixels per millisecond. */
  speed: number
  drags: boolean
}

interface SheetDrag {
  readonly open: boolean
  readonly isTall: boolean
  onTall(isTall: boolean): void
  onClose(): void
}

/** What a finger on a sheet's head does: the sheet follows it, and rests half-high, tall, or not at all. */
export function useSheetDrag(ref: RefObject<HTMLDialogElement | null>, { open, isTall, onTall, onClose }: SheetDrag) {
  const held = useRef<Hold | null>(null)
  const follow = (pixels: number | null) => {
    const sheet = ref.current
    if (sheet === null) return
    if (pixels === null) sheet.style.removeProperty('--drag')
    else sheet.style.setProperty('--drag', `${pixels}px`)
  }
  useEffect(() => {
    ref.current?.style.removeProperty('--drag')
  }, [open, ref])

  /** Goes down, then closes. */
  const leave = () => {
    const sheet = ref.current
    if (sheet === null) return onClose()
    follow(sheet.offsetHeight)
    void Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished)).then(onClose)
  }

  const start = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return
    if (event.target instanceof Element && event.target.closest('button') !== null) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { pointerId, clientY, timeStamp } = event
    held.current = { pointer: pointerId, from: clientY, at: clientY, time: timeStamp, speed: 0, drags: false }
  }
  const move = (event: PointerEvent) => {
    const hold = held.current
    if (hold?.pointer !== event.pointerId) return
    const far = event.clientY - hold.from
    if (!hold.drags) {
      if (Math.abs(far) < SLOP) return
      hold.drags = true
      ref.current?.setAttribute('data-dragged', '')
    }
    const time = Math.max(1, event.timeStamp - hold.time)
    hold.speed = (event.clientY - hold.at) / time
    hold.at = event.clientY
    hold.time = event.timeStamp
    follow(far)
  }
  const end = (event: PointerEvent) => {
    const hold = held.current
    if (hold?.pointer !== event.pointerId) return
    held.current = null
    if (!hold.drags) return
    ref.current?.removeAttribute('data-dragged')
    const rest = event.type === 'pointercancel' ? 'same' : restOf(hold, ref.current?.offsetHeight ?? 0, isTall)
    if (rest === 'away') return leave()
    if (rest !== 'same') onTall(rest === 'tall')
    follow(null)
  }

  return {
    leave,
    grip: { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  }
}

/** Where a sheet comes to rest that has been let go of. */
function restOf({ at, from, speed }: Hold, height: number, isTall: boolean): 'tall' | 'half' | 'away' | 'same' {
  const far = at - from
  if (far < 0) return far < -MOVED || speed < -SWIPE ? 'tall' : 'same'
  if (far > height * (isTall ? 2 * AWAY : AWAY) || (speed > SWIPE && !isTall)) return 'away'
  return isTall && (far > MOVED || speed > SWIPE) ? 'half' : 'same'
}
