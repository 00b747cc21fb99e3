import type { Session } from '@gaslight/client'
import { SPEECH_ACTS } from '@gaslight/core'
import type { LondonView } from '@gaslight/london-1888'
import { useState } from 'react'
import { useFailureText } from '../../../app/failure.ts'
import { Button } from '../../../design/Button.tsx'
import { Select } from '../../../design/Field.tsx'
import type { Words } from '../words.ts'
import styles from './SpeechForm.module.css'

interface SpeechFormProps {
  readonly words: Words
  readonly view: LondonView
  readonly session: Pick<Session, 'confer'>
  readonly channel: string
}

/** Accusing, vouching, asking, promising: said so that everybody understands it, computers too. It binds nobody. */
export function SpeechForm({ words, view, session, channel }: SpeechFormProps) {
  const failureText = useFailureText()
  const others = Object.keys(view.players).filter(seat => Number(seat) !== view.audience)
  const [seat, setSeat] = useState(others[0] ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const say = async (act: (typeof SPEECH_ACTS)[number]) => {
    setBusy(true)
    const said = await session.confer(channel, { kind: 'speech', act, seat: Number(seat) })
    setBusy(false)
    setProblem(said.ok ? null : failureText(said.error))
  }
  return (
    <fieldset className={styles.speech}>
      <legend>{words.page('speech.title')}</legend>
      <Select
        label={words.page('speech.about')}
        choices={others.map(value => ({ value, label: words.seat(view, Number(value)) }))}
        value={seat}
        onChoose={setSeat}
      />
      <div className={styles.acts}>
        {SPEECH_ACTS.map(act => (
          <Button key={act} disabled={busy || seat === ''} onClick={() => void say(act)}>
            {words.page(`speech.act.${act}`)}
          </Button>
        ))}
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
    </fieldset>
  )
}
