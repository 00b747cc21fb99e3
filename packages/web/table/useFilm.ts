import type { SessionState } from '@gaslight/client'
import { type RefObject, useEffect, useMemo, useReducer, useState } from 'react'
import type { FilmSpeed } from '../board-kit/film.ts'
import { newestIfLate, reel, seenOnArrival } from './film-reel.ts'
import type { Frame, Kit } from './kit.ts'

/** How long a frame stands in which nothing moves, in milliseconds. */
const STANDS: { readonly [speed in FilmSpeed]: number } = { slow: 1400, normal: 900, fast: 450, off: 0 }

export interface Film<Picture> {
  /** The frame that is shown now; null when the film is over. */
  readonly frame: Frame<Picture> | null
  /** From which moment on a film is to be shown that has not come yet; else null. */
  readonly awaited: number | null
  /** The board has shown the frame's movements. */
  ended(): void
  skip(): void
  /** Plays once more what happened from this moment on. */
  rewind(moment: number): void
}

/** So many frames of what happened from a moment on have been shown, in the log that begins with `of`. */
interface Place {
  readonly of: unknown
  readonly from: number
  readonly step: number
}

/** Plays what happened since the looker last saw the table, frame after frame. */
export function useFilm<V, Picture>(
  kit: Pick<Kit<never, V, never, Picture>, 'frames'>,
  state: SessionState<V>,
  speed: FilmSpeed,
): Film<Picture> {
  const { start, moments, info } = state
  // No state: what shows nothing is seen without a drawing of its own, of which a table at full speed would ask too many.
  const [place] = useState<RefObject<Place>>(() => ({ current: { of: start, from: seenOnArrival(state), step: 0 } }))
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  // What other eyes have seen of a game that is over is no news.
  if (place.current.of !== start && info.status === 'over') place.current = { of: start, from: moments.length, step: 0 }
  const here = place.current
  const from = Math.min(here.from, moments.length)
  const { step } = here

  const frames = useMemo(() => {
    if (speed === 'off') return []
    return kit.frames && reel(start, moments, from, kit.frames)
  }, [kit.frames, start, moments, from, speed])
  const next = frames?.[step]
  // What is shown does not begin anew because more has happened.
  const frame = useMemo(() => next ?? null, [start, from, step, !next])
  const goTo = (from: number, step: number) => {
    place.current = { of: start, from, step }
    redraw()
  }
  const rewind = (moment: number) => goTo(moment, 0)
  const skip = () => rewind(moments.length)
  const ended = () => {
    const newest = frames && newestIfLate(frames, step, info.audience)
    if (newest) rewind(newest.at)
    else goTo(place.current.from, step + 1)
  }

  useEffect(() => {
    // What cannot be shown yet has not been seen.
    if (frames !== null && frame === null && place.current === here)
      place.current = { of: start, from: moments.length, step: 0 }
  })
  useEffect(() => {
    if (frame === null || frame.moves) return
    const timer = setTimeout(ended, STANDS[speed])
    return () => clearTimeout(timer)
  }, [frame, speed])

  const awaited = frames === null && from < moments.length ? from : null
  return { frame, awaited, ended, skip, rewind }
}
