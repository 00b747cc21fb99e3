import { type SessionState, type Talk, talkOf } from '@gaslight/client'
import { useEffect, useRef } from 'react'
import { useSpeaker } from '../design/Toast.tsx'
import { saidOf } from '../i18n/clauses.ts'
import { useTranslation } from '../i18n/index.ts'
import { channelFor, type Heard } from './channels.ts'
import { useStored } from './stored.ts'

export interface Listening {
  readonly heard: Heard
  /** How many words others have said since the talk was last looked at. */
  readonly unread: number
}

/** How a game says who speaks, and what was said. */
export interface Wording {
  who(seat: number): string
  said(word: Talk): string
}

/** Follows what is said at the table and has it read out; null where nobody talks, or not for this looker's ears. */
export function useTalk(state: SessionState<object>, isOpen: boolean, wording?: Wording): Listening | null {
  const { t: shell } = useTranslation('shell')
  const { announce } = useSpeaker()
  const heard = channelFor(state, 'talk')
  const others = heard === null ? [] : talkOf(heard.entries).filter(({ by }) => !state.info.seats[by]?.you)
  const last = others.at(-1)
  const [read, setRead] = useStored('talk', state.info.id, String(state.info.audience), 0)
  const told = useRef(last?.n ?? 0)
  useEffect(() => {
    if (last === undefined || last.n <= told.current) return
    told.current = last.n
    const who = wording?.who(last.by) ?? shell(`roles.${state.info.seats[last.by]?.role ?? 'nobody'}`)
    announce(saidOf(who, wording?.said(last) ?? last.what.text ?? ''))
  }, [last, state.info.seats, announce, shell, wording])
  useEffect(() => {
    if (isOpen && last !== undefined && last.n > read) setRead(last.n)
  })
  if (heard === null || (!heard.hasCompany && heard.entries.length === 0)) return null
  return { heard, unread: isOpen ? 0 : others.filter(({ n }) => n > read).length }
}
