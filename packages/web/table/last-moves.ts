import type { SessionState } from '@gaslight/client'

/**
 * The moment from which the last moves are worth seeing once more. A seat sees what others did last, from its own decision
 * before that on; whoever only watches sees all that the last one to decide did in a row. What chance adds follows from them.
 */
export function lastMoves({ info, moments }: Pick<SessionState<unknown>, 'info' | 'moments'>): number {
  const { audience } = info
  const by = moments.map(({ event }) => event.by)
  if (typeof audience === 'number') {
    const last = by.findLastIndex(who => who !== 'chance' && who !== audience)
    return by.lastIndexOf(audience, last) + 1
  }
  const decider = by.findLast(who => who !== 'chance') ?? 'chance'
  const before = by.findLastIndex(who => who !== 'chance' && who !== decider)
  return Math.max(0, by.indexOf(decider, before + 1))
}
