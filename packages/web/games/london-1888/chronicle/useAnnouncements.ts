import type { SessionState } from '@gaslight/client'
import { aftermath, type LondonView, linesFrom, telling } from '@gaslight/london-1888'
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
    const told = linesFrom(start, moments, from).flatMap(line =>
      line.by === line.after.audience
        ? line.effects.map(effect => aftermath(words, effect, line.after))
        : [telling(words, line)],
    )
    if (ask !== asked.current && ask !== '') told.push(ask)
    asked.current = ask
    const text = told.filter(sentence => sentence !== '').join(' ')
    if (text !== '') announce(text)
  }, [words, state, ask, announce])
}
