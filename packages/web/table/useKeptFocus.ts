import { type RefObject, useEffect } from 'react'

/** What takes the focus of itself; whoever presses it is still where he composed his turn. */
const CONFIRMS = '[aria-keyshortcuts="Enter"]'
const REGION = '[role="application"], [role="tabpanel"], section'
/** The list of choices; in text play there are several under one name. */
const CHOICES = 'ul[tabindex="-1"], section[aria-label][tabindex="-1"]'
/** All that takes the focus from what had it: what goes, what is disabled, dialogs that close. */
const CHANGES = { childList: true, subtree: true, attributeFilter: ['disabled', 'open'] }

/**
 * A button that was pressed may be gone once it has done its work. Whoever uses the keyboard then goes on where he was: on
 * the board, at the tab of a panel, or before the choices that follow; where there are none, at what stands first in `stage`
 * and says why. `stage` is all that a player may have the focus in.
 */
export function useKeptFocus(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = stage.current
    if (root === null) return
    let pressed: Element | null = null
    let region: Element = root
    let frame = 0
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      pressed = target
      if (!target.matches(CONFIRMS)) region = target.closest(REGION) ?? root
    }
    const keep = () => {
      if (pressed === null || document.activeElement !== document.body || canKeep(pressed)) return
      const places = [placeIn(region), ...root.querySelectorAll<HTMLElement>(CHOICES)]
      if (!places.some(takesFocus)) first(root)?.focus({ preventScroll: true })
    }
    // A dialog that closes gives the focus back in the same frame, if what had it is still there.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(keep)
    })
    root.addEventListener('focusin', note)
    observer.observe(document.body, CHANGES)
    return () => {
      root.removeEventListener('focusin', note)
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [stage])
}

/** Whether what had the focus is still there: then somebody took it away from it, with a click beside everything. */
function canKeep(pressed: Element): boolean {
  return pressed.isConnected && !pressed.matches(':disabled')
}

/** Choices that are folded away take none. */
function takesFocus(place: HTMLElement | null): boolean {
  place?.focus({ preventScroll: true })
  return document.activeElement !== document.body
}

/** What stays of a region whatever changes in it. */
function placeIn(region: Element): HTMLElement | null {
  if (!(region instanceof HTMLElement) || !region.isConnected) return null
  if (region.role === 'application') return region
  const tab = region.role === 'tabpanel' ? region.getAttribute('aria-labelledby') : null
  return tab === null ? null : document.getElementById(tab)
}

function first(stage: HTMLElement): HTMLElement | null {
  const sentence = stage.firstElementChild
  if (!(sentence instanceof HTMLElement)) return null
  sentence.tabIndex = -1
  return sentence
}
