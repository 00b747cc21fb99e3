import { type Session, type SessionState, type Talk, talkOf } from '@gaslight/client'
import { Send } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useFailureText } from '../app/failure.ts'
import { Button } from '../design/Button.tsx'
import { TextField } from '../design/Field.tsx'
import { useTranslation } from '../i18n/index.ts'
import type { Heard } from './channels.ts'
import styles from './TalkPanel.module.css'
import type { Wording } from './useTalk.ts'

interface TalkPanelProps {
  readonly session: Pick<Session, 'confer'>
  readonly state: SessionState<object>
  readonly heard: Heard
  /** Where the game has words of its own for who speaks, and for speech acts. */
  readonly wording?: Wording
  /** What else can be said than free words. */
  readonly children?: ReactNode
}

/** What those of one side say to one another, and a line to say more. */
export function TalkPanel({ session, state, heard, wording, children }: TalkPanelProps) {
  const { t } = useTranslation('table')
  const { channel, entries } = heard
  const said = talkOf(entries)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (said.length > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [said.length])
  return (
    <div className={styles.talk}>
      <p className={styles.quiet}>{t(`talk.readers.${channel.readers}`)}</p>
      {said.length === 0 ? (
        <p className={styles.quiet}>{t('talk.nothing')}</p>
      ) : (
        <ol ref={list} className={styles.list} aria-label={t('talk.title')}>
          {said.map(word => (
            <Word key={word.n} word={word} state={state} {...(wording === undefined ? {} : { wording })} />
          ))}
        </ol>
      )}
      {heard.mayConfer && children}
      {heard.mayConfer && <Say session={session} channel={channel.id} />}
    </div>
  )
}

interface WordProps extends Pick<TalkPanelProps, 'state' | 'wording'> {
  readonly word: Talk
}

function Word({ word, state, wording }: WordProps) {
  const { t: shell, language } = useTranslation('shell')
  const seat = state.info.seats[word.by]
  const at = new Date(word.at)
  return (
    <li className={styles.word} data-mine={seat?.you || undefined}>
      <span className={styles.by}>
        {wording?.who(word.by) ?? shell(`roles.${seat?.role ?? 'nobody'}`)}
        {seat?.name !== undefined && ` · ${seat.name}`}
        <time dateTime={word.at}>{at.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}</time>
      </span>
      <span>{wording?.said(word) ?? word.what.text}</span>
    </li>
  )
}

/** As long as a word may be on the wire. */
const LONGEST = 400

function Say({ session, channel }: { readonly session: TalkPanelProps['session']; readonly channel: string }) {
  const { t } = useTranslation('table')
  const failureText = useFailureText()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const say = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || busy) return
    setBusy(true)
    const said = await session.confer(channel, { kind: 'talk', text: text.trim() })
    setBusy(false)
    setProblem(said.ok ? null : failureText(said.error))
    if (said.ok) setText('')
  }
  return (
    <form className={styles.say} onSubmit={say}>
      <TextField
        label={t('talk.say')}
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        {...(problem === null ? {} : { error: problem })}
        onChange={event => setText(event.target.value)}
      />
      <Button type="submit" icon={Send} disabled={busy || text.trim() === ''}>
        {t('talk.send')}
      </Button>
    </form>
  )
}
