const STORED = 'gaslight.recovered'
/** Milliseconds within which a page that was loaded anew for a missing part is not loaded anew again. */
const PATIENCE = 10_000

/**
 * A part of the page that is not there any more was made anew, with another name, while the page was open; where no worker
 * keeps the old ones, the whole page is loaded anew.
 */
export function recoverLostParts(): void {
  addEventListener('vite:preloadError', event => {
    if (!navigator.onLine || Date.now() - last() < PATIENCE) return
    event.preventDefault()
    try {
      sessionStorage.setItem(STORED, String(Date.now()))
    } catch {
      return
    }
    location.reload()
  })
}

function last(): number {
  try {
    return Number(sessionStorage.getItem(STORED))
  } catch {
    return Date.now()
  }
}
