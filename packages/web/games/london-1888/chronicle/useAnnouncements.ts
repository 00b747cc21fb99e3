import type { SessionState } from '@gaslight/client'
import type { LondonView } from '@gaslight/london-1888'
import { useEffect, useRef } from 'react'
import { useSpeaker } from '../../../design/Toast.tsx'
import type { Words } from '../words.ts'

/** Has everything that others and chance do read out, of one's own decisions what followed, and what is asked now. */
export function useAnnouncements(words: Words, state: SessionState<LondonView>, ask: string): void {
  const { announce } = useSpeaker()
  const known = useRef({ audience: state.info.audience, count: state.moments.length })
  const asked = useRef('')
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  useEffect(() => {
    const { moments, info } = state
    const from = known.current.audience === info.audience ? known.current.count : moments.length
    known.current = { audience: info.audience, count: moments.length }
    const question = ask === asked.current ? '' : ask
    asked.current = ask
    const say = (told: readonly string[]) => {
      const text = [...told, question].filter(sentence => sentence !== '').join(' ')
      // The screen may have gone to somebody else meanwhile.
      if (text !== '' && !gone.current) announce(text)
    }
    if (from === moments.length) say([])
    else void import('../film/happened.ts').then(({ announcedFrom }) => say(announcedFrom(words, state, from)))
  }, [words, state, ask, announce])
}
