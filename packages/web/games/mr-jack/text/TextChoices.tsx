import { positionOf } from '@gaslight/client'
import type { Character } from '@gaslight/mr-jack'
import { parseToken } from '@gaslight/mr-jack/refusals'
import { Send, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../design/Button.tsx'
import { ChoiceList, type TextChoice } from '../../../text/ChoiceList.tsx'
import { NotationInput } from '../../../text/NotationInput.tsx'
import { ROLES } from '../chronicle.ts'
import { decisionSentence } from '../labels.ts'
import { type Mode, modeOf, modesOf } from '../parts.ts'
import type { Table } from '../useTable.ts'
import type { Words } from '../words.ts'
import { choiceText } from './choiceText.ts'
import styles from './TextChoices.module.css'

interface TextChoicesProps {
  readonly table: Table
  readonly words: Words
}

/** Composing a turn in words: what is decided, every legal decision whole, the notation, and sending it. */
export function TextChoices({ table, words }: TextChoicesProps) {
  const { t } = useTranslation('table')
  const { play } = table
  const { draft } = play
  const send = useRef<HTMLButtonElement>(null)
  const isDone = draft?.done ?? false
  useEffect(() => {
    if (isDone) send.current?.focus()
  }, [isDone])
  if (draft === null) return <p>{t('text.nothing')}</p>

  const groups = modesOf(draft.choices).map((mode: Mode) => ({
    heading: words.page(`mode.${mode}`),
    choices: draft.choices
      .filter(choice => modeOf(choice.detail) === mode)
      .map(
        (choice): TextChoice => ({
          key: String(choice.decision),
          label: choiceText(words, choice.detail, table.scene),
          isGrave: choice.detail.kind === 'accusation',
          choose: () => table.decide(choice),
        }),
      ),
  }))
  const enter = (token: string): string | null => {
    const parsed = parseToken(positionOf(draft), token)
    if (!parsed.ok) return words.illegal(parsed.error)
    const choice = draft.choices.find(candidate => candidate.decision === parsed.value)
    if (choice === undefined) return t('refusal.nothing')
    table.decide(choice)
    return null
  }
  let character: Character | undefined = play.view.active?.character
  return (
    <div className={styles.choices}>
      {draft.steps.length > 0 && (
        <ol aria-label={t('compose.steps')}>
          {draft.steps.map((step, index) => {
            if (step.detail.kind === 'card') character = step.detail.character
            return (
              <li key={`${index} ${step.token}`}>
                {decisionSentence(words, step.detail, character, ROLES[draft.seat])}
              </li>
            )
          })}
        </ol>
      )}
      <div className={styles.actions}>
        {draft.done && (
          <Button ref={send} kind="primary" icon={Send} disabled={play.sending} onClick={() => void play.send()}>
            {t(play.sending ? 'compose.sending' : 'compose.send')}
          </Button>
        )}
        {table.canGoBack && (
          <Button icon={Undo2} disabled={play.sending} onClick={table.back}>
            {t('compose.undo')}
          </Button>
        )}
      </div>
      {!draft.done && (
        <>
          <ChoiceList key={draft.steps.length} filterHelp={words.page('text.filterHelp')} groups={groups} />
          <NotationInput help={words.page('text.notationHelp')} enter={enter} />
        </>
      )}
    </div>
  )
}
