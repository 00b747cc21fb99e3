import type { RefObject } from 'react'
import { usePart } from '../../../app/usePart.ts'
import { clip } from '../../../table/past.ts'
import { useKeptDraft } from '../../../table/useKeptDraft.ts'
import { useKeptFocus } from '../../../table/useKeptFocus.ts'
import { type KeyActions, useKeys } from '../../../table/useKeys.ts'
import { consequences } from '../kit.ts'
import type { Aids } from './useAids.ts'
import type { Desk } from './useDesk.ts'

interface KeysProps {
  readonly desk: Desk
  readonly aids: Aids
  /** Where the map is found. */
  readonly stage: RefObject<HTMLElement | null>
}

/** Listens to single keys wherever the focus is, and keeps that and what is composed at the table; draws nothing. */
export function Keys({ desk, aids, stage }: KeysProps) {
  // The map itself goes on from there.
  const toMap = () => stage.current?.querySelector<HTMLElement>('[role="application"]')?.focus()
  const moments = desk.replaying.state.moments.length
  useKeptFocus(stage)
  useKeptDraft(desk.game.id, desk.table.play, usePart(consequences) !== null)
  useKeys({ ...keysOf(desk, aids, moments), n: toMap, p: toMap }, desk.table.preferences.keys)
  return null
}

/** What single keys do at the table; the map has its own. */
export function keysOf({ table, reading }: Desk, aids: Pick<Aids, 'inHand' | 'setTool'>, moments: number): KeyActions {
  const { play } = table
  const { past } = play
  // Whatever is in hand: a tool, or what a click on the map supposes.
  const putAway = aids.inHand ? () => aids.setTool(null) : undefined
  return {
    Escape:
      play.film.frame !== null ? play.film.skip : past !== null ? () => play.lookAt(null) : (putAway ?? table.back),
    // Nothing is sent while something is in hand: what is sent is not on the screen.
    Enter: !aids.inHand && play.draft?.done ? () => void play.send() : undefined,
    '?': reading.showKeys,
    Comma: () => play.lookAt(Math.max(0, (past ?? moments) - 1)),
    Period: () => play.lookAt(clip((past ?? moments) + 1, moments)),
  }
}
