import type { SessionState } from '@gaslight/client'
import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { lineOf } from '../chronicle/lines.ts'
import type { Way } from '../map/props.ts'
import { waysIn } from './frames.ts'

/** What has just moved, or in the past what moved in the moment looked at; of several ways of one piece the last. */
export function waysBefore(
  { start, moments }: Pick<SessionState<WhitechapelView>, 'start' | 'moments'>,
  past: number | null,
): readonly Way[] {
  const shown = past ?? moments.length
  const ways = new Map<string, Way>()
  for (let at = Math.max(0, shown - (past === null ? 6 : 1)); at < shown; at++) {
    const line = lineOf(at === 0 ? start : moments[at - 1].view, moments[at], at)
    for (const way of line === null ? [] : waysIn(line)) ways.set(wayKey(way, at), way)
  }
  return [...ways.values()]
}

function wayKey(way: Way, at: number): string {
  return way.kind === 'police' ? way.colour : `${way.kind} ${at}`
}
