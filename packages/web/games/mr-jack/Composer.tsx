import { Check, Send, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../design/Button.tsx'
import styles from './Composer.module.css'
import { ROLES } from './chronicle.ts'
import { decisionSentence, offerLabel } from './labels.ts'
import { keyOf, type Mode } from './parts.ts'
import type { Table } from './useTable.ts'
import type { Words } from './words.ts'

interface ComposerProps {
  readonly table: Table
  readonly words: Words
}

/** Composing a turn: what is decided already, the ways to go on, every choice as a button, and sending it. */
export function Composer({ table, words }: ComposerProps) {
  const { t } = useTranslation('table')
  const { composing, play } = table
  const send = useRef<HTMLButtonElement>(null)
  const isDone = play.draft?.done ?? false
  // Whoever composed the turn with the keyboard goes on with Enter.
  useEffect(() => {
    if (isDone) send.current?.focus({ preventScroll: true })
  }, [isDone])
  if (play.draft === null) return null
  return (
    <div className={styles.composer}>
      <Steps table={table} words={words} />
      {composing !== null && composing.modes.length > 1 && <Modes table={table} words={words} />}
      {composing !== null && composing.modes.length > 1 && table.active !== undefined && (
        <p className={styles.timing}>{words.game(`timing.${table.active}`)}</p>
      )}
      {composing !== null && composing.mode !== 'card' && <Choices table={table} words={words} />}
      <div className={styles.actions}>
        {table.canGoBack && (
          <Button kind="secondary" icon={Undo2} disabled={play.sending} aria-keyshortcuts="Escape" onClick={table.back}>
            {t('compose.undo')}
          </Button>
        )}
        {composing?.ready != null && (
          <Button kind="primary" icon={Check} aria-keyshortcuts="Enter" onClick={table.finish}>
            {words.page('compose.whistleReady')}
          </Button>
        )}
        {play.draft.done && (
          <Button
            ref={send}
            kind="primary"
            icon={Send}
            disabled={play.sending}
            aria-keyshortcuts="Enter"
            onClick={() => void play.send()}
          >
            {t(play.sending ? 'compose.sending' : 'compose.send')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** What is decided so far, as sentences; each can be taken back with all that followed it. */
function Steps({ table, words }: ComposerProps) {
  const { t } = useTranslation('table')
  const draft = table.play.draft
  if (draft === null || draft.steps.length === 0) return null
  let count = 0
  return (
    <ol className={styles.steps} aria-label={t('compose.steps')}>
      {draft.steps.map((step, index) => {
        const before = step.forced ? null : count++
        return (
          <li key={`${index} ${step.token}`} className={styles.step}>
            <span>{decisionSentence(words, step.detail, table.active, ROLES[draft.seat])}</span>
            {before === null ? (
              <span className={styles.forced}>{t('compose.forced')}</span>
            ) : (
              <button
                type="button"
                className={styles.takeBack}
                disabled={table.play.sending}
                onClick={() => table.play.undo(before)}
              >
                {t('compose.takeBack')}
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Modes({ table, words }: ComposerProps) {
  const { composing } = table
  if (composing === null) return null
  return (
    <fieldset className={styles.modes} aria-label={words.page('compose.modes')}>
      {composing.modes.map(mode => (
        <button
          key={mode}
          type="button"
          className={styles.mode}
          aria-pressed={mode === composing.mode}
          onClick={() => table.chooseMode(mode)}
        >
          {words.page(`mode.${mode}`)}
        </button>
      ))}
    </fieldset>
  )
}

/** Every next choice as a button, in canonical order: what the board can do, the list can do. */
function Choices({ table, words }: ComposerProps) {
  const { t } = useTranslation('table')
  const { composing, scene } = table
  if (composing === null || composing.mode === null) return null
  const mode: Mode = composing.mode
  return (
    <ul className={styles.choices} aria-label={t('compose.choices')}>
      {composing.offers.map(offer => (
        <li key={keyOf(offer.part)}>
          <button
            type="button"
            className={styles.choice}
            data-mark={offer.mark}
            onClick={() => table.point(offer.part)}
            onPointerEnter={() => table.setPreview(offer.part)}
            onPointerLeave={() => table.setPreview(null)}
            onFocus={() => table.setPreview(offer.part)}
            onBlur={() => table.setPreview(null)}
          >
            {offerLabel(words, offer, mode, scene)}
          </button>
        </li>
      ))}
    </ul>
  )
}
