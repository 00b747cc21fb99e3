import type { Moment } from '@gaslight/client'
import type { MrJackView } from '@gaslight/mr-jack'
import { seenAtFirst } from '../../table/film-reel.ts'
import { stageOf } from './aids.ts'
import type { Way } from './board/props.ts'
import { lineOf } from './chronicle.ts'

/**
 * The ways that stay on the board: in the present what others walked since the looker's last decision, in the past
 * what was walked in the moment looked at. Spectators (seat null) see the ways of the last activation.
 */
export function marksSince(
  start: MrJackView,
  moments: readonly Moment<MrJackView>[],
  past: number | null,
  seat: number | null,
): readonly Way[] {
  if (past !== null) return past === 0 ? [] : waysOf(start, moments, past - 1)
  const from =
    seat === null ? moments.findLastIndex(moment => moment.view.state === 'card') : seenAtFirst(moments, seat)
  const ways: Way[] = []
  for (let at = Math.max(0, from); at < moments.length; at++) ways.push(...waysOf(start, moments, at))
  return ways
}

function waysOf(start: MrJackView, moments: readonly Moment<MrJackView>[], at: number): readonly Way[] {
  const before = at === 0 ? start : moments[at - 1].view
  const line = lineOf(before, moments[at], at)
  return line === null ? [] : stageOf(before, line.told, line.character)
}
