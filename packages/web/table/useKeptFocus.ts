import { type RefObject, useEffect, useRef } from 'react'

interface Regions {
  /** All that a player may have the focus in. */
  readonly stage: RefObject<HTMLElement | null>
  /** What is asked, in words: there whatever can be chosen. */
  readonly status: RefObject<HTMLElement | null>
}

/** What takes the focus of itself; whoever presses it is still where he composed his turn. */
const CONFIRMS = '[aria-keyshortcuts="Enter"]'
const REGION = '[role="application"], [role="tabpanel"], section'
/** The list of choices. */
const CHOICES = 'ul[tabindex="-1"]'

/**
 * A button that was pressed may be gone once it has done its work. Whoever uses the keyboard then goes on where he was: on
 * the board, at the tab of a panel, or before the choices that follow; where there are none, at the sentence that says why.
 */
export function useKeptFocus({ stage, status }: Regions): void {
  const region = useRef<Element | null>(null)
  useEffect(() => {
    const root = stage.current
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.matches(CONFIRMS)) region.current = target.closest(REGION) ?? root
    }
    root?.addEventListener('focusin', note)
    return () => root?.removeEventListener('focusin', note)
  }, [stage])

  // After every change, since any of them may take away what had the focus.
  useEffect(() => {
    if (region.current === null || document.activeElement !== document.body) return
    const next = placeIn(region.current) ?? stage.current?.querySelector<HTMLElement>(CHOICES) ?? status.current
    next?.focus({ preventScroll: true })
  })
}

/** What stays of a region whatever changes in it. */
function placeIn(region: Element): HTMLElement | null {
  if (!(region instanceof HTMLElement) || !region.isConnected) return null
  if (region.role === 'application') return region
  const tab = region.role === 'tabpanel' ? region.getAttribute('aria-labelledby') : null
  return tab === null ? null : document.getElementById(tab)
}
