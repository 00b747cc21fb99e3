import { ROLES } from '@gaslight/jack-family'
import { Check, Send, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../design/Button.tsx'
import { useTranslation } from '../../../i18n/index.ts'
import styles from '../../../table/composer.module.css'
import { decisionSentence } from '../chronicle/sentences.ts'
import type { Table } from '../table/useTable.ts'
import type { JackTypes } from '../title.ts'

interface ComposerProps<T extends JackTypes> {
  readonly table: Table<T>
}

/** Composing a turn: what is decided already, the ways to go on, every choice as a button, and sending it. */
export function Composer<T extends JackTypes>({ table }: ComposerProps<T>) {
  const { t } = useTranslation('table')
  const { title, words, composing, play } = table
  const send = useRef<HTMLButtonElement>(null)
  const isDone = play.draft?.done ?? false
  // Whoever composed the turn with the keyboard goes on with Enter.
  useEffect(() => {
    if (isDone) send.current?.focus({ preventScroll: true })
  }, [isDone])
  if (play.draft === null) return null
  return (
    <div className={styles.composer}>
      <Steps table={table} />
      {composing !== null && composing.modes.length > 1 && <Modes table={table} />}
      {composing !== null && composing.modes.length > 1 && table.active !== undefined && (
        <p className={styles.timing}>{words.game(`timing.${table.active}`)}</p>
      )}
      {composing !== null && composing.mode !== 'card' && <Choices table={table} />}
      <div className={styles.actions}>
        {table.canGoBack && (
          <Button kind="secondary" icon={Undo2} disabled={play.sending} aria-keyshortcuts="Escape" onClick={table.back}>
            {t('compose.undo')}
          </Button>
        )}
        {composing?.ready != null && (
          <Button kind="primary" icon={Check} aria-keyshortcuts="Enter" onClick={table.finish}>
            {title.readyLabel(words, composing.mode)}
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
function Steps<T extends JackTypes>({ table }: ComposerProps<T>) {
  const { t } = useTranslation('table')
  const { title, words, play, active } = table
  const { draft } = play
  if (draft === null || draft.steps.length === 0) return null
  let count = 0
  return (
    <ol className={styles.steps} aria-label={t('compose.steps')}>
      {draft.steps.map((step, index) => {
        const before = step.forced ? null : count++
        return (
          <li key={`${index} ${step.token}`} className={styles.step}>
            <span>
              {decisionSentence(title, words, step.detail, {
                before: play.view,
                character: active,
                by: ROLES[draft.seat],
              })}
            </span>
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

function Modes<T extends JackTypes>({ table }: ComposerProps<T>) {
  const { composing, words } = table
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
function Choices<T extends JackTypes>({ table }: ComposerProps<T>) {
  const { t } = useTranslation('table')
  const { title, words, composing, scene } = table
  if (composing === null || composing.mode === null) return null
  const { mode } = composing
  return (
    <ul className={styles.choices} aria-label={t('compose.choices')}>
      {composing.offers.map(offer => (
        <li key={title.keyOf(offer.part)}>
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
            {title.offerLabel(words, offer, mode, scene)}
          </button>
        </li>
      ))}
    </ul>
  )
}
