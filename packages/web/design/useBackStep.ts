import { useEffect, useRef } from 'react'

/** What is open over the page, the last on top: how each is closed. */
const layers: { close(): void }[] = []
/** How many of the history's entries, up to the present one, stand for what is open. */
let entries = 0
/** Whether a step through the history is under way; when it has arrived, `agree` goes on. */
let moving = false
/** Whether the last step through the history led forward. A browser that does not tell is taken for one that goes back. */
let forward = false

/** The browser's step back closes what is open over the page, the topmost first, before it leaves the page. */
export function useBackStep(open: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!open) return
    const layer = { close: () => latest.current() }
    layers.push(layer)
    queueMicrotask(agree)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      queueMicrotask(agree)
    }
  }, [open])
}

/** Which layer an entry of the history stands for; 0 for a page. */
function layerIn(state: unknown): number {
  return typeof state === 'object' && state !== null && 'layer' in state ? Number(state.layer) : 0
}

/**
 * Has the history hold one entry for each layer. What closes as another opens leaves it as it is. Whoever follows a link out
 * of a layer leaves its entry behind, which is passed over on the way back, and on the way forward again.
 */
function agree(): void {
  if (moving) return
  if (layerIn(history.state) !== entries) entries = 0
  // The page stays where it is scrolled to: what closed a layer may have moved it.
  if (entries < layers.length) history.scrollRestoration = 'manual'
  while (entries < layers.length) {
    entries++
    // Not by way of the router, which would take it for another page.
    History.prototype.pushState.call(history, { layer: entries }, '')
  }
  if (entries > layers.length) stepTo(layers.length)
}

function stepTo(layer: number): void {
  moving = true
  history.go(layer - entries)
}

function arrive(): void {
  entries = layerIn(history.state)
  if (entries === 0) history.scrollRestoration = 'auto'
  if (entries > layers.length && forward && navigation.canGoForward) {
    moving = true
    history.forward()
  } else if (moving) {
    moving = false
    agree()
  } else if (entries > layers.length) stepTo(layers.length)
  else for (const { close } of layers.slice(entries).reverse()) close()
}

// Comes before `popstate`.
globalThis.navigation?.addEventListener('currententrychange', ({ from }) => {
  forward = (navigation.currentEntry?.index ?? 0) > from.index
})
addEventListener('popstate', arrive)
// A page that was loaded anew has nothing open.
entries = layerIn(history.state)
agree()
