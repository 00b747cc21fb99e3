/** A build that has been fetched and waits until somebody wants it. */
let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

export function announceEdition(worker: ServiceWorker): void {
  waiting = worker
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export function onEdition(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isNewEdition(): boolean {
  return waiting !== null
}

/** Loads the page anew with the build that waits. */
export function takeEdition(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take over')
}
