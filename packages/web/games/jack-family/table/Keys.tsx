import type { RefObject } from 'react'
import { clip } from '../../../table/past.ts'
import { useKeptDraft } from '../../../table/useKeptDraft.ts'
import { useKeptFocus } from '../../../table/useKeptFocus.ts'
import { type KeyActions, useKeys } from '../../../table/useKeys.ts'
import type { JackTypes } from '../title.ts'
import type { Desk } from './useDesk.ts'

interface KeysProps<T extends JackTypes> {
  readonly desk: Desk<T>
  /** Where the board is found. */
  readonly stage: RefObject<HTMLElement | null>
}

/** Listens to single keys wherever the focus is, keeps that at the table, and what is composed over a reload; draws nothing. */
export function Keys<T extends JackTypes>({ desk, stage }: KeysProps<T>) {
  // The board itself goes on from there.
  const toBoard = () => stage.current?.querySelector<HTMLElement>('[role="application"]')?.focus()
  const moments = desk.replaying.state.moments.length
  useKeptFocus(stage)
  useKeptDraft(desk.game.id, desk.table.play, true)
  useKeys({ ...keysOf(desk, moments), n: toBoard, p: toBoard }, desk.table.preferences.keys)
  return null
}

/** What single keys do at the table; the board has its own. */
function keysOf<T extends JackTypes>({ table, reading }: Desk<T>, moments: number): KeyActions {
  const { title, play, composing } = table
  const names = Object.keys(table.scene.cards).sort()
  const card = (index: number) =>
    composing?.mode === 'card' && index < names.length ? () => table.point(title.named(names[index])) : undefined
  const { past } = play
  return {
    Escape: play.film.frame !== null ? play.film.skip : past !== null ? () => play.lookAt(null) : table.back,
    Enter: play.draft?.done ? () => void play.send() : composing?.ready != null ? table.finish : undefined,
    '?': reading.showKeys,
    '1': card(0),
    '2': card(1),
    '3': card(2),
    '4': card(3),
    Comma: () => play.lookAt(Math.max(0, (past ?? moments) - 1)),
    Period: () => play.lookAt(clip((past ?? moments) + 1, moments)),
  }
}
