import type { Moment } from '@gaslight/client'
import { seenAtFirst } from '../../../table/film-reel.ts'
import { lineOf } from '../chronicle/chronicle.ts'
import type { JackTypes, Title } from '../title.ts'

/**
 * The ways that stay on the board: in the present what others walked since the looker's last decision, in the past
 * what was walked in the moment looked at. Spectators (seat null) see the ways of the last activation.
 */
export function marksSince<T extends JackTypes>(
  title: Title<T>,
  start: T['view'],
  moments: readonly Moment<T['view']>[],
  past: number | null,
  seat: number | null,
): readonly T['way'][] {
  const waysAt = (at: number): readonly T['way'][] => {
    const before = at === 0 ? start : moments[at - 1].view
    const line = lineOf(title, before, moments[at], at)
    return line === null ? [] : title.stageOf(before, line.told, line.character ?? undefined)
  }
  if (past !== null) return past === 0 ? [] : waysAt(past - 1)
  const from =
    seat === null ? moments.findLastIndex(moment => moment.view.state === 'card') : seenAtFirst(moments, seat)
  const ways: T['way'][] = []
  for (let at = Math.max(0, from); at < moments.length; at++) ways.push(...waysAt(at))
  return ways
}
