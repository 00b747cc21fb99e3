import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'

interface FilmPlayer {
  /** How long the film runs, in milliseconds; 0 shows its end at once. */
  readonly lasts: number
  /** Draws the film at a time. */
  draw(time: number): void
  /** Takes everything away that `draw` has done. */
  clear(): void
}

/**
 * Runs a film by animation frames, outside React's rendering. `film` is compared by identity: each new one starts
 * anew. `onEnd` is called once for each, at its end or when the returned function skips it.
 */
export function useFilm<Film extends object>(
  film: Film | null,
  player: (film: Film) => FilmPlayer,
  onEnd: () => void,
): () => void {
  const latest = useRef({ player, onEnd })
  const ended = useRef<Film | null>(null)
  const skip = useRef<() => void>(() => {})
  useLayoutEffect(() => {
    latest.current = { player, onEnd }
  })

  useLayoutEffect(() => {
    if (!film || ended.current === film) return
    const { lasts, draw, clear } = latest.current.player(film)
    let frame = 0
    let started: number | undefined
    const end = () => {
      cancelAnimationFrame(frame)
      skip.current = () => {}
      clear()
      if (ended.current === film) return
      ended.current = film
      latest.current.onEnd()
    }
    const tick = (now: number) => {
      started ??= now
      const time = now - started
      if (time >= lasts) return end()
      draw(time)
      frame = requestAnimationFrame(tick)
    }
    skip.current = end
    if (lasts > 0) draw(0)
    frame = requestAnimationFrame(tick)
    return () => {
      cancelAnimationFrame(frame)
      skip.current = () => {}
      clear()
    }
  }, [film])

  // A page in the background gets no frames; its film would never end.
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') skip.current()
    }
    document.addEventListener('visibilitychange', hidden)
    return () => document.removeEventListener('visibilitychange', hidden)
  }, [])

  return useCallback(() => skip.current(), [])
}
