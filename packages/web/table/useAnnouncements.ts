import type { SessionState } from '@gaslight/client'
import { useEffect, useRef } from 'react'
import { useSpeaker } from '../design/Toast.tsx'

/** What the moments from `from` on tell a looker, sentence by sentence: of his own decisions only what followed. */
export type Telling<V> = (state: SessionState<V>, from: number) => readonly string[]

/**
 * Has everything that others and chance do read out, of one's own decisions what followed, and what is asked now. While
 * `telling` is null, since it follows the first picture, all of it waits.
 */
export function useAnnouncements<V>(state: SessionState<V>, ask: string, telling: Telling<V> | null): void {
  const { announce } = useSpeaker()
  const known = useRef({ audience: state.info.audience, count: state.moments.length })
  const asked = useRef('')
  useEffect(() => {
    if (telling === null) return
    const { moments, info } = state
    const from = known.current.audience === info.audience ? known.current.count : moments.length
    known.current = { audience: info.audience, count: moments.length }
    const question = ask === asked.current ? '' : ask
    asked.current = ask
    const text = [...telling(state, from), question].filter(sentence => sentence !== '').join(' ')
    if (text !== '') announce(text)
  }, [state, ask, telling, announce])
}
