import type { SessionState } from '@gaslight/client'
import { useEffect, useRef } from 'react'
import { useSpeaker } from '../../../design/Toast.tsx'
import type { JackTypes, Title } from '../title.ts'
import type { Words } from '../words.ts'
import { lineOf } from './chronicle.ts'
import { follows, telling } from './sentences.ts'

/** Has everything that others and chance do read out, an activation at a time; of one's own turn only what followed. */
export function useAnnouncements<T extends JackTypes>(
  title: Title<T>,
  words: Words,
  state: SessionState<T['view']>,
  ask: string,
): void {
  const { announce } = useSpeaker()
  const known = useRef({ audience: state.info.audience, count: state.moments.length })
  const asked = useRef('')
  useEffect(() => {
    const { moments, start, info } = state
    const from = known.current.audience === info.audience ? known.current.count : moments.length
    known.current = { audience: info.audience, count: moments.length }
    const told: string[] = []
    for (let at = from; at < moments.length; at++) {
      const line = lineOf(title, at === 0 ? start : moments[at - 1].view, moments[at], at)
      if (line === null) continue
      if (line.by === moments[at].view.audience) told.push(...follows(title, words, line))
      else told.push(telling(title, words, line))
    }
    if (ask !== asked.current && ask !== '') told.push(ask)
    asked.current = ask
    if (told.length > 0) announce(told.join(' '))
  }, [title, words, state, ask, announce])
}
