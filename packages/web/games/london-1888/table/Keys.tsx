import type { RefObject } from 'react'
import { usePart } from '../../../app/usePart.ts'
import { clip } from '../../../table/past.ts'
import { useKeptDraft } from '../../../table/useKeptDraft.ts'
import { useKeptFocus } from '../../../table/useKeptFocus.ts'
import { type KeyActions, useKeys } from '../../../table/useKeys.ts'
import { LETTERS } from '../composing/acts.ts'
import { consequences } from '../kit.ts'
import { useBoardKeys } from './useBoardKeys.ts'
import type { Desk } from './useDesk.ts'

interface KeysProps {
  readonly desk: Desk
  readonly stage: RefObject<HTMLElement | null>
}

/** Listens to single keys wherever the focus is, keeps that at the table, and what is composed over a reload; draws nothing. */
export function Keys({ desk, stage }: KeysProps) {
  useKeptFocus(stage)
  useKeptDraft(desk.game.id, desk.table.play, usePart(consequences) !== null)
  useBoardKeys(desk.table.preferences.keys)
  useKeys(keysOf(desk, desk.replaying.state.moments.length), desk.table.preferences.keys)
  return null
}

/** What single keys do at the table; the board has its own. */
function keysOf({ table, reading }: Desk, moments: number): KeyActions {
  const { play } = table
  const { past } = play
  return {
    ...actKeys(table),
    Escape: play.film.frame !== null ? play.film.skip : past !== null ? () => play.lookAt(null) : table.back,
    Enter: play.draft?.done ? () => void play.send() : undefined,
    '?': reading.showKeys,
    Comma: () => play.lookAt(Math.max(0, (past ?? moments) - 1)),
    Period: () => play.lookAt(clip((past ?? moments) + 1, moments)),
  }
}

/** The decisions by their letters, `r` for the roll, `t` for the end of the turn. */
function actKeys({ composing, play, decide, chooseMode }: Desk['table']): KeyActions {
  if (composing === null || composing.chosen) return {}
  const choices = play.draft?.choices ?? []
  const keys: { [key: string]: () => void } = {}
  for (const [act, key] of [['roll', 'r'], ['end', 't'], ...Object.entries(LETTERS)]) {
    const first = choices.find(({ detail }) => detail.kind === act)
    if (first === undefined) continue
    const mode = composing.modes.find(candidate => candidate === act)
    keys[key] = mode === undefined ? () => decide(first) : () => chooseMode(mode)
  }
  return keys
}
