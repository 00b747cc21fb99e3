import { type KeyboardEvent, useRef, useState } from 'react'
import { type Frame, scaleOf, toDrawing } from './frame.ts'
import { touchReach } from './picking.ts'
import type { Projector } from './playing.ts'
import type { Point } from './point.ts'
import { useFilm } from './useFilm.ts'
import { usePointing } from './usePointing.ts'
import { type Arrow, isArrow } from './walk.ts'

interface Boarding<Target, Film extends object> {
  readonly frame: Frame
  /** The board's accessible name. */
  readonly label: string
  keyOf(target: Target): string
  /** What lies under a pointer. `reach` is that of a finger, in drawing units; 0 for a mouse or a pen. */
  targetAt(point: Point, reach: number): Target | null
  /** Where the keyboard starts. */
  first(): Target
  /** Where an arrow key leads; `fresh` while the keyboard has not been on the board yet. */
  walk(from: Target, arrow: Arrow, fresh: boolean): Target
  /** Where an arrow key leads with Shift; as without it, unless the board says otherwise. */
  leap?(from: Target, arrow: Arrow): Target
  /** The next thing to choose (`by` 1) or the one before (`by` -1), round and round; null if there is none. */
  next(from: Target, by: 1 | -1): Target | null
  /** Whether anything can be chosen. */
  readonly choosing: boolean
  readonly film: Film | null
  projectorOf(film: Film): Projector
  onFilmEnd(): void
  /** Shows what is pointed at; the board is not drawn anew for it then, and `pointed` stays null. */
  onPoint?(target: Target | null, by: 'keys' | 'pointer'): void
  onPreview(target: Target | null): void
  onPick(target: Target): void
}

/**
 * A board that is one tab stop: arrows walk, `n` and `p` go round the targets, Enter picks, Escape skips a film; a mouse
 * hovers and clicks, a finger taps twice. `root` are the properties of the element that holds the drawing.
 */
export function useBoard<Target, Film extends object>(board: Boarding<Target, Film>) {
  const { frame, film } = board
  const [pointed, setPointed] = useState<Target | null>(null)
  const [byKeys, setByKeys] = useState(false)
  const cursor = useRef<Target | null>(null)
  const skip = useFilm(film, board.projectorOf, board.onFilmEnd)

  function show(target: Target | null, by: 'keys' | 'pointer'): void {
    if (film) return
    if (board.onPoint) board.onPoint(target, by)
    else setPointed(target)
    board.onPreview(target)
  }

  const pointing = usePointing<Target>({
    find: (place, box, coarse) =>
      board.targetAt(toDrawing(frame, box, place), coarse ? touchReach(scaleOf(frame, box)) : 0),
    keyOf: board.keyOf,
    onPreview: target => {
      setByKeys(false)
      show(target, 'pointer')
    },
    onPick: target => {
      cursor.current = target
      if (film) skip()
      else board.onPick(target)
    },
  })

  function focusOn(target: Target): void {
    cursor.current = target
    pointing.forget()
    setByKeys(true)
    show(target, 'keys')
  }

  function keyTarget({ key, shiftKey }: KeyboardEvent, from: Target): Target | null {
    if (isArrow(key)) return shiftKey && board.leap ? board.leap(from, key) : board.walk(from, key, !byKeys)
    if (key === 'n') return board.next(from, 1)
    if (key === 'p') return board.next(from, -1)
    return null
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (film) {
      if (event.key !== 'Escape' && event.key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
      skip()
      return
    }
    const from = cursor.current ?? board.first()
    const next = keyTarget(event, from)
    if (next) {
      event.preventDefault()
      focusOn(next)
    } else if (byKeys && (event.key === 'Enter' || event.key === ' ') && board.choosing) {
      // With nothing to choose, Enter is the page's: it sends what was composed.
      event.preventDefault()
      pointing.forget()
      board.onPick(from)
    }
  }

  function onFocus(event: { readonly currentTarget: Element }): void {
    if (!event.currentTarget.matches(':focus-visible')) return
    focusOn(cursor.current ?? board.first())
  }

  function onBlur(): void {
    setByKeys(false)
    if (byKeys) show(null, 'keys')
  }

  const root = {
    role: 'application',
    'aria-label': board.label,
    tabIndex: 0,
    onKeyDown,
    onFocus,
    onBlur,
    ...pointing.handlers,
  } as const
  return { pointed, byKeys, root }
}
