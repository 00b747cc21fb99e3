import { positionOf } from '@gaslight/client'
import { Send, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../design/Button.tsx'
import { useTranslation } from '../../../i18n/index.ts'
import { ChoiceList, type TextChoice } from '../../../text/ChoiceList.tsx'
import { NotationInput } from '../../../text/NotationInput.tsx'
import { decisionText } from '../chronicle/sentences.ts'
import type { WhitechapelChoice } from '../composing/compose.ts'
import { MODES, modeOf } from '../composing/parts.ts'
import { isGrave, type Table } from '../table/useTable.ts'
import styles from './TextChoices.module.css'

/** Composing a turn in words: what is decided, every legal decision whole, the notation, and sending it. */
export function TextChoices({ table }: { readonly table: Table }) {
  const { t } = useTranslation('table')
  const { words, play, scene } = table
  const { draft } = play
  const send = useRef<HTMLButtonElement>(null)
  const isDone = draft?.done ?? false
  useEffect(() => {
    if (isDone) send.current?.focus()
  }, [isDone])
  if (draft === null) return <p>{t('text.nothing')}</p>

  const textChoice = (choice: WhitechapelChoice): TextChoice => ({
    key: String(choice.decision),
    label: decisionText(words, choice.detail),
    isGrave: isGrave(choice),
    choose: () => table.decide(choice),
  })
  const byMode = Map.groupBy(draft.choices, ({ detail }) => modeOf(detail, scene))
  const groups = [null, ...MODES].flatMap(mode => {
    const choices = byMode.get(mode)
    const heading = words.page(mode === null ? 'mode.plainly' : `mode.${mode}`)
    return choices === undefined ? [] : [{ heading, choices: choices.map(textChoice) }]
  })
  const enter = async (token: string): Promise<string | null> => {
    const { parseToken } = await import('../composing/refuse.ts')
    const parsed = parseToken(positionOf(draft), token)
    if (!parsed.ok) return words.illegal(parsed.error)
    const choice = draft.choices.find(candidate => candidate.decision === parsed.value)
    if (choice === undefined) return t('refusal.nothing')
    table.decide(choice)
    return null
  }
  return (
    <div className={styles.choices}>
      {draft.steps.length > 0 && (
        <ol aria-label={t('compose.steps')}>
          {draft.steps.map((step, index) => (
            <li key={`${index} ${step.token}`}>{decisionText(words, step.detail)}</li>
          ))}
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
