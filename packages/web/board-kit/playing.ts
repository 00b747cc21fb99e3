/** What draws a film: its length in milliseconds (0 shows the end at once), a moment of it, and the way back to rest. */
export interface Projector {
  readonly lasts: number
  draw(time: number): void
  /** Takes everything away that `draw` has done. */
  clear(): void
}

/** The browser's animation frames, or a test's. */
export interface Frames {
  request(tick: (now: number) => void): number
  cancel(frame: number): void
}

export interface Playing {
  /** To the end at once. */
  skip(): void
  /** Takes the film away; `onEnd` is not called any more. */
  stop(): void
}

/** Runs a film. `onEnd` is called once at most: at the end, or when it is skipped. */
export function play({ lasts, draw, clear }: Projector, frames: Frames, onEnd: () => void): Playing {
  let running = true
  let started: number | undefined
  const halt = (): boolean => {
    if (!running) return false
    running = false
    frames.cancel(frame)
    clear()
    return true
  }
  const skip = () => {
    if (halt()) onEnd()
  }
  const tick = (now: number) => {
    started ??= now
    if (now - started >= lasts) return skip()
    draw(now - started)
    frame = frames.request(tick)
  }
  if (lasts > 0) draw(0)
  let frame = frames.request(tick)
  return { skip, stop: () => void halt() }
}
