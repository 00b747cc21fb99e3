/** Takes a step when the page has nothing else to do, and soon in any case; answers with how to leave it. */
export function whenIdle(take: () => void): () => void {
  // Safari does not tell when it is idle.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(take, 60)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(take, { timeout: 200 })
  return () => cancelIdleCallback(idle)
}
