import { useEffect, useRef, useState } from 'react'
import { takeEarlyKeys } from './early-keys.ts'

/** What single keys do: by `KeyboardEvent.key`, or by `code` where the place on the keyboard matters more than the sign. */
export type KeyActions = { readonly [key: string]: (() => void) | undefined }

/** Listens on the page; keys that something else has use for (a field, a dialog, the board) are left to it. */
export function useKeys(actions: KeyActions, enabled: boolean): void {
  const latest = useRef(actions)
  latest.current = actions
  const [early, setEarly] = useState<readonly KeyboardEvent[]>([])
  useEffect(() => {
    const pressed = takeEarlyKeys()
    if (!enabled) return
    setEarly(pressed)
    const listen = (event: KeyboardEvent) => act(event, latest.current)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [enabled])

  // One at a time: what a key does may rest on what the one before it has changed.
  useEffect(() => {
    const [first, ...others] = early
    if (first === undefined) return
    act(first, latest.current)
    setEarly(others)
  }, [early])
}

function act(event: KeyboardEvent, actions: KeyActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (document.querySelector('dialog[open]') !== null) return
  if (isBusy(event.target, event.key)) return
  const action = actions[event.key] ?? actions[event.code]
  if (action === undefined) return
  event.preventDefault()
  action()
}

/** Fields need every key; buttons, links and whatever else has the focus need Enter and Space for themselves. */
function isBusy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('textarea, select, [contenteditable]') !== null) return true
  const input = target.closest('input')
  if (input !== null && input.type !== 'radio' && input.type !== 'checkbox') return true
  if (key === 'Enter' || key === ' ') return target.closest('button, a, summary, [role="tab"]') !== null
  return false
}
