import { useEffect } from 'react'

/** The board's own keys; the arrows, too, but not from where they move something else. */
const KEYS = ['n', 'p', '+', '=', '-', '0']
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
const BUSY = 'dialog, input, select, textarea, [contenteditable], .ld-view'
const BUSY_WITH_ARROWS = 'aside, [role="tab"], ul, ol, summary'

/** Gives the board its keys wherever the focus is, and the focus with them. */
export function useBoardKeys(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return
    addEventListener('keydown', pass)
    return () => removeEventListener('keydown', pass)
  }, [enabled])
}

function pass(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event
  const busy = KEYS.includes(key) ? BUSY : ARROWS.includes(key) ? `${BUSY}, ${BUSY_WITH_ARROWS}` : null
  if (busy === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (!(target instanceof Element) || target.closest(busy) !== null) return
  if (document.querySelector('dialog[open]') !== null) return
  const board = document.querySelector<HTMLElement>('.ld-map')
  if (board === null) return
  event.preventDefault()
  board.focus({ preventScroll: true })
  board.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }))
}
