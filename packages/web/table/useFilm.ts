import type { SessionState } from '@gaslight/client'
import { useEffect, useMemo, useState } from 'react'
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

/** Plays what happened since the looker last saw the table, frame after frame. */
export function useFilm<V, Picture>(
  kit: Pick<Kit<never, V, never, Picture>, 'frames'>,
  state: SessionState<V>,
  speed: FilmSpeed,
): Film<Picture> {
  const { start, moments, info } = state
  const [seen, setSeen] = useState(() => seenOnArrival(state))
  const [step, setStep] = useState(0)
  const from = Math.min(seen, moments.length)

  const frames = useMemo(() => {
    if (speed === 'off') return []
    return kit.frames && reel(start, moments, from, kit.frames)
  }, [kit.frames, start, moments, from, speed])
  const next = frames?.[step]
  // What is shown does not begin anew because more has happened.
  const frame = useMemo(() => next ?? null, [start, from, step, !next])
  const rewind = (moment: number) => {
    setSeen(moment)
    setStep(0)
  }
  const skip = () => rewind(moments.length)
  const ended = () => {
    const newest = frames && newestIfLate(frames, step, info.audience)
    if (newest) rewind(newest.at)
    else setStep(step + 1)
  }

  useEffect(() => {
    // What cannot be shown yet has not been seen; of what shows nothing there is no need to take note at once.
    if (frames !== null && frame === null && (moments.length - seen > 20 || step !== 0)) skip()
  }, [frames, frame, moments.length, seen, step])
  useEffect(() => {
    if (frame === null || frame.moves) return
    const timer = setTimeout(ended, STANDS[speed])
    return () => clearTimeout(timer)
  }, [frame, speed])

  const awaited = frames === null && from < moments.length ? from : null
  return { frame, awaited, ended, skip, rewind }
}
