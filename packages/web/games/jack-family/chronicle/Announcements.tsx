import { useEffect, useRef } from 'react'
import { useSpeaker } from '../../../design/Toast.tsx'
import type { Desk } from '../table/useDesk.ts'
import type { JackTypes } from '../title.ts'
import { lineOf } from './chronicle.ts'
import { follows, telling } from './sentences.ts'

interface AnnouncementsProps<T extends JackTypes> {
  readonly desk: Desk<T>
}

/**
 * Has everything that others and chance do read out, an activation at a time; of one's own turn only what followed. Draws
 * nothing.
 */
export function Announcements<T extends JackTypes>({ desk }: AnnouncementsProps<T>) {
  const { table, status } = desk
  const { title, words } = table
  const { state } = desk.game
  const ask = status.isMine ? status.what : ''
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
  return null
}
