import type { Moment, SessionState } from '@gaslight/client'
import type { Audience } from '@gaslight/core'
import type { Frame } from './kit.ts'

/** How many moments a looker has seen already when the page opens: everything up to its own last decision. */
export function seenAtFirst<V>(moments: readonly Moment<V>[], audience: Audience): number {
  if (typeof audience !== 'number') return moments.length
  return moments.findLastIndex(moment => moment.event.by === audience) + 1
}

/**
 * How many moments a looker has seen already where he comes in. A finished game opens with its end; whoever is at the table
 * when it ends still sees how it came to that.
 */
export function seenOnArrival<V>({ info, moments }: SessionState<V>): number {
  return info.status === 'over' ? moments.length : seenAtFirst(moments, info.audience)
}

/** Where a film goes on for whoever only watches and has more than a few frames before him; else null: with the next one. */
export function newestIfLate<Frame>(
  frames: readonly Frame[],
  step: number,
  audience: Audience,
): Frame | null | undefined {
  return audience === 'public' && frames.length - step > 5 ? frames.at(-2) : null
}

/**
 * The frames of everything that others and chance did from moment `from` on. What the looker decided is no news, but
 * what followed of itself is: the game's `frames` gets it without the decision.
 */
export function reel<V, Picture>(
  start: V,
  moments: readonly Moment<V>[],
  from: number,
  frames: (before: V, moment: Moment<V>, at: number) => readonly Frame<Picture>[],
): Frame<Picture>[] {
  const all: Frame<Picture>[] = []
  for (let at = from; at < moments.length; at++)
    all.push(...frames(at === 0 ? start : moments[at - 1].view, moments[at], at))
  return all
}
