import type { SessionState } from '@gaslight/client'
import type { MrJackView } from '@gaslight/mr-jack'
import { useEffect, useRef } from 'react'
import { useSpeaker } from '../../design/Toast.tsx'
import { lineOf } from './chronicle.ts'
import { aftermath, telling } from './sentences.ts'
import type { Words } from './words.ts'

/** Has everything that others and chance do read out, an activation at a time; of one's own turn only what followed. */
export function useAnnouncements(state: SessionState<MrJackView>, words: Words, ask: string): void {
  const { announce } = useSpeaker()
  const known = useRef({ audience: state.info.audience, count: state.moments.length })
  const asked = useRef('')
  useEffect(() => {
    const { moments, start, info } = state
    const from = known.current.audience === info.audience ? known.current.count : moments.length
    known.current = { audience: info.audience, count: moments.length }
    const told: string[] = []
    for (let at = from; at < moments.length; at++) {
      const line = lineOf(at === 0 ? start : moments[at - 1].view, moments[at], at)
      if (line === null) continue
      if (line.by === moments[at].view.audience)
        told.push(...line.effects.flatMap(effect => aftermath(words, effect) ?? []))
      else told.push(telling(words, line))
    }
    if (ask !== asked.current && ask !== '') told.push(ask)
    asked.current = ask
    if (told.length > 0) announce(told.join(' '))
  }, [state, words, ask, announce])
}
