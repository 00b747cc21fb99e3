import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { type Frames, type Playing, type Projector, play } from './playing.ts'

const FRAMES: Frames = {
  request: tick => requestAnimationFrame(tick),
  cancel: frame => cancelAnimationFrame(frame),
}

/**
 * Runs a film by animation frames, outside React's rendering. `film` is compared by identity: each new one starts
 * anew. `onEnd` is called once for each, at its end or when the returned function skips it.
 */
export function useFilm<Film extends object>(
  film: Film | null,
  projectorOf: (film: Film) => Projector,
  onEnd: () => void,
): () => void {
  const latest = useRef({ projectorOf, onEnd })
  const ended = useRef<Film | null>(null)
  const playing = useRef<Playing | null>(null)
  useLayoutEffect(() => {
    latest.current = { projectorOf, onEnd }
  })

  useLayoutEffect(() => {
    if (!film || ended.current === film) return
    const running = play(latest.current.projectorOf(film), FRAMES, () => {
      ended.current = film
      latest.current.onEnd()
    })
    playing.current = running
    return () => {
      running.stop()
      playing.current = null
    }
  }, [film])

  // A page in the background gets no frames; its film would never end.
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') playing.current?.skip()
    }
    document.addEventListener('visibilitychange', hidden)
    return () => document.removeEventListener('visibilitychange', hidden)
  }, [])

  return useCallback(() => playing.current?.skip(), [])
}
