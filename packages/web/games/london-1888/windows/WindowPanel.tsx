import type { Failure, SessionState } from '@gaslight/client'
import { askedOf, decisionText, type LondonView, readOpen } from '@gaslight/london-1888'
import { useState } from 'react'
import { useFailureText } from '../../../app/failure.ts'
import { Button } from '../../../design/Button.tsx'
import type { Desk } from '../table/useDesk.ts'
import type { Words } from '../words.ts'
import { Countdown } from './Countdown.tsx'
import { useSilence } from './useSilence.ts'
import styles from './WindowPanel.module.css'

type OpenWindow = NonNullable<SessionState<LondonView>['window']>

interface WindowPanelProps {
  readonly desk: Desk
  /** Beside a board what is asked stays in sight. */
  readonly as: 'board' | 'text'
}

/**
 * A window in which others may interfere (7.8): all are told of it alike, those asked have their answers, and nothing of
 * what they say shows before it closes.
 */
export function WindowPanel({ desk, as }: WindowPanelProps) {
  const { state, session } = desk.game
  const { words } = desk.table
  const { window, view } = state
  const failureText = useFailureText()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const silence = useSilence(desk)
  if (window === null) return null
  const send = async (token: string) => {
    setBusy(true)
    const sent = await session.submit([token])
    setBusy(false)
    setFailure(sent.ok ? null : sent.error)
  }
  const { you, withdraw } = window
  const isAsked = you !== undefined && you.answer === null
  return (
    <section
      className={styles.window}
      data-as={as}
      data-asked={isAsked || undefined}
      aria-label={words.page('window.title')}
    >
      <div className={styles.head}>
        <p className={styles.title}>{words.page('window.title')}</p>
        {you !== undefined && <p className={styles.ask}>{askedOf(words, view)}</p>}
        {window.left !== undefined && <Countdown words={words} window={window} left={window.left} />}
      </div>
      {(you === undefined || window.asked.length > 1) && (
        <p className={styles.quiet}>
          {words.page('window.asked', { names: words.list(askedSeats(words, state, window)) })}
        </p>
      )}
      {!window.waits && window.left !== undefined && <p className={styles.quiet}>{words.page('window.closes')}</p>}
      {isAsked && silence !== null && (
        <p className={styles.quiet}>{words.page('window.silence', { answer: answerText(words, view, silence) })}</p>
      )}
      {isAsked && (
        <ul className={styles.answers}>
          {you.answers.map((token, index) => (
            <li key={token}>
              <Button kind={index === 0 ? 'secondary' : 'primary'} disabled={busy} onClick={() => void send(token)}>
                {answerText(words, view, token)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {you?.answer != null && <p>{words.page('window.answered', { answer: answerText(words, view, you.answer) })}</p>}
      {withdraw !== undefined && (
        <>
          <p>{words.page('offer.waiting')}</p>
          <Button disabled={busy} onClick={() => void send(withdraw)}>
            {words.page('offer.withdraw')}
          </Button>
        </>
      )}
      {failure !== null && (
        <p role="alert">{failure.illegal === undefined ? failureText(failure) : words.illegal(failure.illegal)}</p>
      )}
    </section>
  )
}

function askedSeats(words: Words, { info, view }: SessionState<LondonView>, { asked }: OpenWindow): string[] {
  return asked.map(role =>
    words.seat(
      view,
      info.seats.findIndex(seat => seat.role === role),
    ),
  )
}

/** A token of the notation as an answer in words. */
function answerText(words: Words, view: LondonView, token: string): string {
  const detail = readOpen(token)
  return detail === null ? token : decisionText(words, detail, view)
}
