import { clip } from '../../../table/past.ts'
import { type KeyActions, useKeys } from '../../../table/useKeys.ts'
import type { Aids } from './useAids.ts'
import type { Desk } from './useDesk.ts'

interface KeysProps {
  readonly desk: Desk
  readonly aids: Aids
}

/** Listens to single keys wherever the focus is; draws nothing. */
export function Keys({ desk, aids }: KeysProps) {
  useKeys(keysOf(desk, aids, desk.replaying.state.moments.length), desk.table.preferences.keys)
  return null
}

/** What single keys do at the table; the map has its own. */
function keysOf({ table, reading }: Desk, aids: Aids, moments: number): KeyActions {
  const { play } = table
  const { past } = play
  const putAway = aids.tool === null ? undefined : () => aids.setTool(null)
  return {
    Escape:
      play.film.frame !== null ? play.film.skip : past !== null ? () => play.lookAt(null) : (putAway ?? table.back),
    Enter: play.draft?.done ? () => void play.send() : undefined,
    '?': reading.showKeys,
    Comma: () => play.lookAt(Math.max(0, (past ?? moments) - 1)),
    Period: () => play.lookAt(clip((past ?? moments) + 1, moments)),
  }
}
