import type { SessionState } from '@gaslight/client'
import { aftermath, type LondonView, lineOf, telling } from '@gaslight/london-1888'
import { useEffect, useRef } from 'react'
import { useSpeaker } from '../../../design/Toast.tsx'
import type { Words } from '../words.ts'

/** Has everything that others and chance do read out, of one's own decisions what followed, and what is asked now. */
export function useAnnouncements(words: Words, state: SessionState<LondonView>, ask: string): void {
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
      if (line.by === line.after.audience)
        told.push(...line.effects.map(effect => aftermath(words, effect, line.after)))
      else told.push(telling(words, line))
    }
    if (ask !== asked.current && ask !== '') told.push(ask)
    asked.current = ask
    const text = told.filter(sentence => sentence !== '').join(' ')
    if (text !== '') announce(text)
  }, [words, state, ask, announce])
}
