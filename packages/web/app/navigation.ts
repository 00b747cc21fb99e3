import { useEffect, useRef } from 'react'

// wouter announces each push of the history as an event on the window. A step back or forward is none: then the browser
// puts the scroll position back itself.
let pushed = false
addEventListener('pushState', () => {
  pushed = true
})

/** For a page's `<main>`: after following a link the page starts at its top, with the focus on it. */
export function usePageStart<E extends HTMLElement>() {
  const main = useRef<E>(null)
  useEffect(() => {
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
