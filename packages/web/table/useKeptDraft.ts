import { asked, type Draft, type Posed } from '@gaslight/client'
import type { Decision } from '@gaslight/core'
import { useEffect, useRef } from 'react'
import { whenIdle } from '../app/idle.ts'
import { keepDraft, keptDraft } from './kept-draft.ts'
import type { Play } from './usePlay.ts'

type Keeping<P extends Posed, V, D extends { kind: string }> = Pick<
  Play<P, V, D, never>,
  'state' | 'seat' | 'decide'
> & { readonly draft: Draft<P, D> | null }

/**
 * Keeps what a seat has composed and not sent in this tab, so that a page that is loaded anew has it again. It belongs to the
 * seat alone: whoever else looks at this screen has no draft, or another one. `ready`: whether something can be decided yet.
 */
export function useKeptDraft<P extends Posed, V, D extends { kind: string }>(
  game: string,
  { state, seat, draft, decide }: Keeping<P, V, D>,
  ready: boolean,
): void {
  // What is left to be decided anew of what was kept, by the view on which it was composed.
  const left = useRef<{ readonly on: V | null; decisions: readonly Decision[] }>({ on: null, decisions: [] })
  const writing = useRef<Writing>(NOTHING)
  useEffect(() => {
    const finish = () => writing.current.now()
    addEventListener('pagehide', finish)
    return () => {
      removeEventListener('pagehide', finish)
      finish()
    }
  }, [])
  useEffect(() => {
    if (seat === null || draft === null || !ready) return
    const store = tabStore()
    if (store === null) return
    const place = { game, seat, at: state.moments.length }
    if (left.current.on !== state.view) left.current = { on: state.view, decisions: keptDraft(store, place) }
    const [next, ...later] = left.current.decisions
    const isLegal = draft.choices.some(({ decision }) => decision === next)
    left.current.decisions = isLegal ? later : []
    if (next !== undefined && isLegal) decide(next)
    else {
      writing.current.leave()
      writing.current = postponed(() => keepDraft(store, place, asked(draft)))
    }
  })
}

interface Writing {
  /** Does it at once, unless it is done. */
  now(): void
  leave(): void
}

const NOTHING: Writing = { now() {}, leave() {} }

/** Writing takes longer than drawing what was decided: it follows when the page is idle, or leaves. */
function postponed(write: () => void): Writing {
  let isOver = false
  const now = () => {
    if (isOver) return
    isOver = true
    stop()
    write()
  }
  const stop = whenIdle(now)
  return {
    now,
    leave() {
      isOver = true
      stop()
    },
  }
}

/** Null where the browser forbids storage: then a draft lasts as long as the page. */
function tabStore(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
