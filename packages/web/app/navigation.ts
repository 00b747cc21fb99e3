import { useEffect, useLayoutEffect, useRef } from 'react'

// wouter announces each push of the history as an event on the window. A step back or forward is none: then the browser
// puts the scroll position back itself.
let pushed = false
addEventListener('pushState', () => {
  pushed = true
})

// What stands for a page while it loads, and a curtain, go with the focus on them: it belongs to what takes their place.
let left = false

/** For a page's `<main>`: after following a link the page starts at its top, with the focus on it. */
export function usePageStart<E extends HTMLElement>() {
  const main = useRef<E>(null)
  // Before the elements go: afterwards nothing has the focus.
  useLayoutEffect(() => {
    const element = main.current
    return () => {
      left = element?.contains(document.activeElement) ?? false
    }
  }, [])
  useEffect(() => {
    const goesOn = left && document.activeElement === document.body
    left = false
    if (goesOn) main.current?.focus({ preventScroll: true })
    if (!pushed) return
    pushed = false
    if (location.hash) return
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [])
  return main
}

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
