import { useEffect, useMemo } from 'react'
import { reel } from '../../../table/film-reel.ts'
import { useStored } from '../../../table/stored.ts'
import { framesOf } from '../film/frames.ts'
import type { LondonPlay } from '../types.ts'

/** Nobody has looked yet: what has happened before is no news. */
const UNSEEN = -1

/**
 * How much others have done that this looker has seen neither in the film nor in the chronicle. What the film leaves out (a
 * card drawn, a pass, the end of a turn) is no news, nor is what it is about to show.
 */
export function useNews(
  { info, start, moments }: LondonPlay['state'],
  film: Pick<LondonPlay['film'], 'frame' | 'awaited'>,
  isOpen: boolean,
): number {
  const [seen, setSeen] = useStored('chronicle', info.id, String(info.audience), UNSEEN)
  const count = moments.length
  const shown = film.frame === null ? UNSEEN : film.frame.at + 1
  useEffect(() => {
    if ((isOpen || seen === UNSEEN) && seen !== count) setSeen(count)
    else if (shown > seen) setSeen(shown)
  })
  const isKnown = isOpen || seen === UNSEEN || film.frame !== null || film.awaited !== null
  return useMemo(() => (isKnown ? 0 : newsFrom({ start, moments }, seen)), [isKnown, start, moments, seen])
}

/** How many of the moments from `seen` on tell what others did. */
export function newsFrom({ start, moments }: Pick<LondonPlay['state'], 'start' | 'moments'>, seen: number): number {
  return reel(start, moments, seen, framesOf).filter(({ picture }) => picture.line.by !== 'chance').length
}
