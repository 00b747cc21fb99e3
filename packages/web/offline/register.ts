import { announceEdition } from './edition.ts'

/** How often a page that stays open asks whether there is a new build, in milliseconds. */
const EVERY = 60 * 60 * 1000

/** Has the browser keep the whole page, and says when another build waits. Where it cannot, the page needs its server. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    watch(registration)
    registration.addEventListener('updatefound', () => watch(registration))
    setInterval(() => void registration.update().catch(() => {}), EVERY)
  } catch {
    // The browser forbids it, or the server could not be reached; the next visit tries again.
  }
}

/** The very first build needs no word: it is the one on show. */
function watch({ installing, waiting }: ServiceWorkerRegistration): void {
  if (navigator.serviceWorker.controller === null) return
  if (waiting !== null) announceEdition(waiting)
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') announceEdition(installing)
  })
}
