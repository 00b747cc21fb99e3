import { Send, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../design/Button.tsx'
import { useTranslation } from '../i18n/index.ts'
import type { Composable } from '../table/Composing.tsx'
import { ChoiceList, type ChoiceListProps } from './ChoiceList.tsx'
import { NotationInput } from './NotationInput.tsx'
import styles from './TextTurn.module.css'

interface TextTurnProps extends ChoiceListProps {
  readonly play: Composable
  /** What is decided so far. */
  readonly steps: readonly { readonly token: string; readonly text: string }[]
  /** One step back; null where there is none. */
  readonly back: (() => void) | null
  readonly notationHelp: string
  /** Takes a token; answers with what is wrong with it, or null. */
  enter(token: string): Promise<string | null>
}

/** Composing a turn in words: what is decided, every legal decision whole, the notation, and sending it. */
export function TextTurn({ play, steps, back, notationHelp, enter, ...list }: TextTurnProps) {
  const { t } = useTranslation('table')
  const send = useRef<HTMLButtonElement>(null)
  const isDone = play.draft?.done ?? false
  useEffect(() => {
    if (isDone) send.current?.focus()
  }, [isDone])
  return (
    <div className={styles.choices}>
      {steps.length > 0 && (
        <ol aria-label={t('compose.steps')}>
          {steps.map(({ token, text }, index) => (
            <li key={`${index} ${token}`}>{text}</li>
          ))}
        </ol>
      )}
      <div className={styles.actions}>
        {isDone && (
          <Button ref={send} kind="primary" icon={Send} disabled={play.sending} onClick={() => void play.send()}>
            {t(play.sending ? 'compose.sending' : 'compose.send')}
          </Button>
        )}
        {back !== null && (
          <Button icon={Undo2} disabled={play.sending} onClick={back}>
            {t('compose.undo')}
          </Button>
        )}
      </div>
      {!isDone && (
        <>
          <ChoiceList key={steps.length} {...list} />
          <NotationInput help={notationHelp} enter={enter} />
        </>
      )}
    </div>
  )
}
